import { addMonths } from '../../kernel/calendar-dates.ts';
import { Decimal } from '../../kernel/decimals.ts';
import { fromCents } from '../../loans/cents.ts';
import type { ExtraPayment } from '../../loans/extra-payments.ts';
import { computeSchedule } from '../../loans/schedule.ts';
import { computeRecast, type Recast } from '../owning-loan/recast.ts';
import { findNotePayment, type ScheduledLoan } from './standing-schedule.ts';

/** The loan from its next payment on; whole cents. `monthsLeft` are the payments until the end of the term, at least 1. */
export type LoanAhead = {
  balance: number;
  ratePercent: Decimal;
  monthsLeft: number;
  payment: number;
  nextDueOn: string;
};

/** Undefined where nothing is owed, or no payment lies ahead. */
export function findLoanAhead(
  loan: ScheduledLoan,
  { balance, nextDueOn }: { balance: number; nextDueOn: string | null },
): LoanAhead | undefined {
  if (balance <= 0 || nextDueOn === null) return undefined;
  let made = 0;
  while (made < loan.termMonths && addMonths(loan.firstPaymentOn, made) < nextDueOn) made += 1;
  const monthsLeft = loan.termMonths - made;
  const ratePercent = new Decimal(loan.ratePercent);
  return monthsLeft < 1
    ? undefined
    : { balance, ratePercent, monthsLeft, payment: findNotePayment(loan), nextDueOn };
}

/** What is paid on top with each payment, with each twelfth one from the next on, and once with the next. Whole cents, 0 for none. */
export type ExtraPlan = { monthly: number; yearly: number; once: number };

/** `paidOffOn` is the due date of the last payment. Interest is what is still to come. */
export type ExtraEffect = {
  months: number;
  monthsSaved: number;
  interest: number;
  interestSaved: number;
  paidOffOn: string;
};

export function computeExtraEffect(loan: LoanAhead, { monthly, yearly, once }: ExtraPlan): ExtraEffect {
  const extra = (cents: number, every: ExtraPayment['every']): ExtraPayment[] =>
    cents > 0 ? [{ amount: fromCents(cents), every, fromPayment: 1 }] : [];
  const plain = schedule(loan, []);
  const paid = schedule(loan, [...extra(monthly, 'month'), ...extra(yearly, 'year'), ...extra(once, 'once')]);
  const months = paid.rows.length;
  return {
    months,
    monthsSaved: plain.rows.length - months,
    interest: paid.totalInterest,
    interestSaved: plain.totalInterest - paid.totalInterest,
    paidOffOn: addMonths(loan.nextDueOn, months - 1),
  };
}

const schedule = ({ balance, ratePercent, monthsLeft, payment }: LoanAhead, extraPayments: ExtraPayment[]) =>
  computeSchedule(
    { principal: fromCents(balance), ratePercent, termMonths: monthsLeft },
    { payment: fromCents(payment), extraPayments },
  );

/** Beside what keeping the payment of the note does with the same money. */
export function compareRecast(
  { balance, ratePercent, monthsLeft, payment }: LoanAhead,
  { lumpSum, fee }: { lumpSum: number; fee: number },
): Recast {
  return computeRecast({
    ...{ balanceCents: balance, ratePercent, monthsLeft, paymentCents: payment },
    ...{ lumpSumCents: lumpSum, feeCents: fee },
  });
}
