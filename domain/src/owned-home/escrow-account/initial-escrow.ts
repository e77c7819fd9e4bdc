import { Decimal, roundToCents } from '../../kernel/decimals.ts';

/** A yearly bill that escrow pays: the month it is paid in, 1 to 12, and dollars. */
export type Disbursement = { month: number; amount: Decimal };

/** Months of payments that may be held beyond what is needed: at most a sixth of the year (12 CFR 1024.17(c)(1)). */
export type CushionMonths = 0 | 1 | 2;

/** A first year of escrow in dollars. `balances` are the trial run from nothing, month by month from the first payment. */
export type EscrowStart = {
  annual: Decimal;
  monthly: Decimal;
  cushion: Decimal;
  lowPoint: Decimal;
  lowMonth: number;
  initialDeposit: Decimal;
  balances: readonly { month: number; balance: Decimal }[];
};

/**
 * The initial deposit by aggregate accounting (12 CFR 1024.17(d)(2)): a year is run from nothing with a twelfth paid in each
 * month before that month's bills; the deposit lifts its lowest balance to the cushion. `firstPaymentMonth` is 1 to 12.
 */
export function computeInitialEscrow(account: {
  disbursements: readonly Disbursement[];
  firstPaymentMonth: number;
  cushionMonths: CushionMonths;
}): EscrowStart {
  const { disbursements, firstPaymentMonth, cushionMonths } = account;
  const sum = (bills: readonly Disbursement[]) =>
    bills.reduce((total, { amount }) => total.plus(amount), new Decimal(0));
  const annual = sum(disbursements);

  // Paid in so far is counted in twelfths of the year and divided once, so that no month loses part of a cent.
  const monthOf = (place: number) => ((firstPaymentMonth - 1 + place) % 12) + 1;
  const balances = runFromNothing(
    (months) => annual.times(months).div(12),
    (place) => sum(disbursements.filter((bill) => bill.month === monthOf(place))),
  );
  const run = balances.map((balance, place) => ({ month: monthOf(place), balance }));
  const lowest = run.reduce((low, entry) => (entry.balance.lt(low.balance) ? entry : low));
  const cushion = annual.times(cushionMonths).div(12);
  return {
    annual,
    monthly: roundToCents(annual.div(12)),
    cushion: roundToCents(cushion),
    lowPoint: roundToCents(lowest.balance),
    lowMonth: lowest.month,
    initialDeposit: roundToCents(Decimal.max(cushion.minus(lowest.balance), 0)),
    balances: run.map(({ month, balance }) => ({ month, balance: roundToCents(balance) })),
  };
}

/**
 * The balances at the end of each of twelve months of a year that starts from nothing (12 CFR 1024.17(d)(2)(i)(A)): what was paid in
 * through so many months, less the bills of the months so far. Places count from 0, the first month.
 */
export function runFromNothing(
  paidInThrough: (months: number) => Decimal,
  billsIn: (place: number) => Decimal,
): Decimal[] {
  let paidOut = new Decimal(0);
  return Array.from({ length: 12 }, (_, place) => {
    paidOut = paidOut.plus(billsIn(place));
    return paidInThrough(place + 1).minus(paidOut);
  });
}
