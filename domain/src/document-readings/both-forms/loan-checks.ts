import { countDaysBetween, isCalendarDate } from '../../kernel/calendar-dates.ts';
import { Decimal } from '../../kernel/decimals.ts';
import { computeLevelPayment } from '../../loans/level-payment.ts';
import type { CostLine, FormReading } from '../form-reading.ts';
import { findDay } from '../pages/read-values.ts';
import { checkFiveYears } from './five-years.ts';
import type { LoanCheck } from './loan-check.ts';
import { type LoanValues, readLoanValues } from './loan-values.ts';
import { listSaidTwice } from './said-twice.ts';

/** The payment from rate and term, interest per day times days, total interest, and the sums of five years. */
export function listLoanChecks(reading: Pick<FormReading, 'form' | 'fields' | 'lines'>): LoanCheck[] {
  const loan = readLoanValues(reading);
  return [
    checkPayment(loan),
    checkInterestShare(loan, reading),
    checkPayments(loan, reading),
    checkPerDiem(reading.lines.F ?? []),
    checkColumns(reading),
    checkFiveYears(loan, reading),
    ...listSaidTwice(reading),
  ].filter((each) => each !== undefined);
}

const CENT = new Decimal('0.01');

/** Level payments of a fixed rate; others change, or begin with interest alone. */
function checkPayment(loan: LoanValues): LoanCheck | undefined {
  const { amount, rate, months, payment, isLevel, isInterestOnly } = loan;
  if (amount === undefined || rate === undefined || months === undefined || payment === undefined)
    return undefined;
  const exact = isInterestOnly ? amount.times(rate).div(1200) : computeLevelPayment(amount, rate, months);
  const holds = exact.minus(payment).abs().lt(CENT);
  // Interest alone does not depend on the term.
  const proves = ['pi', 'loan_amount', 'rate', ...(isInterestOnly ? [] : ['term'])];
  // An adjustable loan may begin with another payment than its term gives.
  return holds || isLevel ? { name: 'payment_from_rate', holds, proves: holds ? proves : [] } : undefined;
}

/**
 * Interest over the term, prepaid interest with it, as a percentage of the loan (12 CFR 1026.37(l)(3), 1026.38(o)(5)). It is nearly the same
 * of any amount, and proves none.
 */
function checkInterestShare(
  loan: LoanValues,
  { fields }: Pick<FormReading, 'fields'>,
): LoanCheck | undefined {
  const { amount, rate, months, isLevel, prepaidInterest } = loan;
  const tip = fields.tip?.value;
  if (
    !isLevel ||
    amount === undefined ||
    rate === undefined ||
    months === undefined ||
    typeof tip !== 'string'
  )
    return undefined;
  const interest = computeLevelPayment(amount, rate, months)
    .times(months)
    .minus(amount)
    .plus(prepaidInterest);
  const exact = interest.times(100).div(amount);
  const holds = exact
    .minus(tip)
    .abs()
    .lte(new Decimal(10).pow(-countPlaces(tip)));
  return { name: 'interest_share', holds, proves: holds ? ['tip', 'rate', 'term'] : [] };
}

const countPlaces = (text: string) => text.split('.')[1]?.length ?? 0;

/** All payments: principal, interest, loan costs and whole months of mortgage insurance (12 CFR 1026.38(o)(1)). */
function checkPayments(loan: LoanValues, { fields }: Pick<FormReading, 'fields'>): LoanCheck | undefined {
  const { amount, rate, months, isLevel, loanCosts, prepaidInterest, insurance } = loan;
  const total = fields.total_of_payments?.value;
  if (
    !isLevel ||
    amount === undefined ||
    rate === undefined ||
    months === undefined ||
    loanCosts === undefined
  )
    return undefined;
  if (typeof total !== 'string') return undefined;
  const rest = new Decimal(total)
    .minus(computeLevelPayment(amount, rate, months).times(months))
    .minus(loanCosts)
    .minus(prepaidInterest);
  const paid = insurance.isZero() ? new Decimal(0) : rest.div(insurance).toDecimalPlaces(0);
  const holds = paid.gte(0) && paid.lte(months) && rest.minus(paid.times(insurance)).abs().lte('0.015');
  return holds ? { name: 'total_of_payments', holds, proves: ['total_of_payments'] } : undefined;
}

/** "$23.44 per day for 15 days", or "from 4/15/13 to 5/1/13"; a Loan Estimate prints it in whole dollars. */
function checkPerDiem(lines: readonly CostLine[]): LoanCheck | undefined {
  for (const [index, { detail, amount }] of lines.entries()) {
    const [, each, count, from, to] =
      /^\$?([\d,.]+) per day (?:for (\d+) days?|from (\S+) to (\S+))/i.exec(detail ?? '') ?? [];
    if (each === undefined) continue;
    const [start, end] = [findDay(from ?? ''), findDay(to ?? '')];
    const days =
      count ??
      (start && end && isCalendarDate(start) && isCalendarDate(end)
        ? countDaysBetween(start, end)
        : undefined);
    if (days === undefined || /^0*$/.test(amount)) continue;
    const exact = new Decimal(each.replaceAll(',', '')).times(days);
    const holds = exact.toDecimalPlaces(amount.includes('.') ? 2 : 0).eq(amount);
    return { name: 'per_diem_rounded', holds, proves: holds ? [`F:${index}`] : [] };
  }
  return undefined;
}

/** Years of the projected payments follow each other from the first to the last of the loan. */
function checkColumns({ fields }: Pick<FormReading, 'fields'>): LoanCheck | undefined {
  const heads = fields.columns?.value;
  const [, years] = /^(\d{1,2}) years?$/i.exec(String(fields.term?.value ?? '')) ?? [];
  if (!Array.isArray(heads) || years === undefined) return undefined;
  let next = 1;
  for (const head of heads as readonly string[]) {
    const [, from, to] = /^years? ?(\d{1,2})(?: ?[-–] ?(\d{1,2}))?$/i.exec(head) ?? [];
    if (from === undefined || Number(from) !== next) return undefined;
    next = Number(to ?? from) + 1;
  }
  return next === Number(years) + 1
    ? { name: 'years_of_payments', holds: true, proves: ['columns', 'term'] }
    : undefined;
}
