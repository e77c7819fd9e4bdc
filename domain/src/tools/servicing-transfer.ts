import * as z from 'zod/mini';
import { calendarDateField } from '../kernel/fields.ts';
import { guardTransfer } from '../owned-home/servicing/servicing-transfer.ts';
import type { Source } from '../programs/data-table.ts';
import { defineTool } from './define-tool.ts';
import * as texts from './en/servicing-words.ts';
import { InputRefusal } from './input-refusal.ts';
import { showWorking } from './show-working.ts';
import { shownWorking } from './tool-fields.ts';

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

const source: Source = {
  title: texts.transferRule,
  url: 'https://www.consumerfinance.gov/rules-policy/regulations/1024/33/',
};

/** The days of a transfer. Throws InputRefusal where a payment has one of its two days alone. */
export function computeServicingTransfer(
  input: ServicingTransferInput,
  _on: string,
): ServicingTransferResult {
  const { effective, oldNotice = null, newNotice = null } = input;
  const payment = readPayment(input);
  const guard = guardTransfer({ effective, oldNotice, newNotice, payment });
  const days = {
    noticeFromOldServicerBy: guard.oldNoticeBy,
    noticeFromNewServicerBy: guard.newNoticeBy,
    noLateFeeForPaymentsSentToOldUntil: guard.protectedThrough,
  };
  const explain = (figure: keyof typeof days, formula: string) =>
    showWorking(figure, formula, { effective }, days[figure], source);
  const isLate = guard.oldNoticeTiming === 'late' || guard.newNoticeTiming === 'late';
  return {
    ...days,
    oldNoticeTiming: guard.oldNoticeTiming,
    newNoticeTiming: guard.newNoticeTiming,
    paymentProtected: guard.isPaymentProtected,
    notes: [
      texts.confirmDays,
      ...(isLate ? [texts.failedServicer] : []),
      ...(payment === null ? [] : [texts.keepProof]),
    ],
    workings: [
      explain('noticeFromOldServicerBy', texts.fifteenBefore),
      explain('noticeFromNewServicerBy', texts.fifteenAfter),
      explain('noLateFeeForPaymentsSentToOldUntil', texts.sixtyDays),
    ],
    tables: [],
  };
}

function readPayment({ paymentReceived: received, paymentDueThrough: dueThrough }: ServicingTransferInput) {
  if (received === undefined && dueThrough === undefined) return null;
  if (received === undefined) throw new InputRefusal({ paymentReceived: texts.enterPaymentReceived });
  if (dueThrough === undefined) throw new InputRefusal({ paymentDueThrough: texts.enterDueThrough });
  return { received, dueThrough };
}

export const servicingTransferTool = defineTool({
  name: 'servicing-transfer',
  summary: 'What protects you when your loan changes servicers',
  description:
    'By 12 CFR 1024.33, read in reprints: notice from each servicer, and 60 days in which a payment that the old one receives by its due date is not late. The notices themselves decide.',
  input: servicingTransferInput,
  result: servicingTransferResult,
  compute: computeServicingTransfer,
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
