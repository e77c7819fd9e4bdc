import * as texts from '@porchlight/content/en/homes.ts';
import type { HomeCost } from '@porchlight/domain/homes/home-cost.ts';
import type { HomeView } from '@porchlight/domain/homes/homes.contract.ts';
import { toDollars } from '@porchlight/domain/plan/plan-price.ts';
import { formatWholeDollars } from '../tools/figures.ts';

/** Cents to the nearest dollar. */
export const formatWholeCents = (cents: number) => formatWholeDollars(toDollars(cents));

const count = new Intl.NumberFormat('en-US');

/** "3 bed, 2.5 bath, 1,850 sq ft", as far as it is known. */
export function describeHome({ bedrooms, bathrooms, squareFeet }: HomeView): string {
  return texts.facts({
    beds: bedrooms === null ? '' : String(bedrooms),
    baths: bathrooms ?? '',
    feet: squareFeet === null ? '' : count.format(squareFeet),
  });
}

export const formatCount = (value: number) => count.format(value);

/** What a cost rests on and what it leaves, in short sentences. */
export function describeCost({ downPayment, assumed, savingsLeft, monthsLeft }: HomeCost): string[] {
  const [one] = assumed;
  const ofAssumed = assumed.length > 1 ? texts.bothAssumed : one && texts.assumed[one];
  const left =
    savingsLeft === null || monthsLeft === null
      ? undefined
      : savingsLeft < 0
        ? texts.savingsShort(formatWholeCents(-savingsLeft))
        : texts.savingsLeft(monthsLeft);
  return [texts.withDownPayment(formatWholeCents(downPayment)), left, ofAssumed].filter(
    (text) => text !== undefined,
  );
}
