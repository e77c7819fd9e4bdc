import * as z from 'zod/mini';
import { calendarDateField } from '../kernel/fields.ts';
import { computeErrorClock, servicerRequests } from '../owned-home/servicing/error-clock.ts';
import type { Source } from '../programs/data-table.ts';
import { defineTool } from './define-tool.ts';
import * as texts from './en/servicing-words.ts';
import { InputRefusal } from './input-refusal.ts';
import { showWorking } from './show-working.ts';
import { shownWorking } from './tool-fields.ts';

export const noticeOfErrorInput = z.object({
  /** At the address that the servicer names for it. */
  received: calendarDateField,
  about: z._default(z.enum(servicerRequests), 'error'),
  /** When the documents were asked for that the answer relies on. */
  documentsAsked: z.optional(calendarDateField),
});
export type NoticeOfErrorInput = z.output<typeof noticeOfErrorInput>;

export const noticeOfErrorResult = z.object({
  acknowledgeBy: z.string(),
  answerDays: z.int(),
  answerBy: z.string(),
  /** Where the servicer writes in time; null where it may not. */
  answerByIfExtended: z.nullable(z.string()),
  documentsBy: z.nullable(z.string()),
  /** Of a disputed payment; errors alone. */
  noAdverseReportingUntil: z.nullable(z.string()),
  notes: z.array(z.string()),
  ...shownWorking,
});
export type NoticeOfErrorResult = z.infer<typeof noticeOfErrorResult>;

const errorRule: Source = {
  title: texts.errorRule,
  url: 'https://www.consumerfinance.gov/rules-policy/regulations/1024/35/',
};
const informationRule: Source = {
  title: texts.informationRule,
  url: 'https://www.consumerfinance.gov/rules-policy/regulations/1024/36/',
};

/** The days of a notice or request. Throws InputRefusal where documents were asked for before it was received. */
export function computeNoticeOfError(input: NoticeOfErrorInput, _on: string): NoticeOfErrorResult {
  const { received, about, documentsAsked = null } = input;
  if (documentsAsked !== null && documentsAsked < received) {
    throw new InputRefusal({ documentsAsked: texts.askedBefore });
  }
  const clock = computeErrorClock({ received, about, documentsAsked });
  const isError = about === 'error' || about === 'payoff-error';
  const source = isError ? errorRule : informationRule;
  const days = { received, answerDays: String(clock.answerDays) };
  const explain = (figure: string, formula: string, inputs: Record<string, string>, value: string | null) =>
    value === null ? [] : [showWorking(figure, formula, inputs, value, source)];
  return {
    ...clock,
    notes: [texts.ownAddress, ...(isError ? [texts.foreclosureApart] : [])],
    workings: [
      ...explain('acknowledgeBy', texts.fiveDays, { received }, clock.acknowledgeBy),
      ...explain('answerDays', texts.daysOfRule, { about }, String(clock.answerDays)),
      ...explain('answerBy', texts.answerDays, days, clock.answerBy),
      ...explain('answerByIfExtended', texts.fifteenMore, days, clock.answerByIfExtended),
      ...explain(
        'documentsBy',
        texts.fifteenForDocuments,
        { documentsAsked: documentsAsked ?? '' },
        clock.documentsBy,
      ),
      ...explain(
        'noAdverseReportingUntil',
        texts.sixtyCalendarDays,
        { received },
        clock.noAdverseReportingUntil,
      ),
    ],
    tables: [],
  };
}

export const noticeOfErrorTool = defineTool({
  name: 'notice-of-error',
  summary: 'By when a servicer has to answer',
  description:
    'By 12 CFR 1024.35 and 1024.36, for an error and for a request for information; days are counted without weekends and federal holidays. Errors about a foreclosure have shorter ones.',
  input: noticeOfErrorInput,
  result: noticeOfErrorResult,
  compute: computeNoticeOfError,
  example: {
    input: { received: '2026-06-15' },
    answer: {
      acknowledgeBy: '2026-06-23',
      answerBy: '2026-07-29',
      noAdverseReportingUntil: '2026-08-14',
    },
  },
});
