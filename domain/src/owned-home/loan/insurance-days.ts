import { addMonths } from '../../kernel/calendar-dates.ts';
import { Decimal } from '../../kernel/decimals.ts';
import { fromCents } from '../../loans/cents.ts';
import { pickTable } from '../../programs/data-table.ts';
import { fhaMipTables } from '../../programs/mortgage-insurance/fha-mip-table.ts';
import { type InsuranceExit, listInsuranceExits } from '../owning-loan/pmi-exits.ts';
import { listStandingRows, type PaidOnTop, type ScheduledLoan } from './standing-schedule.ts';

export type LoanWithInsuranceDays = ScheduledLoan & {
  loanKind: 'conventional' | 'fha' | 'va' | 'usda' | 'other';
  originalValue: number | null;
  mortgageInsuranceMonthly: number | null;
};

/** As much of the home as insurance depends on; `price` in whole cents. */
export type InsuredHome = { boughtOn: string; price: number; isPrincipalResidence: boolean };

/** Of the original value, in whole cents, what each line is of the balance. */
export type PrivateInsurance = {
  kind: 'private';
  originalValue: number;
  /** The loan's record has no value of the home, so that the price is used for it. */
  isValueAssumed: boolean;
  requestLine: number;
  automaticLine: number;
  requestBySchedule: InsuranceExit;
  /** By what is really paid: the day is past where it is reached. Null where the present schedule never reaches it. */
  requestByPayments: InsuranceExit | null;
  automatic: InsuranceExit | null;
  finalDate: string | null;
};

/**
 * When mortgage insurance ends, by the kind of loan. `below`: the loan began at or below 80 percent. `not-residence`: the Homeowners
 * Protection Act is of principal residences alone. FHA's annual premium: `endsOn` is the first payment without it, null where it lasts as
 * long as the loan; `fha-ask` where the record cannot say (a table of another day, or a loan-to-value that depends on the upfront premium).
 */
export type InsuranceDays =
  | PrivateInsurance
  | { kind: 'fha'; endsOn: string | null; loanToValueUpTo: number }
  | { kind: 'below' | 'not-residence' | 'fha-ask' | 'usda' | 'va' };

const REQUEST_PERCENT = 80;
const AUTOMATIC_PERCENT = 78;

export function findInsuranceDays(
  loan: LoanWithInsuranceDays,
  home: InsuredHome,
  { paidOnTop, today }: { paidOnTop: readonly PaidOnTop[]; today: string },
): InsuranceDays {
  if (loan.loanKind === 'va' || loan.loanKind === 'usda') return { kind: loan.loanKind };
  if (loan.loanKind === 'fha') return findFhaDays(loan, home);
  if (!home.isPrincipalResidence) return { kind: 'not-residence' };
  const originalValue = loan.originalValue ?? home.price;
  const exits = listInsuranceExits({
    terms: {
      principal: fromCents(loan.amount),
      ratePercent: new Decimal(loan.ratePercent),
      termMonths: loan.termMonths,
    },
    originalValueCents: originalValue,
    firstPaymentDate: loan.firstPaymentOn,
    extraPayments: [],
  });
  if (exits.requestBySchedule === null) return { kind: 'below' };
  const line = (percent: number) => Math.floor((originalValue * percent) / 100);
  const requestLine = line(REQUEST_PERCENT);
  const reached = listStandingRows(loan, paidOnTop, today).find(({ balance }) => balance <= requestLine);
  return {
    kind: 'private',
    ...{ originalValue, isValueAssumed: loan.originalValue === null },
    ...{ requestLine, automaticLine: line(AUTOMATIC_PERCENT) },
    ...{ requestBySchedule: exits.requestBySchedule, automatic: exits.automatic, finalDate: exits.finalDate },
    requestByPayments: reached
      ? { payment: reached.number, date: reached.dueOn, balanceCents: reached.balance }
      : null,
  };
}

/**
 * By the base loan, which is the loan without the upfront premium: where the premium was financed, the amount of the note holds it. The
 * table is read for the day of closing.
 */
function findFhaDays(
  { amount, originalValue, termMonths, firstPaymentOn }: LoanWithInsuranceDays,
  home: InsuredHome,
) {
  const value = originalValue ?? home.price;
  if (home.boughtOn < fhaMipTables[0].from) return { kind: 'fha-ask' as const };
  const { content } = pickTable(fhaMipTables, home.boughtOn);
  const { shortDurationLtvPercent, shortDurationMonths, upfrontPercent } = content;
  const most = new Decimal(value).times(shortDurationLtvPercent).div(100);
  const loanToValueUpTo = Number(shortDurationLtvPercent);
  const withoutUpfront = new Decimal(amount).div(new Decimal(upfrontPercent).div(100).plus(1));
  if (withoutUpfront.gt(most)) return { kind: 'fha' as const, endsOn: null, loanToValueUpTo };
  if (most.lt(amount)) return { kind: 'fha-ask' as const };
  const endsOn = termMonths > shortDurationMonths ? addMonths(firstPaymentOn, shortDurationMonths) : null;
  return { kind: 'fha' as const, endsOn, loanToValueUpTo };
}
