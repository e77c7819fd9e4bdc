import type { HomeRecord } from '../home-record.ts';
import { findYearEnd, findYearStart, type StatementYear } from './statement-years.ts';

type EnteredEscrow = { escrowMonthly: number | null; balanceOn: string | null };
type Asked = StatementYear & { payment: number | null };

/**
 * The escrow part of the payment due on a day, in whole cents: what the newest yearly statement asks whose year has begun by then, or else
 * what was entered with the loan. A figure of the loan's own statement from after that year is newer.
 */
export function findEscrowInForce(
  { escrowMonthly, balanceOn }: EnteredEscrow,
  records: readonly HomeRecord[],
  day: string,
): number | null {
  // The kind of the statement is large, and pages of the loan do without it: rows are found by name.
  const newest = records
    .filter(({ kind }) => kind === 'escrow-statement')
    .map(({ content }) => content as Asked)
    .filter((statement) => statement.payment !== null && findYearStart(statement) <= day)
    .toSorted((one, other) => findYearStart(other).localeCompare(findYearStart(one)))[0];
  if (newest === undefined) return escrowMonthly;
  const isOutdated = escrowMonthly !== null && balanceOn !== null && balanceOn >= findYearEnd(newest);
  return isOutdated ? escrowMonthly : newest.payment;
}
