import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home.ts';
import * as taxTexts from '@porchlight/content/en/owned-home-overview.ts';
import { answerOwn } from '@porchlight/content/en/owned-home-value.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { findRecord, type HomeRecord } from '@porchlight/domain/owned-home/home-record.ts';
import { homeKind } from '@porchlight/domain/owned-home/kinds/home.ts';
import { findLoanBalance } from '@porchlight/domain/owned-home/loan-balance.ts';
import { listDue } from '@porchlight/domain/owned-home/taxes/next-due.ts';
import { computeYearlyCost } from '@porchlight/domain/owned-home/taxes/yearly-cost.ts';
import { findOwnerValue } from '@porchlight/domain/owned-home/value/home-value.ts';
import { ChevronRight, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useScrollToHash } from '../../platform/page/scroll-to-hash.ts';
import { Button } from '../../ui/button.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { useDates } from '../purchase-dates/all-dates.queries.ts';
import { formatEscrowLine } from './escrow/escrow-line.ts';
import { FirstYearCard } from './first-year-card.tsx';
import { HomeAnswer } from './home-answer.tsx';
import type { HomePartProps } from './home-frame.tsx';
import { describeNextNeed } from './house-book/next-need-words.ts';
import OwnedHomeDialog from './owned-home-dialog.tsx';
import { type HomePart, homeParts } from './owned-home-path.ts';

const SHOWN_DATES = 6;

type Answer = (records: readonly HomeRecord[], today: string) => string | undefined;

/** What each part says in one line on the first page; nothing where what it needs is not entered. */
const partAnswers: { readonly [Part in HomePart]?: Answer } = {
  loan(records, today) {
    const loan = findLoanBalance(records, today);
    if (loan === undefined) return undefined;
    if (loan.balance === 0) return texts.paidOff;
    const balance = formatCents(loan.balance);
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
      monthlyCents > 0 && taxTexts.aMonth(formatCents(monthlyCents)),
    ].filter(Boolean);
    return parts.length === 0 ? undefined : parts.join(' ');
  },
  book: describeNextNeed,
  escrow: formatEscrowLine,
  value(records) {
    const owner = findOwnerValue(records)?.content;
    return owner && answerOwn(formatCents(owner.amount), formatCalendarDate(owner.day, locale));
  },
};

/** The first page of an owned home: what each part says, and the dates ahead. */
export default function HomeOverview({ records, today }: HomePartProps) {
  const [isOpen, setIsOpen] = useState(false);
  useScrollToHash(true);
  const home = findRecord(homeKind, records)?.content;
  if (home === undefined) return null;
  return (
    <>
      <HomeAnswer records={records} today={today} />
      <ul className="grid divide-y divide-line border-line border-y">
        {(Object.keys(homeParts) as HomePart[]).map((part) => (
          <li key={part} className="grid">
            <Link
              to={homeParts[part]}
              className="group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 py-3.5 sm:grid-cols-[12rem_minmax(0,1fr)_auto]"
            >
              <span className="font-semibold group-hover:underline">{texts.parts[part]}</span>
              <ChevronRight
                aria-hidden="true"
                className="row-span-2 size-5 text-ink-soft sm:order-last sm:row-span-1"
              />
              <span className="figure-tabular text-[.9375rem] text-ink-soft">
                {partAnswers[part]?.(records, today) ?? texts.partLeads[part]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <FirstYearCard records={records} today={today} />
      <NextDates today={today} />
      <SectionCard id="home" title={texts.homeTitle}>
        <p className="wrap-anywhere">
          <span className="font-semibold">{home.address}</span>
          <span className="figure-tabular block text-ink-soft">
            {texts.boughtFor(formatCents(home.price), formatCalendarDate(home.boughtOn, locale))}
          </span>
        </p>
        <p>
          <Button size="small" onClick={() => setIsOpen(true)}>
            <Pencil aria-hidden="true" className="size-4.5" />
            {texts.change}
          </Button>
        </p>
        {isOpen && <OwnedHomeDialog records={records} today={today} onClose={() => setIsOpen(false)} />}
      </SectionCard>
    </>
  );
}

function NextDates({ today }: { today: string }) {
  const { data } = useDates();
  if (data === undefined) return null;
  const ahead = data.dates
    .filter(({ day, state }) => day >= today && state !== 'waived')
    .slice(0, SHOWN_DATES);
  return (
    <SectionCard id="next-dates" title={texts.nextDates}>
      {ahead.length === 0 ? (
        <p className="max-w-[60ch] text-ink-soft">{texts.noDates}</p>
      ) : (
        <ul className="grid divide-y divide-line border-line border-t">
          {ahead.map(({ key, day, title }) => (
            <li key={key} className="grid gap-x-4 py-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
              <span className="figure-tabular text-ink-soft">{formatCalendarDate(day, locale)}</span>
              <span className="wrap-anywhere">{title}</span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link to={paths.dates} className="text-link hover:underline">
          {texts.allDates}
        </Link>
      </p>
    </SectionCard>
  );
}
