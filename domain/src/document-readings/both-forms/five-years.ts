import { Decimal } from '../../kernel/decimals.ts';
import { computeLevelPayment } from '../../loans/level-payment.ts';
import type { FormReading } from '../form-reading.ts';
import type { LoanCheck } from './loan-check.ts';
import type { LoanValues } from './loan-values.ts';

const PAYMENTS = 60;

/**
 * Whether the total of five years is one that the unrounded parts give (12 CFR 1026.37(l)(1)): 60 payments of principal, interest and
 * mortgage insurance, the loan costs and the prepaid interest. The form prints insurance and costs in whole dollars, so that it is known up
 * to half a dollar for each of them; a total outside of that is another sum. Undefined where payments change within five years.
 */
export function checkFiveYears(
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
