import * as z from 'zod/mini';
import { dollarsField, percentField, shownWorking, termMonthsField } from '../tool-fields.ts';
import * as texts from './en.ts';

/** Loans of any year have an APR, so any calendar day will do. */
const day = z.iso.date(texts.dayInvalid);

const base = z.enum(['day', 'week', 'semimonth', 'month', 'year']);

const unitPeriod = z.object({
  base,
  /** How many of them make one unit-period: 2 weeks, 3 months. */
  multiple: z._default(
    z
      .int(texts.wholeNumberNeeded)
      .check(z.minimum(1, texts.enterAtLeast1), z.maximum(366, texts.enterAtMost366)),
    1,
  ),
});

const datedAmount = z.object({ date: day, amount: dollarsField });

/** An amount `t` whole unit-periods and the fraction `f` of one after the term begins. */
const placedAmount = z.object({
  t: z.int().check(z.minimum(0), z.maximum(20_000)),
  f: z._default(z.string().check(z.regex(/^(0(\.\d{1,20})?|1(\.0{1,20})?)$/, texts.fractionInvalid)), '0'),
  amount: dollarsField,
});

const amounts = z.union([
  z.array(datedAmount).check(z.minLength(1), z.maxLength(2000)),
  z.array(placedAmount).check(z.minLength(1), z.maxLength(2000)),
]);

/** `count` equal payments a unit-period apart; `last`, where it is given, is the last of them. */
const series = z.object({
  first: day,
  count: z.int().check(z.minimum(1), z.maximum(20_000)),
  amount: dollarsField,
  last: z.optional(datedAmount),
});

export const aprInput = z.object({
  /**
   * Where it is left out it follows from the days (appendix J (b)(4)): the common period that occurs most often, for one advance with one
   * payment the term up to a year. Amounts counted in unit-periods, and a series without its last day, are taken for monthly.
   */
  unitPeriod: z.optional(unitPeriod),
  advances: z.optional(amounts),
  payments: z.optional(z.union([amounts, series])),
  /** One advance at the start, in place of `advances`; of a mortgage, the loan less the prepaid finance charge. */
  amountFinanced: z.optional(dollarsField),
  /** A mortgage by its terms, in place of advances and payments. */
  loanAmount: z.optional(dollarsField),
  ratePercent: z.optional(percentField),
  termMonths: z.optional(termMonthsField),
  /** What was paid for the credit at or before closing, by name: points, lender's fees, prepaid interest. */
  prepaidFinanceCharges: z.optional(z.record(z.string().check(z.maxLength(80)), dollarsField)),
  /** Mortgage insurance a month and the number of payments it comes with, from the first on. */
  miMonthly: z.optional(dollarsField),
  miPayments: z.optional(z.int().check(z.minimum(0), z.maximum(600))),
});
export type AprInput = z.infer<typeof aprInput>;

export const aprResult = z.object({
  /** Twelve decimals. */
  aprPercent: z.string(),
  /** As disclosures print it: three decimals, zeros at the end dropped. */
  aprPercentDisclosed: z.string(),
  /** The unit-period that was counted in, and whether it was given, derived from the days or terms, or assumed to be a month. */
  unitPeriod: z.object({ base, multiple: z.int() }),
  unitPeriodBasis: z.enum(['given', 'derived', 'assumed']),
  unitPeriodsPerYear: z.string(),
  amountFinanced: z.string(),
  totalOfPayments: z.string(),
  /** What the credit costs in dollars: the total of payments less the amount financed. */
  financeCharge: z.string(),
  ...shownWorking,
});
export type AprResult = z.infer<typeof aprResult>;
