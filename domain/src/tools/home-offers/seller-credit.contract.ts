import * as z from 'zod/mini';
import { creditedLoans, creditedUses } from '../../home-offers/seller-credit-table.ts';
import { calendarDateField } from '../../kernel/fields.ts';
import { toolEndpoint } from '../tool-endpoint.ts';
import { dollarsField, shownWorking } from '../tool-fields.ts';
import * as texts from './en/home-offers.ts';

/** Loan-to-value in percent: a financed fee takes it above 100. */
const ltvField = z.string().check(
  z.regex(/^\d{1,3}(\.\d{1,6})?$/, texts.enterAtMost200Percent),
  z.refine((text) => Number(text) <= 200, texts.enterAtMost200Percent),
);

export const sellerCreditInput = z.object({
  loan: z.enum(creditedLoans),
  /** How the home will be used; only conventional loans tell it apart. */
  occupancy: z._default(z.enum(creditedUses), 'primary'),
  ltv: ltvField,
  /** Above zero. */
  price: dollarsField,
  /** The appraised value, where there is one: the limit is of the lower of the two. */
  value: z._default(z.nullable(dollarsField), null),
  /** The credit that is asked of the seller. */
  asked: dollarsField,
  /** What the buyer really has to pay at closing beside the down payment. */
  closingCosts: dollarsField,
  /** Of a VA loan, the ordinary closing costs among them, which do not count to the limit; at most the closing costs. */
  ordinaryCosts: z._default(dollarsField, '0'),
  /** The day whose table of limits counts; today's where it is left out. */
  on: z.optional(calendarDateField),
});
export type SellerCreditInput = z.output<typeof sellerCreditInput>;

export const sellerCreditResult = z.object({
  /** Percent of the lower of price and value. */
  limitPercent: z.int(),
  limit: z.string(),
  usable: z.string(),
  /** What was asked and cannot be used: it pays for nothing and is not paid out. */
  lost: z.string(),
  note: z.nullable(z.string()),
  ...shownWorking,
});
export type SellerCreditResult = z.infer<typeof sellerCreditResult>;

export const sellerCreditEndpoint = toolEndpoint({
  path: '/tools/seller-credit',
  summary: 'How much of a seller’s credit can be used',
  description:
    'Never more than the program’s limit, nor than the costs there are. Conventional loans on a home of one’s own: 3% above 90% loan-to-value, 6% above 75%, 9% up to it; 2% for an investment; FHA and USDA 6%; VA 4% of concessions, ordinary closing costs apart. The limits are those on which four lenders’ pages agree: the agencies’ own guides were not read by us.',
  input: sellerCreditInput,
  result: sellerCreditResult,
  example: {
    input: {
      loan: 'conventional',
      occupancy: 'primary',
      ltv: '95',
      price: '400000',
      asked: '15000',
      closingCosts: '14000',
      on: '2026-11-26',
    },
    answer: { limitPercent: 3, limit: '12000.00', usable: '12000.00', lost: '3000.00' },
  },
});
