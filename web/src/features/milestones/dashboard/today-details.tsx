import { locale } from '@porchlight/content/en/locale.ts';
import { owners } from '@porchlight/content/en/milestones-dashboard.ts';
import * as texts from '@porchlight/content/en/milestones-dashboard-parts.ts';
import * as todayTexts from '@porchlight/content/en/today.ts';
import { findDatesAround } from '@porchlight/domain/dates/purchase-dates/dates-around.ts';
import { followVisit, formatVisit } from '@porchlight/domain/dates/purchase-dates/last-visit.ts';
import type {
  PurchaseDate,
  PurchaseDates,
} from '@porchlight/domain/dates/purchase-dates/purchase-dates.contract.ts';
import {
  formatShortDay,
  formatWeekdayDate,
  getCalendarDay,
} from '@porchlight/domain/kernel/calendar-dates.ts';
import { groupNews, type NewsKind } from '@porchlight/domain/today/buyer-news.ts';
import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { browserStorage } from '../../../platform/browser/browser-storage.ts';
import { homesPath } from '../../../ui/home/homes-path.ts';
import { useTodayView } from '../../today/today.queries.ts';

/** What is kept for another account goes with it (browser/device-owner.ts). */
const LAST_VISIT = 'kept:lastVisit';

/** The next fourteen days with who owes what, what waits on others and what changed: their counts, and behind a press themselves. */
export default function TodayDetails({ known }: { known: Pick<PurchaseDates, 'dates' | 'today'> }) {
  const [visit] = useState(() => followVisit(browserStorage.read(LAST_VISIT), new Date()));
  useEffect(() => void browserStorage.write(LAST_VISIT, formatVisit(visit)), [visit]);
  const { ahead, waiting, changed } = findDatesAround(known, visit.before);
  const counts = [
    texts.nextDays(ahead.length),
    texts.waiting(waiting.length),
    ...(changed.length > 0 ? [texts.changed(changed.length)] : []),
  ];
  return (
    <div className="grid gap-2">
      <BuyersNews since={visit.before} />
      {known.dates.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4 text-[.9375rem]">
            <ChevronDown aria-hidden="true" className="size-4.5 text-ink-soft" />
            {counts.map((count) => (
              <span key={count}>{count}</span>
            ))}
          </summary>
          <div className="grid gap-5 pt-2 pb-1 lg:grid-cols-3 lg:gap-8">
            <Part title={texts.inNextDays} dates={ahead} />
            <Part title={texts.waitingOnOthers} dates={waiting} />
            {changed.length > 0 && <Part title={texts.changedSince} dates={changed} />}
          </div>
        </details>
      )}
    </div>
  );
}

/** What the other buyers did since the last visit on this device, each line with the way there. */
function BuyersNews({ since }: { since: string | null }) {
  const groups = groupNews(useTodayView().data?.news ?? [], since);
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="buyers-news" className="grid gap-1">
      <h3 id="buyers-news" className="text-[1.1rem]">
        {since === null ? todayTexts.lately : todayTexts.sinceLastVisit}
      </h3>
      <ul className="grid divide-y divide-line border-line border-t">
        {groups.map(({ kind, by, home, count, at }) => (
          <li
            key={`${kind} ${by} ${home?.id}`}
            className="flex items-baseline justify-between gap-4 text-[.95rem]"
          >
            <Link
              to={home === null ? newsPaths[kind] : `${homesPath}#${home.id}`}
              className="inline-flex min-h-11 items-center hover:underline"
            >
              {todayTexts.newsOf[kind](by, count, home?.address.split(',')[0] ?? todayTexts.aHome)}
            </Link>
            <time dateTime={at} className="figure-tabular shrink-0 text-ink-soft">
              {formatShortDay(getCalendarDay(new Date(at)), locale)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}

const newsPaths: Record<NewsKind, string> = {
  offer: homesPath,
  opinion: homesPath,
  plan: paths.plan,
  date: paths.dates,
  task: paths.portal,
};

function Part({ title, dates }: { title: string; dates: readonly PurchaseDate[] }) {
  return (
    <div className="grid content-start gap-1.5">
      <h3 className="text-[1.1rem]">{title}</h3>
      {dates.length === 0 ? (
        <p className="text-[.95rem] text-ink-soft">{texts.none}</p>
      ) : (
        <ul className="grid gap-2">
          {dates.map(({ key, title: name, day, owner, changedBy }) => (
            <li key={key} className="text-[.95rem] leading-snug">
              <span className="font-semibold">{name}</span>
              <br />
              <span className="figure-tabular text-ink-soft">
                {formatWeekdayDate(day, locale)},{' '}
                {title === texts.changedSince && changedBy !== null ? texts.by(changedBy) : owners[owner]}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
