import type { Schedule } from './schedule.ts';

/**
 * The position of both ways after `month` payments, in whole cents. `gain` is what refinancing has saved by then, or cost where negative.
 */
export type RefinanceMonth = {
  month: number;
  currentPaid: number;
  currentBalance: number;
  newPaid: number;
  newBalance: number;
  gain: number;
};

export type RefinanceComparison = {
  months: RefinanceMonth[];
  /** The first month refinancing is ahead in; null where it never is. 0 where it costs nothing and is not behind after a month. */
  breakEvenMonths: number | null;
  /** The last month it is ahead in, where the longer loan loses the gain again; null where it keeps it, or never had it. */
  aheadUntilMonth: number | null;
};

/**
 * Keeping a loan against replacing it, month by month: what was paid, plus what is still owed, plus the costs. What is paid less what it
 * takes off the balance is interest, so refinancing is ahead once it has saved more interest than it cost; a longer term's slower
 * principal counts, as it would not in costs / monthly saving. `costs` in cents, financed ones included: those are owed. Money taken
 * out is owed and held, so it counts for neither side.
 */
export function compareRefinance(
  current: Schedule,
  replacement: Schedule,
  costs: number,
): RefinanceComparison {
  const last = Math.max(current.rows.length, replacement.rows.length);
  const [old, next] = [createWalker(current), createWalker(replacement)];
  const months: RefinanceMonth[] = [];
  for (let month = 1; month <= last; month += 1) {
    const [before, after] = [old(month), next(month)];
    months.push({
      month,
      currentPaid: before.paid,
      currentBalance: before.balance,
      newPaid: after.paid,
      newBalance: after.balance,
      gain: before.interest - after.interest - costs,
    });
  }
  return { months, ...findCrossings(months, costs) };
}

function createWalker({ rows }: Schedule) {
  const sums = { paid: 0, interest: 0, balance: 0 };
  return (month: number) => {
    const row = rows[month - 1];
    if (row !== undefined) {
      sums.paid += row.payment + row.extra;
      sums.interest += row.interest;
      sums.balance = row.balance;
    }
    return { ...sums };
  };
}

function findCrossings(months: readonly RefinanceMonth[], costs: number) {
  const first = months.find(({ gain }) => gain > 0);
  const final = months.at(-1);
  if (first === undefined || final === undefined) return { breakEvenMonths: null, aheadUntilMonth: null };
  const lastAhead = months.findLast(({ gain }) => gain > 0);
  return {
    breakEvenMonths: costs === 0 && first.month === 1 ? 0 : first.month,
    aheadUntilMonth: final.gain > 0 ? null : (lastAhead?.month ?? null),
  };
}

/** Costs over the monthly saving, in whole months rounded up: what lenders call break-even. Null where nothing is saved a month. */
export function countSimpleBreakEven(costs: number, monthlySaving: number): number | null {
  return monthlySaving > 0 ? Math.ceil(costs / monthlySaving) : null;
}
