import { computeDisputeClock, findDisputeNoticeDay } from '../../credit/dispute-clocks.ts';
import { groupInquiries } from '../../credit/inquiry-windows.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import type {
  DisputeClockInput,
  DisputeClockResult,
  DisputeNoticeInput,
  DisputeNoticeResult,
  InquiryWindowInput,
  InquiryWindowResult,
} from './disputes.contract.ts';
import * as texts from './en/credit-actions.ts';

/** The days a dispute turns on. Throws InputRefusal where information came before the dispute. */
export function computeDispute(input: DisputeClockInput): DisputeClockResult {
  const { agencyReceived, moreInformationReceived, afterFreeAnnualReport } = input;
  if (moreInformationReceived !== null && moreInformationReceived < agencyReceived) {
    throw new InputRefusal({ moreInformationReceived: texts.informationCameBefore });
  }
  const clock = computeDisputeClock(input);
  const latestNoticeDue = findDisputeNoticeDay(clock.due);
  const inputs = {
    agencyReceived,
    ...(moreInformationReceived !== null && { moreInformationReceived }),
    days: String(clock.days),
  };
  const law = { title: texts.disputeLaw };
  const source = afterFreeAnnualReport ? { title: texts.freeReportLaw } : law;
  return {
    ...clock,
    latestNoticeDue,
    workings: [
      showWorking('due', texts.daysFromReceipt, inputs, clock.due, source),
      showWorking(
        'furnisherNoticeDue',
        texts.fiveBusinessDays,
        { agencyReceived },
        clock.furnisherNoticeDue,
        law,
      ),
      showWorking('latestNoticeDue', texts.fiveBusinessDays, { due: clock.due }, latestNoticeDue, law),
    ],
    tables: [],
  };
}

/** The last day for the written result. */
export function computeDisputeNotice({ completed }: DisputeNoticeInput): DisputeNoticeResult {
  const noticeDue = findDisputeNoticeDay(completed);
  const source = { title: texts.disputeLaw };
  return {
    noticeDue,
    workings: [showWorking('noticeDue', texts.fiveBusinessDays, { completed }, noticeDue, source)],
    tables: [],
  };
}

/** How many inquiries several applications count as. */
export function computeInquiryWindow({ dates, windowDays }: InquiryWindowInput): InquiryWindowResult {
  const groups = groupInquiries(dates, windowDays);
  const inputs = { dates: dates.join(', ') || 'none', windowDays: String(windowDays) };
  const source = { title: texts.windowsCommonlyDescribed };
  return {
    countsAs: groups.length,
    groups,
    workings: [showWorking('countsAs', texts.withinWindow, inputs, String(groups.length), source)],
    tables: [],
  };
}
