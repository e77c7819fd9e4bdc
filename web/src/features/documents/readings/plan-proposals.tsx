import * as texts from '@porchlight/content/en/document-readings.ts';
import { labelField } from '@porchlight/content/en/document-readings.ts';
import { getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import { isSameValue } from '@porchlight/domain/plan/current-facts.ts';
import type { FactView } from '@porchlight/domain/plan/plan.contract.ts';
import type { Fact } from '@porchlight/domain/plan/plan-facts.ts';
import {
  listOpenFields,
  type ProposedFact,
  proposeFacts,
} from '@porchlight/domain/plan/plan-readings/proposed-facts.ts';
import { mayReplace } from '@porchlight/domain/plan/provenance.ts';
import type { ShownReading } from '@porchlight/domain/readings/document-readings/kept/kept-reading.ts';
import { paths } from '../../../paths.ts';
import { parseFailure } from '../../../platform/api/failure.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { sentence } from '../../../ui/sentence.ts';
import { describeValue, getFactName } from '../../tools/plan/fact-words.ts';
import { useReadingPlanFacts, type useReadingWork } from './readings.queries.ts';

type Offered = ProposedFact & { held: FactView | undefined; needsAsking: boolean };

/** Figures of this document that the plan does not have: one press each, or all that replace no one's own entry. */
export function PlanProposals({
  reading,
  take,
}: {
  reading: ShownReading;
  take: ReturnType<typeof useReadingWork>['take'];
}) {
  const plan = useReadingPlanFacts();
  if (plan.data === undefined) return null;
  const proposed = proposeFacts(reading, getCalendarDay(new Date()));
  const open = listOpenFields(reading);
  if (proposed.length === 0 && open.length === 0) return null;
  const offered = proposed.flatMap((each) => offer(each, plan.data.facts));
  const free = offered.filter(({ needsAsking }) => !needsAsking).map(({ fact }) => fact);
  const use = (facts: Fact[], replace: Fact[] = []) =>
    take.mutate({ id: reading.documentId, facts, replace });
  // What a buyer entered meanwhile was kept.
  const taken =
    take.data === undefined
      ? []
      : (take.variables?.facts ?? []).filter((fact) => !take.data.kept.includes(fact));
  return (
    <section aria-labelledby="use-in-plan" className="grid gap-2.5 rounded-m border border-line bg-paper p-4">
      <h3 id="use-in-plan" className="font-sans font-semibold text-[1.0625rem]">
        {texts.useInPlan}
      </h3>
      <p className="text-[.9rem] text-ink-soft">
        {offered.length > 0 ? texts.planLead : proposed.length > 0 ? texts.allInPlan : null}
      </p>
      {offered.length > 0 && (
        <ul className="grid gap-2">
          {offered.map((each) => (
            <ProposalRow
              key={each.fact}
              offered={each}
              isBusy={take.isPending && take.variables.facts.includes(each.fact)}
              onUse={() => use([each.fact], each.needsAsking ? [each.fact] : [])}
            />
          ))}
        </ul>
      )}
      {free.length > 1 && (
        <Button size="small" variant="primary" className="justify-self-start" onClick={() => use(free)}>
          {texts.useAll}
        </Button>
      )}
      <div role="status" className="text-[.9375rem]">
        {taken.length > 0 && <p>{texts.nowInPlan(taken.map(getFactName).join(', '))}</p>}
      </div>
      {take.error !== null && (
        <p role="alert" className="text-brick">
          {texts.notTaken}. {parseFailure(take.error).message}
        </p>
      )}
      {open.length > 0 && (
        <p className="text-[.9rem] text-ink-soft">{texts.confirmFirst(open.map(labelField).join(', '))}</p>
      )}
      {taken.length > 0 && (
        <ButtonLink to={paths.plan} size="small" variant="plain" className="justify-self-start">
          {texts.seePlan}
        </ButtonLink>
      )}
    </section>
  );
}

function offer(proposed: ProposedFact, facts: readonly FactView[]): Offered[] {
  const held = facts.find(({ fact, value }) => fact === proposed.fact && value !== null);
  if (held !== undefined && isSameValue(held.value, proposed.value)) return [];
  return [{ ...proposed, held, needsAsking: mayReplace(held?.from.source, 'document') !== 'silently' }];
}

function ProposalRow({
  offered: { fact, value, held, needsAsking },
  isBusy,
  onUse,
}: {
  offered: Offered;
  isBusy: boolean;
  onUse: () => void;
}) {
  const hide = (words: string) => <span className="sr-only">{words}</span>;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
      <div className="min-w-0">
        <p className="text-[.9rem] text-ink-soft">{getFactName(fact)}</p>
        <p className="figure-tabular wrap-anywhere font-semibold">{describeValue(fact, value)}</p>
        {held !== undefined && (
          <p className="text-[.9rem] text-ink-soft">{texts.planSays(describeValue(fact, held.value))}</p>
        )}
      </div>
      <Button size="small" busy={isBusy} onClick={onUse}>
        {sentence(
          needsAsking ? texts.takeInstead(hide, getFactName(fact)) : texts.takeIt(hide, getFactName(fact)),
        )}
      </Button>
    </li>
  );
}
