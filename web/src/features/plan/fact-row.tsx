import * as texts from '@porchlight/content/en/plan.ts';
import { factLinks } from '@porchlight/content/en/plan.ts';
import type { AssumedFacts } from '@porchlight/domain/plan/assumed-facts.ts';
import type { Fact, Facts } from '@porchlight/domain/plan/plan-facts.ts';
import { getToolPath } from '@porchlight/domain/tools/tool-pages.ts';
import type { WeeklyRate } from '@porchlight/domain/weekly-rates/weekly-rates.contract.ts';
import { History, Pencil, Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { onUseOrNothing } from '../../platform/page/late-parts.tsx';
import { LazyPart } from '../../platform/page/lazy-part.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { describeAssumedFact, describeSource, describeValue, getFactName } from '../tools/plan/fact-words.ts';
import { useEnterFact } from './plan.queries.ts';
import type { ShownFact } from './shown-plan.ts';

const loadForm = () => import('./fact-form.tsx');
const loadHistory = () => import('./fact-history.tsx');

/** What staff propose beside what it is about; few have one. */
const ProposalsHere = onUseOrNothing(() => import('../proposals/proposals-here.tsx'));

type Context = { fact: Fact; facts: Facts; today: string; survey: WeeklyRate };

const links: Partial<Record<Fact, { label: string; href: string }>> = factLinks;

/** The page that works with a fact; nothing for most of them. */
function FactLink({ fact }: { fact: Fact }) {
  const link = links[fact];
  if (link === undefined) return null;
  return (
    <p className="text-[.9375rem]">
      <Link to={link.href} className="inline-flex min-h-11 items-center text-link sm:min-h-0">
        {link.label}
      </Link>
    </p>
  );
}

/** One fact: its value, where it comes from, and on a press what it was before, or its form. */
export function FactRow({
  shown,
  assumed,
  ...context
}: Context & { shown: ShownFact | undefined; assumed: AssumedFacts | undefined }) {
  const { fact } = context;
  const [open, setOpen] = useState<'form' | 'history'>();
  const historyId = useId();
  const value = shown?.value ?? assumed?.values[fact] ?? null;
  const isAssumed = shown === undefined || (shown.value === null && value !== null);
  if (open === 'form')
    return <FormRow {...context} value={value} isOwn={!isAssumed} onClose={() => setOpen(undefined)} />;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 py-3 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)_auto] sm:py-4">
      <p className="font-semibold">{getFactName(fact)}</p>
      <div className="row-start-2 grid content-start gap-0.5 max-sm:col-span-2 sm:col-start-2 sm:row-start-1">
        <p
          className={`figure-tabular break-words text-[1.0625rem] ${isAssumed ? 'text-ink-soft' : 'font-semibold'}`}
        >
          {describeValue(fact, value)}
        </p>
        <p className="text-[.9375rem] text-ink-soft leading-normal">
          {shown?.isWaiting && texts.waiting}
          {shown?.isWaiting === false && !isAssumed && describeSource(shown)}
          {isAssumed && assumed !== undefined && describeAssumedFact(fact, assumed)}
        </p>
        <FactLink fact={fact} />
        {shown?.other && <OtherValue fact={fact} shown={shown} />}
      </div>
      <div className="-my-2 -mr-3.5 flex items-start">
        {fact === 'offers' ? (
          <OffersActions isThere={value !== null} />
        ) : (
          <Button
            variant="plain"
            size="small"
            aria-label={texts.changeFact(getFactName(fact))}
            onClick={() => setOpen('form')}
          >
            <Pencil aria-hidden="true" className="size-4.5" />
            {texts.change}
          </Button>
        )}
        <Button
          variant="plain"
          size="small"
          aria-label={texts.historyOf(getFactName(fact))}
          aria-expanded={open === 'history'}
          aria-controls={historyId}
          onClick={() => setOpen(open === 'history' ? undefined : 'history')}
        >
          <History aria-hidden="true" className="size-4.5" />
          <span className="max-sm:sr-only">{texts.history}</span>
        </Button>
      </div>
      <div className="col-span-full empty:hidden">
        <ProposalsHere kind="fact" of={fact} />
      </div>
      <div id={historyId} className="col-span-full empty:hidden">
        {open === 'history' && (
          <LazyPart
            load={loadHistory}
            props={{ fact, held: shown?.value ?? null }}
            waiting={<Skeleton className="h-20" />}
          />
        )}
      </div>
    </li>
  );
}

/** Offers are compared and changed where they are counted; here they are opened and taken out. */
function OffersActions({ isThere }: { isThere: boolean }) {
  const enter = useEnterFact();
  const isGone = useRef(false);
  return (
    <>
      <ButtonLink variant="plain" size="small" to={getToolPath('compare-offers')}>
        {texts.openOffers}
      </ButtonLink>
      {isThere && (
        <Button
          variant="plain"
          size="small"
          aria-label={texts.removeFact(getFactName('offers'))}
          onClick={() => {
            if (isGone.current) return;
            isGone.current = true;
            enter({ fact: 'offers', value: null });
          }}
        >
          {texts.takeOut}
        </Button>
      )}
    </>
  );
}

/** A fact that was not entered yet: one line. */
export function MissingFact(context: Context) {
  const { fact } = context;
  const [isOpen, setIsOpen] = useState(false);
  if (fact === 'offers')
    return (
      <li className="flex flex-wrap items-center justify-between gap-x-6 py-1.5">
        <p className="text-ink-soft">{getFactName(fact)}</p>
        <div className="-mr-3.5">
          <OffersActions isThere={false} />
        </div>
      </li>
    );
  if (isOpen) return <FormRow {...context} value={null} isOwn={false} onClose={() => setIsOpen(false)} />;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 py-1.5">
      <div>
        <p className="text-ink-soft">{getFactName(fact)}</p>
        <FactLink fact={fact} />
      </div>
      <Button
        variant="plain"
        size="small"
        className="-mr-3.5"
        aria-label={texts.addFact(getFactName(fact))}
        onClick={() => setIsOpen(true)}
      >
        <Plus aria-hidden="true" className="size-4.5" />
        {texts.add}
      </Button>
      <div className="w-full empty:hidden">
        <ProposalsHere kind="fact" of={fact} />
      </div>
    </li>
  );
}

function FormRow({
  onClose,
  ...form
}: Context & { value: ShownFact['value']; isOwn: boolean; onClose: () => void }) {
  return (
    <li className="py-4">
      <LazyPart load={loadForm} props={{ ...form, onClose }} waiting={<Skeleton className="h-28" />} />
      <ProposalsHere kind="fact" of={form.fact} />
    </li>
  );
}

/** What the other buyer had entered, and the one press that brings it back. */
function OtherValue({ fact, shown }: { fact: Fact; shown: ShownFact }) {
  const enter = useEnterFact();
  const isGone = useRef(false);
  if (shown.other === null) return null;
  const { value, by, from } = shown.other;
  const words = describeValue(fact, value);
  const name = shown.by?.name ?? '';
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-[.9375rem] leading-normal">
      <span>
        {by === null
          ? from.source === 'contract'
            ? texts.inContract(words)
            : texts.before(words)
          : shown.from.source === 'contract'
            ? texts.beforeContract(words)
            : by.isYou
              ? texts.youHad(words, name)
              : texts.theyHad(by.name, words)}
      </span>
      <Button
        variant="plain"
        size="small"
        className="-mx-3.5"
        onClick={() => {
          if (isGone.current) return;
          isGone.current = true;
          enter({ fact, value });
        }}
      >
        {texts.takeBack}
      </Button>
    </p>
  );
}
