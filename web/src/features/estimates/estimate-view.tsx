import { computedEstimate } from '@porchlight/content/computed-estimate.ts';
import type { Answers } from '@porchlight/domain/questionnaire/questionnaire.ts';
import { Printer } from 'lucide-react';
import { type KeyboardEvent, lazy, type ReactNode, type RefCallback, Suspense } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { SampleEstimateView } from './sample-estimate-view.tsx';

/** With the engine behind it; whoever reads the sample alone does not wait for that. */
const ComputedEstimateView = lazy(() => import('./computed-estimate-view.tsx'));

const { tabs } = computedEstimate;
const views = [
  { id: 'sample', label: tabs.sample },
  { id: 'yours', label: tabs.computed },
] as const;
type View = (typeof views)[number]['id'];

/**
 * Two estimates beside each other: the fixed sample (specification 9), which stands first, and one worked out from the buyer's
 * answers. The address names the open one. `back` and `next` lead away from both.
 */
export default function EstimateView({
  heading,
  answers,
  back,
  next,
}: {
  heading: RefCallback<HTMLHeadingElement>;
  answers: Answers;
  back: ReactNode;
  next: ReactNode;
}) {
  const { hash, search } = useLocation();
  const open: View = hash === '#yours' ? 'yours' : 'sample';
  return (
    <section
      aria-label="Estimates"
      className="mx-auto grid w-full max-w-5xl gap-8 px-[clamp(1rem,4vw,1.5rem)] py-6 lg:py-10 print:block print:p-0 print:[zoom:.93] print:text-[10pt] print:leading-normal"
    >
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        {back}
        <Button size="small" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4.5" />
          Print
        </Button>
      </div>
      <Tabs open={open} search={search} />
      <div
        id={`${open}-estimate`}
        role="tabpanel"
        aria-labelledby={`${open}-estimate-tab`}
        className="grid gap-8 print:block"
      >
        {open === 'sample' ? (
          <SampleEstimateView heading={heading} />
        ) : (
          <Suspense fallback={<div className="min-h-dvh" />}>
            <ComputedEstimateView heading={heading} answers={answers} />
          </Suspense>
        )}
      </div>
      <div className="flex justify-end print:hidden">{next}</div>
    </section>
  );
}

function Tabs({ open, search }: { open: View; search: string }) {
  const navigate = useNavigate();
  const toPlace = (id: View) => ({ search, hash: id === 'sample' ? '' : id });

  function move(event: KeyboardEvent): void {
    const target = findTarget(event.key, open);
    if (target === undefined) return;
    event.preventDefault();
    document.getElementById(`${target}-estimate-tab`)?.focus();
    void navigate(toPlace(target), { replace: true, preventScrollReset: true });
  }

  return (
    <div
      role="tablist"
      aria-label={tabs.label}
      className="grid grid-cols-2 gap-1 rounded-m bg-sunken p-1 inset-ring inset-ring-line sm:justify-self-start print:hidden"
    >
      {views.map(({ id, label }) => (
        <Link
          key={id}
          id={`${id}-estimate-tab`}
          role="tab"
          aria-selected={id === open}
          aria-controls={id === open ? `${id}-estimate` : undefined}
          tabIndex={id === open ? 0 : -1}
          to={toPlace(id)}
          replace
          preventScrollReset
          onKeyDown={move}
          className={`grid min-h-12 place-items-center rounded-s px-4 text-center font-semibold leading-tight sm:px-8 ${id === open ? 'bg-surface text-ink shadow-lift inset-ring inset-ring-line-strong' : 'text-ink-soft hover:text-ink'}`}
        >
          {label}
        </Link>
      ))}
    </div>
  );
}

function findTarget(key: string, open: View): View | undefined {
  if (key === 'ArrowRight' || key === 'ArrowLeft') return open === 'sample' ? 'yours' : 'sample';
  if (key === ' ') return open;
  return { Home: 'sample' as const, End: 'yours' as const }[key];
}
