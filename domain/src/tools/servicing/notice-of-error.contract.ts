import * as z from 'zod/mini';
import { calendarDateField } from '../../kernel/fields.ts';
import { servicerRequests } from '../../servicing/error-clock.ts';
import { toolEndpoint } from '../tool-endpoint.ts';
import { shownWorking } from '../tool-fields.ts';

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

export const noticeOfErrorEndpoint = toolEndpoint({
  path: '/tools/notice-of-error',
  summary: 'By when a servicer has to answer',
  description:
    'By 12 CFR 1024.35 and 1024.36, for an error and for a request for information; days are counted without weekends and federal holidays. Errors about a foreclosure have shorter ones.',
  input: noticeOfErrorInput,
  result: noticeOfErrorResult,
  example: {
    input: { received: '2026-06-15' },
    answer: {
      acknowledgeBy: '2026-06-23',
      answerBy: '2026-07-29',
      noAdverseReportingUntil: '2026-08-14',
    },
  },
});
