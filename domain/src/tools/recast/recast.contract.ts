import * as z from 'zod/mini';
import { toolEndpoint } from '../tool-endpoint.ts';
import { dollarsField, percentField, shownWorking, termMonthsField } from '../tool-fields.ts';
import * as texts from './en/recast.ts';

/** No note bears a rate outside these, percent a year: 0 and 99 are slips of the hand. */
const HIGHEST_RATE = 30;
const noteRateField = percentField.check(
  z.refine((text) => Number(text) > 0 && Number(text) <= HIGHEST_RATE, texts.enterTheNotesRate),
);

export const recastInput = z.object({
  /** What is owed before the lump sum; above zero. */
  balance: dollarsField,
  /** Percent a year, above 0 to 30. */
  rate: noteRateField,
  /** Payments still due. */
  monthsLeft: termMonthsField,
  /** Above zero and less than the balance. */
  lumpSum: dollarsField,
  /** What the servicer asks for it. */
  fee: z._default(dollarsField, '0'),
});
export type RecastInput = z.output<typeof recastInput>;

export const recastResult = z.object({
  oldPayment: z.string(),
  newPayment: z.string(),
  monthlySaving: z.string(),
  /** Months after which the lower payments have saved the fee; null where they never do within the term. */
  monthsToEarnBackFee: z.nullable(z.int()),
  /** Interest still to come, without the lump sum and after a recast. */
  interestBefore: z.string(),
  interestAfter: z.string(),
  interestSaved: z.string(),
  /** The lump sum alone, with the old payment kept: how many payments are left, and their interest. */
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
    'The rate and the last payment’s date stay; the payment is worked out anew over the months that are left. Beside it stands what the same lump sum does without a recast: the old payment goes on and the loan ends sooner, with less interest. Principal and interest alone, of a fixed rate.',
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
