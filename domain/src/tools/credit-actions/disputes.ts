import * as z from 'zod/mini';
import { computeDisputeClock, findDisputeNoticeDay } from '../../credit/dispute-clocks.ts';
import { groupInquiries } from '../../credit/inquiry-windows.ts';
import { calendarDateField } from '../../kernel/fields.ts';
import { defineTool } from '../define-tool.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import { shownWorking } from '../tool-fields.ts';
import * as texts from './en.ts';

export const disputeClockInput = z.object({
  /** The day a bureau received the dispute. */
  agencyReceived: calendarDateField,
  /** The day it received relevant information that was added. */
  moreInformationReceived: z._default(z.nullable(calendarDateField), null),
  afterFreeAnnualReport: z._default(z.boolean(), false),
});
export type DisputeClockInput = z.infer<typeof disputeClockInput>;

export const disputeClockResult = z.object({
  /** The last day for the bureau's decision. */
  due: z.string(),
  days: z.int(),
  /** Whether what was added gave it 15 days more: not where the item was found wrong or unverifiable before. */
  isExtended: z.boolean(),
  /** The last day for notifying the company that reported the item, and for sending the result of a decision made on the last day. */
  furnisherNoticeDue: z.string(),
  latestNoticeDue: z.string(),
  ...shownWorking,
});
export type DisputeClockResult = z.infer<typeof disputeClockResult>;

export const disputeNoticeInput = z.object({
  /** The day the bureau completed the dispute. */
  completed: calendarDateField,
});
export type DisputeNoticeInput = z.infer<typeof disputeNoticeInput>;

export const disputeNoticeResult = z.object({ noticeDue: z.string(), ...shownWorking });
export type DisputeNoticeResult = z.infer<typeof disputeNoticeResult>;

export const inquiryWindowInput = z.object({
  dates: z.array(calendarDateField).check(z.maxLength(100, texts.tooManyInquiries)),
  windowDays: z._default(
    z.int(texts.wholeNumberProblem).check(z.minimum(1, texts.enterWindow), z.maximum(90, texts.enterWindow)),
    14,
  ),
});
export type InquiryWindowInput = z.infer<typeof inquiryWindowInput>;

export const inquiryWindowResult = z.object({
  countsAs: z.int(),
  /** Each with the last day of the window that its first inquiry starts. */
  groups: z.array(z.object({ from: z.string(), until: z.string(), dates: z.array(z.string()) })),
  ...shownWorking,
});
export type InquiryWindowResult = z.infer<typeof inquiryWindowResult>;

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

export const disputeClockTool = defineTool({
  name: 'dispute-clock',
  summary: 'When a credit bureau has to decide a dispute',
  description:
    'Within 30 days of receipt, 15 more where relevant information comes within them (15 USC 1681i(a)); the furnisher is told within 5 business days. 45 days after a free annual report, as 15 USC 1681j(a)(3) is commonly described: its text was not read by us.',
  input: disputeClockInput,
  result: disputeClockResult,
  compute: computeDispute,
  example: {
    input: { agencyReceived: '2026-07-06', moreInformationReceived: '2026-07-20' },
    answer: { due: '2026-08-20', days: 45, isExtended: true, furnisherNoticeDue: '2026-07-13' },
  },
});

export const disputeNoticeTool = defineTool({
  name: 'dispute-notice',
  summary: 'When the written result of a dispute is due',
  description:
    'Within 5 business days after it is completed: Monday to Friday, without federal holidays (15 USC 1681i(a)).',
  input: disputeNoticeInput,
  result: disputeNoticeResult,
  compute: computeDisputeNotice,
  example: { input: { completed: '2026-07-31' }, answer: { noticeDue: '2026-08-07' } },
});

export const inquiryWindowTool = defineTool({
  name: 'inquiry-window',
  summary: 'How many inquiries several mortgage applications count as',
  description:
    'Inquiries within the window of the first one count as one. Windows of 14 and 45 days are commonly described; which one a lender’s score uses was not seen by us, so plan for 14.',
  input: inquiryWindowInput,
  result: inquiryWindowResult,
  compute: computeInquiryWindow,
  example: {
    input: { dates: ['2026-03-02', '2026-03-09', '2026-03-17'], windowDays: 14 },
    answer: {
      countsAs: 2,
      groups: [
        { from: '2026-03-02', until: '2026-03-16', dates: ['2026-03-02', '2026-03-09'] },
        { from: '2026-03-17', until: '2026-03-31', dates: ['2026-03-17'] },
      ],
    },
  },
});
