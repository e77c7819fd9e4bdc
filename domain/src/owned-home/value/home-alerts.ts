import { shippedWeek } from '../../weekly-rates/weekly-rate.ts';
import { findRecord, type HomeRecord } from '../home-record.ts';
import { homeKind } from '../kinds/home.ts';
import { loanKind } from '../kinds/loan.ts';
import { findLoanBalance } from '../loan-balance.ts';
import { findHomeValue } from './home-value.ts';
import type { AreaFigure } from './indexed-home.ts';
import { findWatchedRefinance } from './refinance-line.ts';

/** Lines whose crossing an owner is notified of, once for each crossing. */
export const homeAlertKinds = ['pmi-by-payments', 'pmi-by-value', 'refinance-pays'] as const;
export type HomeAlertKind = (typeof homeAlertKinds)[number];

/** Percent of the value from which on private mortgage insurance is asked for (12 U.S.C. 4901(2)). */
export const INSURANCE_LINE = 80;

/** Whether each line is crossed; undefined where what it needs is not entered, or no index is held. */
export type HomeLines = Readonly<Record<HomeAlertKind, boolean | undefined>>;

/**
 * - `pmi-by-payments`: what is owed is 80 percent or less of the original value. The owner may then ask in writing for the end of private insurance
 *   on a principal residence (12 U.S.C. 4902(a)); undefined of any other home.
 * - `pmi-by-value`: 80 percent or less of what the home may be worth now. What holds then is the servicer's to say.
 * - `refinance-pays`: the watched refinance is ahead within the years that the owner gave, at the newer of their rate and the survey's.
 */
export function findHomeLines(
  records: readonly HomeRecord[],
  figures: readonly AreaFigure[] | undefined,
  today: string,
  survey = shippedWeek,
): HomeLines {
  const owed = findLoanBalance(records, today);
  // The Homeowners Protection Act is of principal residences alone (12 U.S.C. 4901(13)).
  const isResidence = findRecord(homeKind, records)?.content.isPrincipalResidence === true;
  const isInsured = mayHaveInsurance(records) && owed !== undefined && owed.balance > 0;
  const original = findOriginalValue(records);
  const { counted } = findHomeValue(records, figures);
  const isWithin = (value: number | undefined) =>
    value === undefined || owed === undefined ? undefined : isAtMost(owed.balance, value);
  return {
    'pmi-by-payments': isInsured && isResidence ? isWithin(original) : undefined,
    'pmi-by-value': isInsured ? isWithin(counted?.amount) : undefined,
    'refinance-pays': findWatchedRefinance(records, today, survey)?.isPaying,
  };
}

/** The lesser of price and appraisal at closing; the price where the other is not known. Whole cents. */
export function findOriginalValue(records: readonly HomeRecord[]): number | undefined {
  return findRecord(loanKind, records)?.content.originalValue ?? findRecord(homeKind, records)?.content.price;
}

/**
 * Private insurance is on conventional loans above 80 percent of the original value. An amount of zero says that there is none, and no amount
 * that it is not known.
 */
export function mayHaveInsurance(records: readonly HomeRecord[]): boolean {
  const loan = findRecord(loanKind, records)?.content;
  const original = findOriginalValue(records);
  if (loan === undefined || original === undefined || loan.loanKind !== 'conventional') return false;
  if (loan.mortgageInsuranceMonthly !== null) return loan.mortgageInsuranceMonthly > 0;
  return !isAtMost(loan.amount, original);
}

/** In whole cents, so that one cent above the line is above it. */
const isAtMost = (balance: number, value: number) => balance * 100 <= value * INSURANCE_LINE;

/** What is remembered of a line between two checks. */
export type LineState = { isPast: boolean; crossedOn: string | null };

/** The line after a check: what is not known leaves it as it is, and only the step onto its other side is a crossing. */
export function stepLine(
  before: LineState | undefined,
  isPast: boolean | undefined,
  today: string,
): { after: LineState; isCrossed: boolean } {
  const known = before ?? { isPast: false, crossedOn: null };
  if (isPast === undefined || isPast === known.isPast) return { after: known, isCrossed: false };
  return {
    after: { isPast, crossedOn: isPast ? today : known.crossedOn },
    isCrossed: isPast,
  };
}
