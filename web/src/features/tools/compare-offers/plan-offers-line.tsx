import * as texts from '@porchlight/content/en/plan-calculators.ts';
import { isSameValue } from '@porchlight/domain/plan/current-facts.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { paths } from '../../../paths.ts';
import { api } from '../../../platform/api/api.ts';
import { parseFailure } from '../../../platform/api/failure.ts';
import { queryClient } from '../../../platform/api/shared-query-client.ts';
import { createSubmissionId } from '../../../platform/browser/submission-id.ts';
import { useToday } from '../../../platform/today.ts';
import { Button } from '../../../ui/button.tsx';
import { usePlanFacts } from '../plan/plan-facts.queries.ts';
import { listPlanOffers, packOffers } from '../plan/plan-offers.ts';
import type { Typed } from '../tool-definition.ts';

type Props = {
  offers: readonly Typed[];
  isExample: boolean;
  fill: (offers: readonly Typed[]) => void;
  showExample: () => void;
};

/** Opens the comparison with the plan, says so, and keeps the offers in the plan. Brings what talks to the server along. */
export default function PlanOffersLine(props: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <Line {...props} />
    </QueryClientProvider>
  );
}

function Line({ offers, isExample, fill, showExample }: Props) {
  const facts = usePlanFacts();
  const today = useToday();
  const [outcome, setOutcome] = useState<{ of: readonly Typed[]; words: string; isSaved: boolean }>();
  const [isBusy, setIsBusy] = useState(false);
  const isFilled = useRef(false);
  const opened = useMemo(
    () => (facts === undefined || today === '' ? undefined : listPlanOffers(facts, today)),
    [facts, today],
  );
  useEffect(() => {
    if (opened === undefined || isFilled.current) return;
    isFilled.current = true;
    // Offers from a link, or typed meanwhile, stay.
    if (isExample) fill(opened.columns);
  });

  if (facts === undefined) return null;
  const packed = packOffers(offers);
  const isAsPlan = opened !== undefined && isSameValue(packed, packOffers(opened.columns));
  const areSaved = opened?.areSaved === true;
  const isOffered = !isExample && packed.length > 0 && !isAsPlan;
  const shown = outcome?.of === offers ? outcome : undefined;

  async function keep(kept: readonly Typed[] | null) {
    setIsBusy(true);
    try {
      const value = kept === null ? null : packOffers(kept);
      await api.plan.set.call({ fact: 'offers', id: createSubmissionId(), value, tool: 'compare-offers' });
      await queryClient.invalidateQueries({ queryKey: api.plan.key() });
      setOutcome({
        of: offers,
        words: kept === null ? texts.offersRemoved : texts.saved,
        isSaved: kept !== null,
      });
    } catch (error) {
      const { fields, message } = parseFailure(error);
      setOutcome({ of: offers, words: texts.notSaved(fields.value ?? message), isSaved: false });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className="grid justify-items-start gap-2 rounded-m bg-sunken px-4 py-2.5 text-[.9375rem] leading-normal">
      {opened !== undefined && (
        <p className="flex flex-wrap items-center gap-x-2">
          <span>
            {!isAsPlan && (areSaved ? texts.offersDiffer : texts.offersWithoutPlan)}
            {isAsPlan && (areSaved ? texts.fromYourPlan : texts.loanFromPlan)}
          </span>
          <Button
            variant="plain"
            size="small"
            className="-mx-3.5 underline"
            onClick={() => (isAsPlan ? showExample() : fill(opened.columns))}
          >
            {isAsPlan ? texts.exampleInstead : areSaved ? texts.takeOffers : texts.takeLoan}
          </Button>
        </p>
      )}
      {(isOffered || (isAsPlan && areSaved)) && (
        <div className="flex flex-wrap gap-2.5">
          {isOffered && (
            <Button size="small" busy={isBusy} onClick={() => void keep(offers)}>
              {texts.saveOffers}
            </Button>
          )}
          {isAsPlan && areSaved && (
            <Button variant="plain" size="small" busy={isBusy} onClick={() => void keep(null)}>
              {texts.removeOffers}
            </Button>
          )}
        </div>
      )}
      <p role="status" className="empty:hidden">
        {shown !== undefined && `${shown.words} `}
        {shown?.isSaved === true && (
          <a href={paths.plan} className="underline">
            {texts.seeYourPlan}
          </a>
        )}
      </p>
    </div>
  );
}
