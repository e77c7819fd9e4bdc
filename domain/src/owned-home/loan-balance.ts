import { addMonths } from '../kernel/calendar-dates.ts';
import { Decimal } from '../kernel/decimals.ts';
import { countCents, createInterestRule, fromCents } from '../loans/cents.ts';
import { computeLevelPayment } from '../loans/level-payment.ts';
import { findRecord, type HomeRecord, listRecords } from './home-record.ts';
import { loanKind } from './kinds/loan.ts';
import { paymentKind } from './kinds/payment.ts';
import { findDayBeforeLoan, sumBetween } from './loan/standing-schedule.ts';

/**
 * What is owed on a day, in cents. `from` says what it was counted from: a statement's balance, or the amount of the note. Payments due
 * since then are taken as made; principal that was paid on top is counted on the due date that follows it.
 */
export type LoanBalance = {
  balance: number;
  from: 'statement' | 'note';
  /** Principal and interest that the note asks each month, in cents. */
  payment: number;
  /** The next due date after `today`; null once nothing is owed. */
  nextDueOn: string | null;
};

/** The loan's balance today; undefined where no loan is entered. */
export function findLoanBalance(records: readonly HomeRecord[], today: string): LoanBalance | undefined {
  const loan = findRecord(loanKind, records)?.content;
  if (loan === undefined) return undefined;
  const { amount, ratePercent, termMonths, firstPaymentOn, balanceOn } = loan;
  const rate = new Decimal(ratePercent);
  const payment = countCents(computeLevelPayment(fromCents(amount), rate, termMonths));
  const interestOf = createInterestRule(rate);
  const isStated = loan.balance !== null && balanceOn !== null && balanceOn <= today;
  let balance = isStated ? (loan.balance ?? amount) : amount;
  let since = isStated && balanceOn !== null ? balanceOn : findDayBeforeLoan(firstPaymentOn);
  const extras = listRecords(paymentKind, records).map(({ content }) => content);
  for (let number = 0; number < termMonths && balance > 0; number += 1) {
    const due = addMonths(firstPaymentOn, number);
    if (due <= since && isStated) continue;
    if (due > today) break;
    const paid = number === termMonths - 1 ? balance : Math.min(payment - interestOf(balance), balance);
    balance = Math.max(0, balance - paid - sumBetween(extras, since, due));
    since = due;
  }
  balance = Math.max(0, balance - sumBetween(extras, since, today));
  return { balance, from: isStated ? 'statement' : 'note', payment, nextDueOn: findNextDue() };

  function findNextDue(): string | null {
    if (balance === 0) return null;
    for (let number = 0; number < termMonths; number += 1) {
      const due = addMonths(firstPaymentOn, number);
      if (due > today) return due;
    }
    return null;
  }
}
