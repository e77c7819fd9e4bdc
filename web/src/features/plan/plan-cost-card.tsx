import * as texts from '@porchlight/content/en/plan.ts';
import { trying } from '@porchlight/content/en/plan-what-ifs.ts';
import type { PlanCost } from '@porchlight/domain/plan/plan-cost.ts';
import type { Facts } from '@porchlight/domain/plan/plan-facts.ts';
import type { WeeklyRate } from '@porchlight/domain/weekly-rates/weekly-rates.contract.ts';
import { LazyPart } from '../../platform/page/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { costFigures } from './cost-words.ts';
import type { Trial } from './plan-what-ifs.tsx';

/** Counts with the estimate's own rules, which come after the page has been drawn. */
const loadCost = () => import('./computed-cost.tsx');

/** What the plan comes to, or would with what is tried. The card is as high before its figures are worked out. */
export function PlanCostCard({
  facts,
  trial,
  today,
  survey,
}: {
  facts: Facts;
  trial: Trial | undefined;
  today: string;
  survey: WeeklyRate;
}) {
  return (
    <section
      aria-labelledby="plan-cost"
      className={`grid gap-4 rounded-m border bg-surface p-5 sm:p-7 ${trial === undefined ? 'border-line' : 'border-dusk'}`}
    >
      <div className="grid gap-1">
        <h2 id="plan-cost" className="text-2xl">
          {texts.cost}
        </h2>
        <p className={`text-[.9375rem] ${trial === undefined ? 'text-ink-soft' : 'font-semibold'}`}>
          {trial === undefined ? texts.costLead : trying(trial.name)}
        </p>
      </div>
      {today === '' ? (
        <CostFigures cost={undefined} />
      ) : (
        <LazyPart
          load={loadCost}
          props={{ facts: { ...facts, ...trial?.whatIf.changed }, today, survey }}
          waiting={<CostFigures cost={undefined} />}
        />
      )}
    </section>
  );
}

/** The four figures by name; their places, until they are worked out. */
export function CostFigures({ cost }: { cost: PlanCost | undefined }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-x-6 gap-y-4">
      {costFigures.map(({ name, note, write }) => (
        <div key={name} className="grid content-start gap-0.5">
          <dt className="font-semibold text-[.9375rem]">{name}</dt>
          <dd className="figure-tabular font-display font-medium text-[1.75rem] leading-tight">
            {cost === undefined ? <Skeleton className="h-[1.25em] w-28" /> : write(cost)}
          </dd>
          <dd className="text-[.875rem] text-ink-soft leading-normal">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
