import * as z from 'zod/mini';
import { calendarDateField } from '../../kernel/fields.ts';
import { toolEndpoint } from '../tool-endpoint.ts';
import { dollarsField, percentField, shownWorking } from '../tool-fields.ts';
import * as texts from './en/loan-price.ts';

export const loanPriceInput = z.object({
  lien: z._default(z.enum(['first', 'subordinate']), 'first'),
  loanAmount: z.optional(dollarsField),
  /** The loan less what finances its points and fees (12 CFR 1026.32(b)(4)); the loan amount where it is left out. */
  totalLoanAmount: z.optional(dollarsField),
  /** Over the conforming limit. */
  jumbo: z._default(z.boolean(), false),
  manufacturedHome: z._default(z.boolean(), false),
  /** The home is personal property, not real estate. */
  personalProperty: z._default(z.boolean(), false),
  pointsAndFees: z.optional(dollarsField),
  apr: z.optional(percentField),
  /** The average prime offer rate for the week the rate was set in. Or the CFPB's table of them, as it comes: */
  apor: z.optional(percentField),
  aporTable: z.optional(z.string().check(z.maxLength(60_000, texts.pasteAtMost60000))),
  /** The day the rate was set, and the years it is for: they find the rate in the table. */
  lockDate: z.optional(calendarDateField),
  termYears: z.optional(z.int().check(z.minimum(1), z.maximum(50))),
  /** The action of Regulation C; 1, originated, where it is left out. A spread is reported for 1, 2 and 8. */
  actionTaken: z._default(z.int().check(z.minimum(1), z.maximum(8)), 1),
  reverseMortgage: z._default(z.boolean(), false),
  /** The year, or the day, whose lines count; today's where both are left out. */
  year: z.optional(z.int().check(z.minimum(2000), z.maximum(2099))),
  on: z.optional(calendarDateField),
});
export type LoanPriceInput = z.infer<typeof loanPriceInput>;

export const loanPriceResult = z.object({
  /** A general qualified mortgage's APR stays below APOR and these points. */
  maxAprMinusApor: z.nullable(z.string()),
  /** The most in points and fees that a qualified mortgage may charge. */
  cap: z.nullable(z.string()),
  /** Points and fees over this, or an APR over APOR by more than these points, make a loan high-cost. */
  highCostIfFeesExceed: z.nullable(z.string()),
  highCostIfAprMinusAporExceeds: z.nullable(z.string()),
  /** An APR over APOR by these points or more makes a loan higher-priced. */
  hpmlThreshold: z.string(),
  apor: z.nullable(z.string()),
  /** APR less APOR, three decimals; null where it is not reported. */
  rateSpread: z.nullable(z.string()),
  aprMinusAporMinusThreshold: z.nullable(z.string()),
  isHpml: z.nullable(z.boolean()),
  /** By price alone: income, debts and the loan's features decide too. */
  qmPrice: z.nullable(z.enum(['safeHarbor', 'rebuttable', 'notQualified'])),
  isWithinCap: z.nullable(z.boolean()),
  isHighCost: z.nullable(z.boolean()),
  ...shownWorking,
});
export type LoanPriceResult = z.infer<typeof loanPriceResult>;

export const loanPriceEndpoint = toolEndpoint({
  path: '/tools/loan-price',
  summary: 'How a loan is priced by the lines of the law',
  description:
    'The lines for qualified, higher-priced and high-cost mortgages (12 CFR 1026.43, 1026.35, 1026.32), and where a loan lies: its APR against the average prime offer rate of its week, its points and fees against the caps. The rates of the weeks are not held here: give the one that counts, or the table the CFPB publishes.',
  input: loanPriceInput,
  result: loanPriceResult,
  example: {
    input: { loanAmount: '269910', apr: '7.894', apor: '6.55', pointsAndFees: '5718.43', year: 2026 },
    answer: {
      maxAprMinusApor: '2.25',
      cap: '8097.30',
      rateSpread: '1.344',
      isHpml: false,
      qmPrice: 'safeHarbor',
    },
  },
});
