import {
  type Content,
  findRecord,
  type HomeRecord,
  listRecords,
} from '@porchlight/domain/owned-home/home-record.ts';
import { homeKind } from '@porchlight/domain/owned-home/kinds/home.ts';
import { loanKind } from '@porchlight/domain/owned-home/kinds/loan.ts';
import { paymentKind } from '@porchlight/domain/owned-home/kinds/payment.ts';
import { servicingTransferKind } from '@porchlight/domain/owned-home/kinds/servicing-transfer.ts';
import { listStandingRows, type StandingRow } from '@porchlight/domain/owned-home/loan/standing-schedule.ts';
import { findLoanBalance, type LoanBalance } from '@porchlight/domain/owned-home/loan-balance.ts';

/** What the cards of the loan share: the records, what is owed today, and the present schedule. */
export type OwnedLoanFigures = {
  records: readonly HomeRecord[];
  today: string;
  home: Content<typeof homeKind>;
  loan: Content<typeof loanKind>;
  payments: readonly HomeRecord<Content<typeof paymentKind>>[];
  paidOnTop: readonly Content<typeof paymentKind>[];
  owed: LoanBalance;
  rows: readonly StandingRow[];
  /** Whom payments and letters go to today. */
  servicer: string | null;
};

/** Undefined before home and loan are entered. */
export function gatherLoan(records: readonly HomeRecord[], today: string): OwnedLoanFigures | undefined {
  const home = findRecord(homeKind, records)?.content;
  const record = findRecord(loanKind, records);
  const owed = findLoanBalance(records, today);
  if (home === undefined || record === undefined || owed === undefined) return undefined;
  const payments = listRecords(paymentKind, records);
  const paidOnTop = payments.map(({ content }) => content);
  const rows = listStandingRows(record.content, paidOnTop, today);
  const moved = listRecords(servicingTransferKind, records)
    .filter(({ content }) => content.effectiveOn <= today)
    .sort((one, other) => one.content.effectiveOn.localeCompare(other.content.effectiveOn))
    .at(-1);
  const servicer = moved?.content.newServicer ?? record.content.servicer;
  return { records, today, home, loan: record.content, payments, paidOnTop, owed, rows, servicer };
}
