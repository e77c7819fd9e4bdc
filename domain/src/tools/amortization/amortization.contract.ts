import * as z from 'zod/mini';
import { calendarDateField } from '../../kernel/fields.ts';
import { dollarsField, percentField, shownWorking, termMonthsField } from '../tool-fields.ts';
import * as texts from './en.ts';

const paymentNumber = z
  .int(texts.paymentNumberProblem)
  .check(z.minimum(1, texts.paymentNumberLow), z.maximum(600, texts.paymentNumberHigh));

const extraPayment = z.object({
  amount: dollarsField,
  every: z.enum(['month', 'year', 'once']),
  /** The payment it first comes with; 1 where it is left out. */
  fromPayment: z.optional(paymentNumber),
});

/** How the rate of an adjustable-rate loan may move. Caps are percentage points. */
const adjustableRate = z.object({
  /** The first payment at a changed rate: 61 for a rate fixed for five years. */
  firstChangePayment: paymentNumber,
  changeEveryMonths: paymentNumber,
  /** The index today. */
  indexPercent: percentField,
  marginPercent: percentField,
  firstCapPercent: percentField,
  periodicCapPercent: percentField,
  /** How far the rate may ever rise over the rate at the start. */
  lifetimeCapPercent: percentField,
  /** The rate never falls below this; the margin where it is left out. */
  floorPercent: z.optional(percentField),
});

/** How payments every two weeks reach the loan: each the day it comes, or held by the servicer and paid monthly. */
export const biweeklyWays = ['asReceived', 'heldMonthly'] as const;

const biweeklyInput = z.object({
  applied: z._default(z.enum(biweeklyWays), 'asReceived'),
  /** What is paid every two weeks, where it is not half of the monthly payment, rounded up to the cent. */
  payment: z.optional(dollarsField),
});

export const amortizationInput = z.object({
  principal: dollarsField,
  /** The yearly rate of the note in percent; the first one where it changes. */
  ratePercent: percentField,
  termMonths: termMonthsField,
  /** What is paid each month where it is not the level payment. */
  payment: z.optional(dollarsField),
  /** `equalPrincipal` pays the same principal each month, and the interest besides. `level` where it is left out. */
  method: z.optional(z.enum(['level', 'equalPrincipal'])),
  /** The first payments that pay interest alone; fewer than the term. */
  interestOnlyMonths: z.optional(
    z.int(texts.monthsNotWhole).check(z.minimum(0, texts.monthsNegative), z.maximum(599)),
  ),
  /** Rates already known, in the order of their payments. */
  rateChanges: z.optional(
    z.array(z.object({ fromPayment: paymentNumber, ratePercent: percentField })).check(z.maxLength(100)),
  ),
  adjustableRate: z.optional(adjustableRate),
  extraPayments: z.optional(z.array(extraPayment).check(z.maxLength(20))),
  /** Asks for the same loan paid every two weeks, 26 times a year, beside the monthly schedule. */
  biweekly: z.optional(biweeklyInput),
  /** Asks for what the first so many payments pay. */
  afterMonths: z.optional(
    z.int(texts.monthsNotWhole).check(z.minimum(0, texts.monthsNegative), z.maximum(600)),
  ),
  /** The day of the first payment; dates the last one. */
  firstPaymentDate: z.optional(calendarDateField),
});
export type AmortizationInput = z.infer<typeof amortizationInput>;

const row = z.object({
  number: z.int(),
  /** Interest and principal; an extra payment comes on top. */
  payment: z.string(),
  interest: z.string(),
  principal: z.string(),
  extra: z.string(),
  /** What is owed after it. */
  balance: z.string(),
});

const biweekly = z.object({
  applied: z.enum(biweeklyWays),
  /** How the interest was reckoned and the payments applied. */
  convention: z.string(),
  /** What is paid every two weeks. */
  payment: z.string(),
  paymentsPerYear: z.int(),
  /** What reaches the loan, counted: payments every two weeks as received, monthly ones where they are held. */
  payments: z.int(),
  /** How long they take, a month begun counted whole. */
  months: z.int(),
  lastPayment: z.string(),
  lastPaymentDate: z.nullable(z.string()),
  totalInterest: z.string(),
  totalPaid: z.string(),
  /** Against the monthly schedule. */
  monthsSaved: z.int(),
  interestSaved: z.string(),
  rows: z.array(row),
});
export type BiweeklyResult = z.infer<typeof biweekly>;

const step = z.object({ fromPayment: z.int(), ratePercent: z.string(), payment: z.string() });

export const amortizationResult = z.object({
  /** The first payment of principal and interest, as billed. */
  payment: z.string(),
  paymentUnrounded: z.string(),
  /** How many payments clear the loan. */
  payments: z.int(),
  /** The last of them, without an extra payment that comes with it. */
  lastPayment: z.string(),
  lastPaymentDate: z.nullable(z.string()),
  totalInterest: z.string(),
  totalPaid: z.string(),
  first: z.nullable(z.object({ ...row.shape, interestUnrounded: z.string() })),
  balanceAfter60: z.string(),
  balanceAfterHalfTerm: z.string(),
  /** The payment from each change on: the end of the interest-only months, a new rate. */
  steps: z.array(step),
  /** Interest, principal and what is owed with the first `afterMonths` payments as billed; null where they were not asked for. */
  interest: z.nullable(z.string()),
  principalPaid: z.nullable(z.string()),
  balance: z.nullable(z.string()),
  /** That interest as disclosures reckon it, without rounding on the way and without extra payments. */
  interestUnrounded: z.nullable(z.string()),
  /** Without rounding on the way, as disclosures total it; null where a payment of one's own was given. */
  disclosure: z.nullable(z.object({ totalOfPayments: z.string(), totalInterest: z.string() })),
  /** Against the same loan without the extra payments; below zero where cents of them only round a later payment down. */
  saved: z.nullable(z.object({ months: z.int(), interest: z.string() })),
  /** The loan paid every two weeks; null where it was not asked for. */
  biweekly: z.nullable(biweekly),
  /** An adjustable rate at its worst and at its best, each change as early and as large as the caps let it be. */
  adjustable: z.nullable(
    z.object({
      highest: z.array(step),
      lowest: z.array(step),
      highestPayment: z.string(),
      highestPaymentFrom: z.int(),
    }),
  ),
  rows: z.array(row),
  /** What to check: a payment of one's own that leaves most of a loan to the last one. */
  notes: z.array(z.string()),
  ...shownWorking,
});
export type AmortizationResult = z.infer<typeof amortizationResult>;
