import * as texts from '@porchlight/content/en/homes.ts';
import { computeCountedCost, type HomeCost } from '@porchlight/domain/homes/home-cost.ts';
import type { HomeView } from '@porchlight/domain/homes/homes.contract.ts';
import { formatCount } from '@porchlight/domain/kernel/formats.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import type { HomesProps } from './homes-props.ts';

/** "3 bed, 2.5 bath, 1,850 sq ft", as far as it is known. */
export function describeHome({ bedrooms, bathrooms, squareFeet }: HomeView): string {
  return texts.facts({
    beds: bedrooms === null ? '' : String(bedrooms),
    baths: bathrooms ?? '',
    feet: squareFeet === null ? '' : formatCount(squareFeet),
  });
}

/** What a home costs with the plan: by the terms of its offer, where one is out or was accepted, else at the price asked. */
export function computeShownCost(
  home: HomeView,
  { plan, offers, today, survey }: Pick<HomesProps, 'plan' | 'offers' | 'today' | 'survey'>,
): HomeCost | null {
  return computeCountedCost(plan, home, offers, { today, survey });
}

/** What a cost rests on and what it leaves, in short sentences. */
export function describeCost({ downPayment, assumed, savingsLeft, monthsLeft }: HomeCost): string[] {
  const [one] = assumed;
  const ofAssumed = assumed.length > 1 ? texts.bothAssumed : one && texts.assumed[one];
  const left =
    savingsLeft === null || monthsLeft === null
      ? undefined
      : savingsLeft < 0
        ? texts.savingsShort(formatCents(-savingsLeft, 'whole'))
        : texts.savingsLeft(monthsLeft);
  return [texts.withDownPayment(formatCents(downPayment, 'whole')), left, ofAssumed].filter(
    (text) => text !== undefined,
  );
}
