import * as z from 'zod/mini';
import { toolEndpoint } from '../tool-endpoint.ts';
import { dollarsField, percentField, shownWorking } from '../tool-fields.ts';

export const appraisalGapInput = z.object({
  /** Above zero, as is the appraised value. */
  price: dollarsField,
  appraisal: dollarsField,
  /** Of the price, as it was planned. */
  downPercent: percentField,
  /** Cash beyond the down payment that the offer promises for a gap. */
  gapPromise: z._default(dollarsField, '0'),
});
export type AppraisalGapInput = z.output<typeof appraisalGapInput>;

export const appraisalGapResult = z.object({
  /** By how much the appraisal is below the price; 0.00 where it is not. */
  gap: z.string(),
  coveredByPromise: z.boolean(),
  /** The loan that keeps the share of the value that was planned. */
  loanIfLtvKept: z.string(),
  cashDownNeeded: z.string(),
  cashDownPlanned: z.string(),
  moreCashThanPlanned: z.string(),
  /** What of the gap is beyond the promise: to be settled with the seller. */
  gapBeyondPromise: z.string(),
  ...shownWorking,
});
export type AppraisalGapResult = z.infer<typeof appraisalGapResult>;

export const appraisalGapEndpoint = toolEndpoint({
  path: '/tools/appraisal-gap',
  summary: 'What a low appraisal takes in cash',
  description:
    'A lender counts the loan’s share of the lower of price and appraised value. What it no longer lends comes in cash, beside what was planned, or the price comes down. Closing costs come on top.',
  input: appraisalGapInput,
  result: appraisalGapResult,
  example: {
    input: { price: '420000', appraisal: '405000', downPercent: '10', gapPromise: '15000' },
    answer: {
      gap: '15000.00',
      coveredByPromise: true,
      loanIfLtvKept: '364500.00',
      cashDownNeeded: '55500.00',
      moreCashThanPlanned: '13500.00',
    },
  },
});
