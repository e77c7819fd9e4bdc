import * as z from 'zod/mini';
import { dollarsField, percentField, shownWorking } from '../tool-fields.ts';
import * as texts from './en.ts';

const monthOfYear = z
  .int(texts.enterAMonth)
  .check(z.minimum(1, texts.monthTooLow), z.maximum(12, texts.monthTooHigh));
const monthCount = z
  .int(texts.monthsNotWhole)
  .check(z.minimum(0, texts.monthsNegative), z.maximum(36, texts.monthsTooMany));
/** Dollars that may be below zero: an account that has paid out more than it held. */
export const balanceField = z.string().check(z.regex(/^-?\d{1,11}(\.\d{1,2})?$/, texts.balanceNotRead));

export const escrowInput = z.discriminatedUnion(
  'kind',
  [
    /** The deposit at closing, from the bills of a year. */
    z.object({
      kind: z.literal('escrowAggregate'),
      disbursements: z
        .array(z.object({ month: monthOfYear, amount: dollarsField }))
        .check(z.maxLength(60, texts.billsTooMany)),
      firstPaymentMonth: monthOfYear,
      /** At most two: one sixth of a year. */
      cushionMonths: z._default(
        z.union([z.literal(0), z.literal(1), z.literal(2)], texts.cushionNotAllowed),
        2,
      ),
    }),
    /** The servicer's yearly analysis of an account. */
    z.object({
      kind: z.literal('escrowAnalysis'),
      requiredBalance: dollarsField,
      actualBalance: balanceField,
      monthlyEscrow: dollarsField,
    }),
    /** A first idea of what is paid ahead, where neither bills nor closing day are known. */
    z.object({
      kind: z.literal('prepaidEstimate'),
      price: dollarsField,
      loanAmount: dollarsField,
      ratePercent: percentField,
      days: z._default(
        z.int(texts.daysNotWhole).check(z.minimum(0, texts.daysNegative), z.maximum(31, texts.daysTooMany)),
        15,
      ),
      /** Days that a year is divided into: 365 as the public estimate had it; lenders mostly use 360. */
      basis: z._default(z.union([z.literal(360), z.literal(365)], texts.yearBasisUnknown), 365),
      insurancePercentPerYear: z._default(percentField, '0.5'),
      insuranceMonths: z._default(monthCount, 6),
    }),
    /** A first idea of what is put into escrow. */
    z.object({
      kind: z.literal('escrowEstimate'),
      price: dollarsField,
      months: z._default(monthCount, 2),
      taxPercentPerYear: z._default(percentField, '1'),
      insurancePercentPerYear: z._default(percentField, '0.5'),
    }),
  ],
  texts.chooseAKind,
);
export type EscrowInput = z.infer<typeof escrowInput>;

export const escrowResult = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('escrowAggregate'),
    annual: z.string(),
    monthly: z.string(),
    cushion: z.string(),
    /** The lowest balance of a year that starts from nothing, and its month by name. */
    lowPoint: z.string(),
    lowMonth: z.string(),
    initialDepositMax: z.string(),
    balances: z.array(z.object({ month: z.int(), balance: z.string() })),
    ...shownWorking,
  }),
  z.object({
    kind: z.literal('escrowAnalysis'),
    surplus: z.string(),
    /** Null where a surplus may be credited instead of paid back. */
    mustRefundWithinDays: z.nullable(z.int()),
    shortage: z.string(),
    lessThanOneMonth: z.boolean(),
    /** The fewest months over which a shortage is asked for; null where it may be asked for within 30 days. */
    mustSpreadMonthsAtLeast: z.nullable(z.int()),
    deficiency: z.string(),
    deficiencySpreadMonthsAtLeast: z.nullable(z.int()),
    ...shownWorking,
  }),
  z.object({
    kind: z.literal('prepaidEstimate'),
    prepaids: z.string(),
    /** In whole dollars. */
    prepaidsRounded: z.string(),
    interest: z.string(),
    insurance: z.string(),
    ...shownWorking,
  }),
  z.object({
    kind: z.literal('escrowEstimate'),
    initialEscrow: z.string(),
    monthlyTaxesInsurance: z.string(),
    ...shownWorking,
  }),
]);
export type EscrowResult = z.infer<typeof escrowResult>;
