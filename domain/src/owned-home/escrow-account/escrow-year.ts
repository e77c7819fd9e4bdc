import { Decimal, roundToCents } from '../../kernel/decimals.ts';
import { type CushionMonths, type Disbursement, runFromNothing } from './initial-escrow.ts';

/**
 * What an escrow account needs over its next twelve months, in dollars and whole cents. `target` is the balance it should have at the
 * end of each month, when it starts with `requiredStart`; `lowPlace` counts from 0, the first month.
 */
export type EscrowYear = {
  annual: Decimal;
  monthly: Decimal;
  cushion: Decimal;
  requiredStart: Decimal;
  target: readonly Decimal[];
  lowPlace: number;
};

/**
 * Projects a year by aggregate analysis (12 CFR 1024.17(d)(2)(i)): from nothing a twelfth, as it can be paid in whole cents, comes in
 * each month, bills go out in theirs; the start lifts the lowest balance to the cushion. A bill's `month` is 1 to 12, counted from the
 * first month of the year. The trial begins with a balance of nothing, which is one of those that are lifted.
 */
export function projectEscrowYear(bills: readonly Disbursement[], cushionMonths: CushionMonths): EscrowYear {
  const annual = sumBills(bills);
  const monthly = roundToCents(annual.div(12));
  const cushion = roundToCents(annual.times(cushionMonths).div(12));
  const trial = runFromNothing(
    (months) => monthly.times(months),
    (place) => sumBills(bills.filter(({ month }) => month === place + 1)),
  );
  const lowest = Decimal.min(...trial);
  const requiredStart = cushion.minus(Decimal.min(lowest, 0));
  return {
    annual,
    monthly,
    cushion,
    requiredStart,
    target: trial.map((balance) => requiredStart.plus(balance)),
    lowPlace: trial.findIndex((balance) => balance.eq(lowest)),
  };
}

function sumBills(bills: readonly Disbursement[]): Decimal {
  return bills.reduce((total, { amount }) => total.plus(amount), new Decimal(0));
}
