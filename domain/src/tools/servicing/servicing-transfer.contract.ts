import * as z from 'zod/mini';
import { calendarDateField } from '../../kernel/fields.ts';
import { toolEndpoint } from '../tool-endpoint.ts';
import { shownWorking } from '../tool-fields.ts';

const knownDay = z.optional(calendarDateField);

export const servicingTransferInput = z.object({
  /** As both notices name it. */
  effective: calendarDateField,
  /** The days of the notices; the same twice where they wrote together. */
  oldNotice: knownDay,
  newNotice: knownDay,
  /** By the old servicer, and the last day on which it is not late: both or neither. */
  paymentReceived: knownDay,
  paymentDueThrough: knownDay,
});
export type ServicingTransferInput = z.output<typeof servicingTransferInput>;

/** `combined`: one of both, early enough. */
export const noticeTiming = z.enum(['in-time', 'late', 'combined', 'unknown']);

export const servicingTransferResult = z.object({
  noticeFromOldServicerBy: z.string(),
  noticeFromNewServicerBy: z.string(),
  noLateFeeForPaymentsSentToOldUntil: z.string(),
  oldNoticeTiming: noticeTiming,
  newNoticeTiming: noticeTiming,
  /** It may not be treated as late. */
  paymentProtected: z.nullable(z.boolean()),
  notes: z.array(z.string()),
  ...shownWorking,
});
export type ServicingTransferResult = z.infer<typeof servicingTransferResult>;

export const servicingTransferEndpoint = toolEndpoint({
  path: '/tools/servicing-transfer',
  summary: 'What protects you when your loan changes servicers',
  description:
    'By 12 CFR 1024.33, read in reprints: notice from each servicer, and 60 days in which a payment that the old one receives by its due date is not late. The notices themselves decide.',
  input: servicingTransferInput,
  result: servicingTransferResult,
  example: {
    input: {
      effective: '2026-09-01',
      paymentReceived: '2026-09-14',
      paymentDueThrough: '2026-09-16',
    },
    answer: {
      noticeFromOldServicerBy: '2026-08-17',
      noticeFromNewServicerBy: '2026-09-16',
      noLateFeeForPaymentsSentToOldUntil: '2026-10-30',
      paymentProtected: true,
    },
  },
});
