import { shippedWeek } from '../../weekly-rates/weekly-rate.ts';
import { completeFacts } from '../assumed-facts.ts';
import { computePlanCost, type PlanCost } from '../plan-cost.ts';
import type { Facts } from '../plan-facts.ts';
import { computeCarriedPrice } from './carried-price.ts';
import { type ChangedFacts, listChangedFacts } from './changed-facts.ts';

/** What a plan comes to, with the price that its income carries: cents, and null without an income. */
export type WhatIfFigures = PlanCost & { carriedPrice: number | null };

/** The figures that a change is ordered by: a higher price, or less a month or at closing. */
const movedFigures = ['carriedPrice', 'payment', 'cashToClose'] as const;
export type MovedFigure = (typeof movedFigures)[number];

/** A plan with other facts: what it comes to now and then, and the figure that gains most. */
export type WhatIf = ChangedFacts & { before: WhatIfFigures; after: WhatIfFigures; most: MovedFigure };

const MAX_WHAT_IFS = 3;

/** What is shown in whole dollars has to change by one, in cents. */
const MIN_GAIN_CENTS = 100;

/**
 * What would move a plan most, the largest gain first: of price, month or cash the one that gains the largest share of what it is now. Each is the
 * plan's own reckoning with other facts. Empty where the plan has no price or nothing to borrow. `isBought`: the home is bought by contract, and its county
 * with its tax stays as it is.
 */
export function listWhatIfs(
  known: Facts,
  today: string,
  survey = shippedWeek,
  { limit = MAX_WHAT_IFS, isBought = false }: { limit?: number; isBought?: boolean } = {},
): WhatIf[] {
  const compute = (facts: Facts): WhatIfFigures | null => {
    const cost = computePlanCost(facts, today, survey);
    const carriedPrice = computeCarriedPrice(completeFacts(facts, today, survey), today);
    return cost && { ...cost, carriedPrice };
  };
  const before = compute(known);
  if (before === null) return [];
  return listChangedFacts(completeFacts(known, today, survey), today)
    .filter(({ kind }) => !(isBought && kind === 'tax'))
    .flatMap((tried) => {
      const after = compute({ ...known, ...tried.changed });
      const gain = after && findLargestGain(before, after);
      return gain ? [{ share: gain.share, found: { ...tried, before, after, most: gain.most } }] : [];
    })
    .toSorted((one, other) => other.share - one.share)
    .slice(0, limit)
    .map(({ found }) => found);
}

/** The figure that gains the largest share of itself; nothing where none gains a dollar. */
function findLargestGain(before: WhatIfFigures, after: WhatIfFigures) {
  const gains = movedFigures.flatMap((most) => {
    const [now, then] = [before[most], after[most]];
    if (now === null || then === null || now <= 0) return [];
    const gain = most === 'carriedPrice' ? then - now : now - then;
    return gain < MIN_GAIN_CENTS ? [] : [{ most, share: gain / now }];
  });
  return gains.toSorted((one, other) => other.share - one.share)[0];
}
