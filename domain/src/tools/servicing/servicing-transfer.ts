import type { Source } from '../../programs/data-table.ts';
import { guardTransfer } from '../../servicing/servicing-transfer.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import * as texts from './en/servicing-words.ts';
import type { ServicingTransferInput, ServicingTransferResult } from './servicing-transfer.contract.ts';

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
