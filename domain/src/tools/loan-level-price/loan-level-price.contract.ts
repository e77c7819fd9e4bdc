import * as z from 'zod/mini';
import { priceWaivers } from '../../programs/loan-level-price/loan-level-price.ts';
import { toolEndpoint } from '../tool-endpoint.ts';
import { shownWorking } from '../tool-fields.ts';
import { pricedLoanInput } from './priced-loan.ts';

export const loanLevelPriceResult = z.object({
  /** In percent, cut after two places; then up to a whole percent. */
  ltvTruncated: z.string(),
  ltvPercentUsed: z.string(),
  band: z.string(),
  /** What each row of the grid adds, in percent of the loan: `scoreLtv` and the attributes, in camelCase. */
  parts: z.record(z.string(), z.string()),
  /** In percent of the loan, three places, and in dollars; null where the grid has no figure, for the `reason`. */
  percent: z.nullable(z.string()),
  dollars: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** Why nothing is charged, whatever the score is. */
  waiver: z.nullable(z.enum(priceWaivers)),
  ...shownWorking,
});
export type LoanLevelPriceResult = z.infer<typeof loanLevelPriceResult>;

export const loanLevelPriceEndpoint = toolEndpoint({
  path: '/tools/loan-level-price',
  summary: 'What the agencies charge for a score and a loan-to-value',
  description:
    'The loan-level price of Fannie Mae and Freddie Mac: a one-time price in percent of the loan, which lenders mostly turn into rate. It is no quote, and it does not say that a loan can be had. For loans over 15 years and Classic FICO. Waivers come first: HomeReady, and first-time buyers within the agencies’ income line, pay none for their score. FHA, VA and USDA have no such grid.',
  input: pricedLoanInput,
  result: loanLevelPriceResult,
  example: {
    input: { purpose: 'purchase', score: 718, loan: '270000', value: '300000', on: '2026-11-25' },
    answer: {
      ltvPercentUsed: '90',
      band: '85.01-90.00',
      parts: { scoreLtv: '1.250' },
      percent: '1.250',
      dollars: '3375.00',
    },
  },
});
