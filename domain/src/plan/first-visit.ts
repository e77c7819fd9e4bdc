import type { Fact, Facts } from './plan-facts.ts';

/** The facts that the six questions of a first visit hold; "Where are you now?" is the journey's place, and no fact. */
export const firstVisitFacts = [
  'place',
  'timeline',
  'price',
  'priceRange',
  'incomeWages',
  'downPayment',
  'people',
] as const satisfies readonly Fact[];

/** The down payments that are offered, in percent of the price; any other is entered in dollars. */
export const downShares = ['3', '3.5', '5', '10', '20'] as const;
export type DownShare = (typeof downShares)[number];

/** What was answered; a question that was skipped is not there. A share is of the price, which may still be skipped. */
export type FirstAnswers = Pick<Facts, 'place' | 'timeline' | 'price' | 'incomeWages' | 'people'> & {
  readonly down?: { readonly share: DownShare } | { readonly cents: number };
};

/** Whether a plan has anything that a first visit asks. */
export function hasFirstAnswer(facts: Facts): boolean {
  return firstVisitFacts.some((fact) => facts[fact] !== undefined);
}
