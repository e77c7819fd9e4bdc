import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home/page.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { findRecord } from '@porchlight/domain/owned-home/home-record.ts';
import { homeKind } from '@porchlight/domain/owned-home/kinds/home.ts';
import { ChevronRight, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useDates } from '../../purchase-dates/all-dates.queries.ts';
import { writeCents } from '../../tools/plan/fact-words.ts';
import { FirstYearCard } from '../first-year/first-year-card.tsx';
import type { HomePartProps } from '../home-frame.tsx';
import { type HomePart, homeParts } from '../owned-home-path.ts';
import OwnedHomeDialog from './owned-home-dialog.tsx';
import { partAnswers } from './part-answers.ts';

const SHOWN_DATES = 6;

/** The first page of an owned home: what each part says, and the dates ahead. */
export default function HomeOverview({ records, today }: HomePartProps) {
  const [isOpen, setIsOpen] = useState(false);
  const home = findRecord(homeKind, records)?.content;
  if (home === undefined) return null;
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2">
        {(Object.keys(homeParts) as HomePart[]).map((part) => (
          <li key={part} className="grid">
            <Link
              to={homeParts[part]}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 rounded-m border border-line bg-surface p-5 hover:border-line-strong"
            >
              <span className="font-semibold text-lg">{texts.parts[part]}</span>
              <ChevronRight aria-hidden="true" className="row-span-2 size-5 text-ink-soft" />
              <span className="figure-tabular text-ink-soft">
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
            {texts.boughtFor(writeCents(home.price), formatCalendarDate(home.boughtOn, locale))}
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
