import * as z from 'zod/mini';
import { calendarDateField } from '../../kernel/fields.ts';
import { servicerRequests } from '../../servicing/error-clock.ts';
import { toolEndpoint } from '../tool-endpoint.ts';
import { shownWorking } from '../tool-fields.ts';

export const noticeOfErrorInput = z.object({
  /** The day it reached the address that the servicer names for it; not counted itself. */
  received: calendarDateField,
  /** An error, one about the amount of a payoff, a request for information, or for who owns the loan. */
  about: z._default(z.enum(servicerRequests), 'error'),
  /** The day on which the documents were asked for that the answer relies on: on or after receipt. */
  documentsAsked: z._default(z.nullable(calendarDateField), null),
});
export type NoticeOfErrorInput = z.output<typeof noticeOfErrorInput>;

export const noticeOfErrorResult = z.object({
  acknowledgeBy: z.string(),
  /** Days to answer, without Saturdays, Sundays and federal holidays. */
  answerDays: z.int(),
  answerBy: z.string(),
  /** Where the servicer writes in time that it needs 15 more; null where it may not. */
  answerByIfExtended: z.nullable(z.string()),
  /** Null where no documents were asked for, and for a request for information. */
  documentsBy: z.nullable(z.string()),
  /** Through this day a disputed payment may not be reported as late; null for a request for information. */
  noAdverseReportingUntil: z.nullable(z.string()),
  notes: z.array(z.string()),
  ...shownWorking,
});
export type NoticeOfErrorResult = z.infer<typeof noticeOfErrorResult>;

export const noticeOfErrorEndpoint = toolEndpoint({
  path: '/tools/notice-of-error',
  summary: 'By when a servicer has to answer',
  description:
    'The days of 12 CFR 1024.35 and 1024.36 for a notice of error and a request for information. Days are counted without Saturdays, Sundays and federal holidays, nor the days on which these are kept. Errors about a foreclosure have shorter days, which are not counted here.',
  input: noticeOfErrorInput,
  result: noticeOfErrorResult,
  example: {
    input: { received: '2026-06-15' },
    answer: {
      acknowledgeBy: '2026-06-23',
      answerBy: '2026-07-29',
      answerByIfExtended: '2026-08-19',
      noAdverseReportingUntil: '2026-08-14',
    },
  },
});
