import { findEscrowInForce } from './escrow/escrow-in-force.ts';
import { findRecord, type HomeRecord, listRecords } from './home-record.ts';
import { loanKind } from './kinds/loan.ts';
import { paymentKind } from './kinds/payment.ts';
import { listStandingRows } from './loan/standing-schedule.ts';

/** The next payment and its parts in whole cents; null where the record does not have one. `total` is of those that are known. */
export type NextPayment = {
  dueOn: string;
  total: number;
  principal: number;
  interest: number;
  escrow: number | null;
  mortgageInsurance: number | null;
};

/** The first payment of the entered loan due after `today`; undefined without a loan, and once nothing is owed. */
export function findNextPayment(records: readonly HomeRecord[], today: string): NextPayment | undefined {
  const loan = findRecord(loanKind, records)?.content;
  if (loan === undefined) return undefined;
  const paidOnTop = listRecords(paymentKind, records).map(({ content }) => content);
  const row = listStandingRows(loan, paidOnTop, today).find(({ dueOn }) => dueOn > today);
  if (row === undefined) return undefined;
  const { mortgageInsuranceMonthly: mortgageInsurance } = loan;
  const escrow = findEscrowInForce(loan, records, row.dueOn);
  const total = row.payment + (escrow ?? 0) + (mortgageInsurance ?? 0);
  return {
    dueOn: row.dueOn,
    ...{ total, principal: row.principal, interest: row.interest, escrow, mortgageInsurance },
  };
}
