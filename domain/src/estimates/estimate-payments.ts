import { type Decimal, roundToDollars } from '../kernel/decimals.ts';
import { formatAmount } from '../kernel/money.ts';

/** A column of projected payments as it is printed: "-" where no mortgage insurance is due. */
export type ProjectedPayment = { years: string; pi: string; mi: string; escrow: string; total: string };

/**
 * The columns of projected payments (12 CFR 1026.37(c)): mortgage insurance counts for every year in which a premium is due, so
 * that 80 premiums make "1-7". Insurance and escrow are rounded to dollars, and with them the total; principal and interest keep
 * their cents.
 */
export function projectPayments(parts: {
  termMonths: number;
  payment: Decimal;
  insurance: { monthly: Decimal; months: number };
  escrow: Decimal;
}): ProjectedPayment[] {
  const { termMonths, payment, insurance, escrow } = parts;
  const lastYear = Math.ceil(termMonths / 12);
  const insuredYears = insurance.monthly.isZero() ? 0 : Math.min(lastYear, Math.ceil(insurance.months / 12));
  const column = (from: number, to: number, isInsured: boolean): ProjectedPayment => {
    const cents = payment.toDecimalPlaces(2);
    const mi = isInsured ? roundToDollars(insurance.monthly) : undefined;
    const whole = roundToDollars(escrow);
    const total = cents.plus(mi ?? 0).plus(whole);
    const isRounded = mi !== undefined || !escrow.isZero();
    return {
      years: from === to ? String(from) : `${from}-${to}`,
      pi: formatAmount(cents, 'cents'),
      mi: mi === undefined ? '-' : formatAmount(mi, 'whole'),
      escrow: formatAmount(whole, 'whole'),
      total: isRounded ? formatAmount(total, 'whole') : formatAmount(total, 'cents'),
    };
  };
  const columns: ProjectedPayment[] = [];
  if (insuredYears > 0) columns.push(column(1, insuredYears, true));
  if (insuredYears < lastYear) columns.push(column(insuredYears + 1, lastYear, false));
  return columns;
}
