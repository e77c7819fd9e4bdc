import { addDays } from '../../kernel/calendar-dates.ts';
import { formatCents } from '../../kernel/money.ts';
import * as texts from '../en.ts';
import type { HomeRecord, RecordContext, RecordDate } from '../home-record.ts';
import { type CheckedStatement, checkStatement } from './check-statement.ts';
import { countMonths, findYearEnd, listStatementYears } from './statement-years.ts';

/** 12 CFR 1024.17(f)(2)(i) and (i). */
const REFUND_DAYS = 30;
const STATEMENT_DAYS = 30;

type Dated = CheckedStatement & { analyzedOn: string | null; refundedOn: string | null; yearMonths: number };

/** When a surplus is to be refunded, and when the next yearly statement is due. */
export function listStatementDates({ content }: HomeRecord<Dated>, { records }: RecordContext): RecordDate[] {
  const { mustRefund } = checkStatement(content);
  const isFollowed = listStatementYears(records).some((other) => countMonths(other) > countMonths(content));
  return [
    ...(mustRefund === null || content.analyzedOn === null
      ? []
      : [
          {
            name: 'refund',
            day: addDays(content.analyzedOn, REFUND_DAYS),
            title: texts.refundTitle,
            note: texts.refundNote(formatCents(mustRefund, 'cents')),
            over: content.refundedOn !== null,
          },
        ]),
    {
      name: 'next-statement',
      day: addDays(findYearEnd(content), STATEMENT_DAYS - 1),
      title: texts.nextStatementTitle,
      note: texts.nextStatementNote,
      over: isFollowed,
    },
  ];
}
