import { countDaysBetween, isCalendarDate } from '../../../kernel/calendar-dates.ts';
import { Decimal } from '../../../kernel/decimals.ts';
import { computeLevelPayment } from '../../../loans/level-payment.ts';
import type { FormReading, ReadCostLine } from '../form-reading.ts';
import { findDay } from '../pages/read-values.ts';
import type { LoanCheck } from './loan-check.ts';
import { listSaidTwice } from './said-twice.ts';

const PAYMENTS = 60;

/**
 * Whether the total of five years is one that the unrounded parts give (12 CFR 1026.37(l)(1)): 60 payments of principal, interest and
 * mortgage insurance, the loan costs and the prepaid interest. The form prints insurance and costs in whole dollars, so that it is known up
 * to half a dollar for each of them; a total outside of that is another sum. Undefined where payments change within five years.
 */
function checkFiveYears(
  loan: LoanValues,
  { fields }: Pick<FormReading, 'fields' | 'lines'>,
): LoanCheck | undefined {
  const { amount, rate, months, loanCosts, isInterestOnly, prepaidInterest } = loan;
  const total = fields.five_years_total?.value;
  const paid = fields.five_years_principal?.value;
  if (amount === undefined || rate === undefined || months === undefined || loanCosts === undefined)
    return undefined;
  if (typeof total !== 'string' || typeof paid !== 'string' || !isSameForFiveYears(fields)) return undefined;
  const payment = isInterestOnly ? amount.times(rate).div(1200) : computeLevelPayment(amount, rate, months);
  const insurances = fields.mi_month?.value;
  const insurance = Array.isArray(insurances) ? String((insurances as readonly string[])[0]) : '';
  if (!/^\d+(\.\d+)?$/.test(insurance)) return undefined;
  const [printed, months60] = [new Decimal(insurance), new Decimal(PAYMENTS)];
  const exact = payment.plus(printed).times(months60).plus(loanCosts).plus(prepaidInterest);
  // Half a dollar of insurance each month, of each line of the loan costs (A, B and C) and of the total itself.
  const insuranceRoom = printed.isZero() || insurance.includes('.') ? new Decimal(0) : months60.div(2);
  const room = insuranceRoom.plus(ROUNDED_LINES).plus('0.5');
  const principal = isInterestOnly ? new Decimal(0) : principalPaid(amount, rate, payment);
  const holds = exact.minus(total).abs().lte(room) && principal.minus(paid).abs().lte(1);
  return { name: 'five_years_from_unrounded_parts', holds, proves: holds ? ['five_years_principal'] : [] };
}

/** Half a dollar for each of some dozen lines of the loan costs. */
const ROUNDED_LINES = new Decimal(8);

/** The balance that is gone after 60 level payments. */
function principalPaid(amount: Decimal, rate: Decimal, payment: Decimal): Decimal {
  if (rate.isZero()) return payment.times(PAYMENTS);
  const growth = rate.div(1200).plus(1).pow(PAYMENTS);
  const paidOff = payment.times(growth.minus(1)).div(rate.div(1200));
  return amount.minus(amount.times(growth).minus(paidOff));
}

/** Whether the first column of the projected payments holds for five years. */
function isSameForFiveYears(fields: FormReading['fields']): boolean {
  const heads = fields.columns?.value;
  const first = Array.isArray(heads) ? String((heads as readonly string[])[0]) : '';
  const [, from, to] = /^years? ?(\d{1,2}) ?[-–] ?(\d{1,2})$/i.exec(first) ?? [];
  return from === '1' && Number(to) >= 5;
}

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
function checkPerDiem(lines: readonly ReadCostLine[]): LoanCheck | undefined {
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

/** What a form says of its loan, as figures; undefined where it was not read. */
type LoanValues = {
  amount: Decimal | undefined;
  /** Percent a year. */
  rate: Decimal | undefined;
  months: number | undefined;
  payment: Decimal | undefined;
  /** Neither rate nor payment can change, and the loan is repaid from its first payment on. */
  isLevel: boolean;
  isInterestOnly: boolean;
  /** Section D. */
  loanCosts: Decimal | undefined;
  /** Interest per day times its days where both are printed, else its line; nothing where there is none. */
  prepaidInterest: Decimal;
  /** Mortgage insurance of the first month, as printed. */
  insurance: Decimal;
};

function readLoanValues({ fields, lines }: Pick<FormReading, 'fields' | 'lines'>): LoanValues {
  const figure = (name: string) => {
    const value = fields[name]?.value;
    return typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? new Decimal(value) : undefined;
  };
  const product = String(fields.product?.value ?? '');
  const [, years, more] =
    /^(\d{1,2}) years?(?:,? (\d{1,2}) months?)?$/i.exec(String(fields.term?.value ?? '')) ?? [];
  const insurance = fields.mi_month?.value;
  const first = Array.isArray(insurance) ? (insurance as readonly string[])[0] : undefined;
  const canChange = fields.rate_can_increase?.value === true || fields.pi_can_increase?.value === true;
  const isInterestOnly = /interest.only/i.test(product);
  return {
    ...{ amount: figure('loan_amount'), rate: figure('rate'), payment: figure('pi') },
    months: years === undefined ? undefined : Number(years) * 12 + Number(more ?? 0),
    isLevel: !canChange && !isInterestOnly && /fixed/i.test(product) && fields.balloon?.value === false,
    isInterestOnly,
    loanCosts: figure('D'),
    prepaidInterest: readPrepaidInterest(lines),
    insurance: first !== undefined && /^\d+(\.\d+)?$/.test(first) ? new Decimal(first) : new Decimal(0),
  };
}

function readPrepaidInterest(lines: FormReading['lines']): Decimal {
  // Recognition puts spaces into words.
  const line = lines.F?.find(({ label }) => /^prepaidinterest/i.test(label.replace(/\s/g, '')));
  if (line === undefined) return new Decimal(0);
  const [, each, days] = /^\$?([\d,.]+) per day for (\d+) days?/i.exec(line.detail ?? '') ?? [];
  return each === undefined || days === undefined
    ? new Decimal(line.amount)
    : new Decimal(each.replaceAll(',', '')).times(days);
}
