import { listStandingRows, type PaidOnTop, type ScheduledLoan } from './standing-schedule.ts';

type BilledLoan = ScheduledLoan & { escrowMonthly: number | null; mortgageInsuranceMonthly: number | null };

/** The next payment and its parts in whole cents; null where the record does not have one. `total` is of those that are known. */
export type NextPayment = {
  dueOn: string;
  total: number;
  principal: number;
  interest: number;
  escrow: number | null;
  mortgageInsurance: number | null;
};

/** The first payment due after `today`; undefined once nothing is owed. */
export function findNextPayment(
  loan: BilledLoan,
  paidOnTop: readonly PaidOnTop[],
  today: string,
): NextPayment | undefined {
  const row = listStandingRows(loan, paidOnTop, today).find(({ dueOn }) => dueOn > today);
  if (row === undefined) return undefined;
  const { escrowMonthly: escrow, mortgageInsuranceMonthly: mortgageInsurance } = loan;
  const total = row.payment + (escrow ?? 0) + (mortgageInsurance ?? 0);
  return {
    dueOn: row.dueOn,
    ...{ total, principal: row.principal, interest: row.interest, escrow, mortgageInsurance },
  };
}
