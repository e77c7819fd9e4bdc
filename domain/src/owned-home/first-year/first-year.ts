import { addDays, addMonths } from '../../kernel/calendar-dates.ts';
import type { PlaceCode } from '../../kernel/states.ts';
import { findStateFilingDay } from '../home-taxes/homestead-tables.ts';

/** What an owner does in the first year, in the order of its days. */
export const firstYearSteps = [
  'papers',
  'payment-letter',
  'recorded-deed',
  'first-payment',
  'homestead',
  'builder-walk-through',
  'escrow-statement',
] as const;
export type FirstYearStep = (typeof firstYearSteps)[number];

/** Months after closing until which the first year is shown and dated. */
const FIRST_YEAR_MONTHS = 13;

export type FirstYearHome = { boughtOn: string; state: PlaceCode; isPrincipalResidence: boolean };

/** What else the steps hang on; undefined where it is not entered. */
export type FirstYearFacts = {
  firstPaymentOn: string | undefined;
  /** Monthly escrow in cents; null or undefined where it is not known, 0 where there is no account. */
  escrowMonthly: number | null | undefined;
  isNewlyBuilt: boolean | undefined;
  /** The county's last day to file for the homestead exemption is entered: its record has the date then. */
  isFilingDated: boolean;
  /** A yearly escrow statement is entered: the next one is dated by it then. */
  hasEscrowStatement: boolean;
};

export type DatedStep = { step: FirstYearStep; day: string };

/** The steps that concern this home, each with the day to do it by or to look for it. */
export function listFirstYear(home: FirstYearHome, facts: FirstYearFacts): readonly DatedStep[] {
  const { boughtOn, state, isPrincipalResidence } = home;
  const { firstPaymentOn, escrowMonthly, isNewlyBuilt, isFilingDated, hasEscrowStatement } = facts;
  const filing = isPrincipalResidence && !isFilingDated ? findStateFilingDay(state, boughtOn) : undefined;
  const steps: (DatedStep | false)[] = [
    { step: 'papers', day: boughtOn },
    { step: 'payment-letter', day: addDays(boughtOn, 15) },
    { step: 'recorded-deed', day: addDays(boughtOn, 30) },
    firstPaymentOn !== undefined && { step: 'first-payment', day: firstPaymentOn },
    filing !== undefined && { step: 'homestead', day: filing },
    isNewlyBuilt === true && { step: 'builder-walk-through', day: addMonths(boughtOn, 11) },
    escrowMonthly !== 0 && !hasEscrowStatement && { step: 'escrow-statement', day: addMonths(boughtOn, 12) },
  ];
  return steps
    .filter((step) => step !== false)
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

/** Whether the first year of a home is shown and dated: thirteen months, and until the last day to file where that comes later. */
export function isFirstYear({ boughtOn, state }: FirstYearHome, today: string): boolean {
  const filing = findStateFilingDay(state, boughtOn);
  return today <= addMonths(boughtOn, FIRST_YEAR_MONTHS) || (filing !== undefined && today <= filing);
}
