import { addDays, addMonths } from '../../kernel/calendar-dates.ts';
import { Decimal } from '../../kernel/decimals.ts';
import { formatDollars, toWireDollars } from '../../kernel/money.ts';
import { BIWEEKLY_A_YEAR, computeBiweeklySchedule, countBiweeklyMonths } from '../../loans/biweekly.ts';
import { countCents, createInterestRule, fromCents } from '../../loans/cents.ts';
import type { LoanTerms } from '../../loans/loan-terms.ts';
import { computeSchedule, type Schedule } from '../../loans/schedule.ts';
import { InputRefusal } from '../input-refusal.ts';
import { formatScheduleRow } from '../write-schedule-row.ts';
import type { AmortizationInput, BiweeklyResult } from './amortization.contract.ts';
import { noteBalloon } from './balloon-notes.ts';
import * as texts from './en.ts';

const CONVENTIONS = {
  asReceived: texts.conventionAppliedBiweekly,
  heldMonthly: texts.conventionAppliedMonthly,
};

/**
 * The loan paid every two weeks, beside its monthly schedule. Throws InputRefusal for what is worked out monthly alone, and for a payment
 * that does not carry the loan.
 */
export function computeBiweekly(
  input: AmortizationInput,
  terms: LoanTerms,
  monthly: Schedule,
): BiweeklyResult | null {
  if (input.biweekly === undefined) return null;
  refuseOthers(input);
  const { applied } = input.biweekly;
  const billed = monthly.rows[0]?.payment ?? 0;
  const cents =
    input.biweekly.payment === undefined
      ? Math.ceil(billed / 2)
      : countCents(new Decimal(input.biweekly.payment));
  const isHeld = applied === 'heldMonthly';
  const schedule = isHeld ? holdPayments(input, terms, billed, cents) : applyPayments(terms, cents);
  const { rows, totalInterest, totalPaid } = schedule;
  const months = isHeld ? rows.length : countBiweeklyMonths(rows.length);
  return {
    applied,
    convention: CONVENTIONS[applied],
    payment: toWireDollars(cents),
    paymentsPerYear: BIWEEKLY_A_YEAR,
    payments: rows.length,
    months,
    lastPayment: toWireDollars(rows.at(-1)?.payment ?? 0),
    lastPaymentDate: dateLast(input, rows.length, isHeld),
    totalInterest: toWireDollars(totalInterest),
    totalPaid: toWireDollars(totalPaid),
    monthsSaved: monthly.rows.length - months,
    interestSaved: toWireDollars(monthly.totalInterest - totalInterest),
    rows: rows.map(formatScheduleRow),
  };
}

function refuseOthers(input: AmortizationInput): void {
  const { method, interestOnlyMonths = 0, rateChanges = [], adjustableRate, extraPayments = [] } = input;
  const isPlain =
    method !== 'equalPrincipal' &&
    interestOnlyMonths === 0 &&
    rateChanges.length === 0 &&
    adjustableRate === undefined &&
    extraPayments.length === 0;
  if (isPlain) return;
  throw new InputRefusal({
    biweekly: texts.biweeklyUnsupported,
  });
}

function applyPayments(terms: LoanTerms, cents: number): Schedule {
  const interest = createInterestRule(terms.ratePercent, BIWEEKLY_A_YEAR)(countCents(terms.principal));
  if (!terms.principal.isZero() && cents <= interest) {
    refusePayment(texts.biweeklyBelowInterest(formatDollars(toWireDollars(interest))));
  }
  return computeBiweeklySchedule(terms, fromCents(cents));
}

/** Twelve monthly payments a year, and with each twelfth what 26 payments bring beyond them. */
function holdPayments(
  { payment }: AmortizationInput,
  terms: LoanTerms,
  billed: number,
  cents: number,
): Schedule {
  const over = BIWEEKLY_A_YEAR * cents - 12 * billed;
  if (over < 0) {
    const least = Math.ceil((12 * billed) / BIWEEKLY_A_YEAR);
    refusePayment(texts.biweeklyBelowMonthly(formatDollars(toWireDollars(least))));
  }
  return computeSchedule(terms, {
    payment: payment === undefined ? undefined : new Decimal(payment),
    extraPayments: [{ amount: fromCents(over), every: 'year', fromPayment: 12 }],
  });
}

function refusePayment(sentence: string): never {
  throw new InputRefusal({ 'biweekly.payment': sentence });
}

/** Says where a payment every two weeks that someone entered is too low for the term. */
export function noteBiweeklyBalloon(input: AmortizationInput, biweekly: BiweeklyResult | null): string[] {
  if (biweekly?.applied !== 'asReceived') return [];
  const payment = input.biweekly?.payment;
  const about = { payment, months: input.termMonths, loan: 'loan', every: 'twoWeeks' } as const;
  return noteBalloon(about, { rows: [{ payment: countCents(new Decimal(biweekly.lastPayment)) }] });
}

/** Interest begins a month before the first monthly payment; payments every two weeks are counted from there. */
function dateLast({ firstPaymentDate }: AmortizationInput, payments: number, isHeld: boolean): string | null {
  if (firstPaymentDate === undefined || payments === 0) return null;
  if (isHeld) return addMonths(firstPaymentDate, payments - 1);
  return addDays(addMonths(firstPaymentDate, -1), 14 * payments);
}

/** What is owed after so many months of a loan paid every two weeks, in dollars as the wire writes them. */
export function getBiweeklyBalance(
  { applied, rows }: Pick<BiweeklyResult, 'applied' | 'rows'>,
  months: number,
): string {
  const payments = applied === 'heldMonthly' ? months : Math.floor((months * BIWEEKLY_A_YEAR) / 12);
  return rows[payments - 1]?.balance ?? '0.00';
}
