import * as z from 'zod/mini';
import { calendarDateField } from '../../kernel/fields.ts';
import { toolEndpoint } from '../tool-endpoint.ts';
import { shownWorking } from '../tool-fields.ts';

const knownDay = z._default(z.nullable(calendarDateField), null);

export const servicingTransferInput = z.object({
  /** The day the transfer takes effect, as both notices name it. */
  effective: calendarDateField,
  /** The days of the notices of the old and the new servicer; the same day twice where they wrote together. */
  oldNotice: knownDay,
  newNotice: knownDay,
  /** A payment to the old servicer: when it was received there, and the last day on which it is not late. Both or neither. */
  paymentReceived: knownDay,
  paymentDueThrough: knownDay,
});
export type ServicingTransferInput = z.output<typeof servicingTransferInput>;

/** `combined`: one notice of both, given early enough. */
const timing = z.enum(['in-time', 'late', 'combined', 'unknown']);

export const servicingTransferResult = z.object({
  noticeFromOldServicerBy: z.string(),
  noticeFromNewServicerBy: z.string(),
  /** The last of the 60 days in which a payment that the old servicer receives by its due date is not late. */
  noLateFeeForPaymentsSentToOldUntil: z.string(),
  oldNoticeTiming: timing,
  newNoticeTiming: timing,
  /** Whether the payment may not be treated as late; null without one. */
  paymentProtected: z.nullable(z.boolean()),
  notes: z.array(z.string()),
  ...shownWorking,
});
export type ServicingTransferResult = z.infer<typeof servicingTransferResult>;

export const servicingTransferEndpoint = toolEndpoint({
  path: '/tools/servicing-transfer',
  summary: 'What protects you when your loan changes servicers',
  description:
    'The days of 12 CFR 1024.33: notice from each servicer, and the 60 days in which a payment sent to the old one is not late. The text was read in reprints: the notices themselves decide.',
  input: servicingTransferInput,
  result: servicingTransferResult,
  example: {
    input: {
      effective: '2026-09-01',
      oldNotice: '2026-08-20',
      paymentReceived: '2026-09-14',
      paymentDueThrough: '2026-09-16',
    },
    answer: {
      noticeFromOldServicerBy: '2026-08-17',
      noticeFromNewServicerBy: '2026-09-16',
      noLateFeeForPaymentsSentToOldUntil: '2026-10-30',
      oldNoticeTiming: 'late',
      paymentProtected: true,
    },
  },
});
