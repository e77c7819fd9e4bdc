import * as z from 'zod/mini';
import { toolEndpoint } from '../tool-endpoint.ts';
import { dollarsField, percentField, shownWorking, termMonthsField } from '../tool-fields.ts';
import * as texts from './en/recast.ts';

/** No note bears a rate outside these, percent a year: 99 is a slip of the hand. Loans of family or of a program may bear none. */
const HIGHEST_RATE = 30;
const noteRateField = percentField.check(
  z.refine((text) => Number(text) <= HIGHEST_RATE, texts.enterTheNotesRate),
);

export const recastInput = z.object({
  /** Before the lump sum. */
  balance: dollarsField,
  /** Percent a year, 0 to 30. */
  rate: noteRateField,
  monthsLeft: termMonthsField,
  /** Less than the balance. */
  lumpSum: dollarsField,
  fee: z._default(dollarsField, '0'),
});
export type RecastInput = z.output<typeof recastInput>;

export const recastResult = z.object({
  oldPayment: z.string(),
  newPayment: z.string(),
  monthlySaving: z.string(),
  /** Null where the lower payments never save the fee. */
  monthsToEarnBackFee: z.nullable(z.int()),
  /** All interest to come. */
  interestBefore: z.string(),
  interestAfter: z.string(),
  interestSaved: z.string(),
  /** Payments left where the lump sum is paid and the old payment kept. */
  monthsWithoutRecast: z.int(),
  interestWithoutRecast: z.string(),
  note: z.string(),
  ...shownWorking,
});
export type RecastResult = z.infer<typeof recastResult>;

export const recastEndpoint = toolEndpoint({
  path: '/tools/recast',
  summary: 'The payment after a lump sum and a recast',
  description:
    'A fixed rate and the months left stay, and the payment is worked out anew. Beside it, the same lump sum without a recast: the old payment goes on and the loan ends sooner. Principal and interest alone.',
  input: recastInput,
  result: recastResult,
  example: {
    input: { balance: '280000', rate: '6.5', monthsLeft: 330, lumpSum: '50000', fee: '250' },
    answer: {
      oldPayment: '1823.33',
      newPayment: '1497.73',
      monthlySaving: '325.60',
      monthsToEarnBackFee: 1,
    },
  },
});
