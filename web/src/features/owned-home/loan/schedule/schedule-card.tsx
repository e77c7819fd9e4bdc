import * as texts from '@porchlight/content/en/owned-home-loan.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import {
  type CurrentScheduleYear,
  groupByYear,
} from '@porchlight/domain/owned-home/loan/standing-schedule.ts';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { OpenedDetails } from '../../opened-details.tsx';
import type { OwnedLoanFigures } from '../loan-figures.ts';
import { useTicks } from './use-ticks.ts';
import { YearPayments } from './year-payments.tsx';

const SHOWN_YEARS = 4;

/** The present schedule, a line a year, which opens to its payments; those that are due can be checked off. */
export function ScheduleCard({ figures }: { figures: OwnedLoanFigures }) {
  const [isAsked, setIsAsked] = useState(false);
  const all = groupByYear(figures.rows);
  const years = isAsked || all.length <= SHOWN_YEARS + 1 ? all : pickYears(all, figures.today.slice(0, 4));
  const ticks = useTicks(figures);
  return (
    <SectionCard id="schedule" title={texts.schedule}>
      <p className="max-w-[60ch] text-ink-soft">{texts.scheduleLead}</p>
      <ul className="grid divide-y divide-line border-line border-y">
        {years.map((year) => (
          <li key={year.year}>
            <OpenedDetails
              className="group/year"
              summaryLook="grid min-h-14 cursor-pointer grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-x-3 py-2.5"
              summary={<YearLine year={year} />}
            >
              {() => <YearPayments year={year} figures={figures} ticks={ticks} />}
            </OpenedDetails>
          </li>
        ))}
      </ul>
      {years.length < all.length && (
        <p>
          <Button size="small" onClick={() => setIsAsked(true)}>
            {texts.allYears(all.length)}
          </Button>
        </p>
      )}
    </SectionCard>
  );
}

/** The years around this one: those before it, of which payments are checked off, come first. */
function pickYears(all: readonly CurrentScheduleYear[], thisYear: string): readonly CurrentScheduleYear[] {
  const place = all.findIndex(({ year }) => year >= thisYear);
  const from = Math.max(0, (place === -1 ? all.length : place) - (SHOWN_YEARS - 2));
  return all.slice(from, from + SHOWN_YEARS);
}

function YearLine({ year: { year, interest, principal, extra, balance } }: { year: CurrentScheduleYear }) {
  return (
    <>
      <span className="figure-tabular font-semibold text-lg">{year}</span>
      <span className="figure-tabular grid text-[.9375rem] leading-snug">
        {texts.owedAtEnd(formatCents(balance, 'cents'))}
        <span className="text-ink-soft">
          {texts.yearSums(formatCents(interest, 'cents'), formatCents(principal + extra, 'cents'))}
        </span>
      </span>
      <ChevronDown
        aria-hidden="true"
        className="size-5 text-ink-soft transition-transform duration-150 ease-out group-open/year:rotate-180 print:hidden"
      />
    </>
  );
}
