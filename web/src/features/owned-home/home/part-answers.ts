import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home/page.ts';
import * as taxTexts from '@porchlight/content/en/owned-home/taxes-answer.ts';
import { answerOwn } from '@porchlight/content/en/owned-home/value.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { HomeRecord } from '@porchlight/domain/owned-home/home-record.ts';
import { findLoanBalance } from '@porchlight/domain/owned-home/loan-balance.ts';
import { listDue } from '@porchlight/domain/owned-home/taxes/next-due.ts';
import { computeYearlyCost } from '@porchlight/domain/owned-home/taxes/yearly-cost.ts';
import { findOwnerValue } from '@porchlight/domain/owned-home/value/home-value.ts';
import { writeCents } from '../../tools/plan/fact-words.ts';
import { sayEscrow } from '../escrow/escrow-line.ts';
import { describeNextNeed } from '../house-book/next-need-words.ts';
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
  taxes(records, today) {
    const [due] = listDue(records, today);
    const { monthlyCents } = computeYearlyCost(records, today);
    const say = due?.isOverdue ? taxTexts.overdueSince : taxTexts.nextOn;
    const parts = [
      due && say(due.title, formatCalendarDate(due.day, locale)),
      monthlyCents > 0 && taxTexts.aMonth(writeCents(monthlyCents)),
    ].filter(Boolean);
    return parts.length === 0 ? undefined : parts.join(' ');
  },
  book: describeNextNeed,
  escrow: sayEscrow,
  value(records) {
    const owner = findOwnerValue(records)?.content;
    return owner && answerOwn(writeCents(owner.amount), formatCalendarDate(owner.day, locale));
  },
};
