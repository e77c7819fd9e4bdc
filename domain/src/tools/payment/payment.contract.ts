import * as z from 'zod/mini';
import { toolEndpoint } from '../tool-endpoint.ts';
import { dollarsField, percentField, shownWorking, termMonthsField } from '../tool-fields.ts';

export const paymentInput = z.object({
  /** The loan in dollars. */
  principal: dollarsField,
  /** The yearly rate of the note in percent. */
  ratePercent: percentField,
  termMonths: termMonthsField,
});
export type PaymentInput = z.infer<typeof paymentInput>;

export const paymentResult = z.object({
  /** Principal and interest as billed each month: rounded to the cent. */
  payment: z.string(),
  /** The same without rounding, 25 places at most. */
  paymentUnrounded: z.string(),
  /** The unrounded payment times the months, as disclosures total it. */
  totalOfPayments: z.string(),
  /** The total of payments less the loan. */
  totalInterest: z.string(),
  ...shownWorking,
});
export type PaymentResult = z.infer<typeof paymentResult>;

export const paymentEndpoint = toolEndpoint({
  path: '/tools/payment',
  summary: 'The monthly payment of a fixed-rate loan',
  description:
    'Principal and interest alone, without taxes and insurance. `payment` is what is billed each month; the totals use the unrounded payment, as the totals of official disclosures do.',
  input: paymentInput,
  result: paymentResult,
  example: {
    input: { principal: '162000', ratePercent: '3.875', termMonths: 360 },
    answer: { payment: '761.78', totalOfPayments: '274242.27', totalInterest: '112242.27' },
  },
});
