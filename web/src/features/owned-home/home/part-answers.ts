import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home/page.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { HomeRecord } from '@porchlight/domain/owned-home/home-record.ts';
import { findLoanBalance } from '@porchlight/domain/owned-home/loan-balance.ts';
import { writeCents } from '../../tools/plan/fact-words.ts';
import type { HomePart } from '../owned-home-path.ts';

type Answer = (records: readonly HomeRecord[], today: string) => string | undefined;

/** What each part says in one line on the first page; nothing where what it needs is not entered. */
export const partAnswers: { readonly [Part in HomePart]?: Answer } = {
  loan(records, today) {
    const loan = findLoanBalance(records, today);
    if (loan === undefined) return undefined;
    if (loan.balance === 0) return texts.paidOff;
    const balance = writeCents(loan.balance);
    return loan.nextDueOn === null
      ? texts.owed(balance)
      : texts.owedNext(balance, formatCalendarDate(loan.nextDueOn, locale));
  },
};
