import * as texts from '@porchlight/content/en/tools/charts.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { formatMonths } from '../figures.ts';
import { ChartPanelView } from './chart-panel.tsx';
import { listNamedMonths } from './chart-scale.ts';
import type { ChartPanel } from './chart-series.ts';

/**
 * Quantities over months, in one panel or several over the same time. `says` is the sentence that says what it shows. A line across
 * all panels reads the figures of one month: by pointer, or by the slider below, whose arrows go from one drawn month to the next and
 * whose words a screen reader says as it moves.
 */
export function TimeChart({
  title,
  says,
  months,
  panels,
  describe = (month) => (month === 0 ? texts.atTheStart : texts.after(formatMonths(month))),
}: {
  title: string;
  says: string;
  /** Rising, the first one 0. */
  months: readonly number[];
  panels: readonly ChartPanel[];
  describe?: (month: number) => string;
}) {
  const id = useId();
  const last = months.at(-1) ?? 1;
  const [wanted, setWanted] = useState(0.34);
  const place = findNearest(months, wanted * last);
  const month = months[place] ?? 0;
  const moveTo = (next: number) =>
    setWanted((months[Math.max(0, Math.min(months.length - 1, next))] ?? 0) / last);

  function step(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 5, PageDown: -5 }[
      event.key
    ];
    if (by === undefined) return;
    event.preventDefault();
    moveTo(place + by);
  }

  function point(event: PointerEvent<HTMLElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setWanted(Math.max(0, Math.min(1, (event.clientX - left) / width)));
  }

  return (
    <figure
      aria-labelledby={id}
      className="grid gap-5 rounded-l border border-line bg-surface p-5 sm:p-7 print:break-inside-avoid print:rounded-none print:border-0 print:p-0"
    >
      <figcaption className="grid gap-1.5">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <p className="max-w-[68ch] text-ink-soft">{says}</p>
      </figcaption>
      <p aria-hidden="true" className="figure-tabular font-semibold">
        {describe(month)}
      </p>
      {panels.map((panel) => (
        <ChartPanelView key={panel.title} panel={panel} months={months} place={place} onPoint={point} />
      ))}
      <div className="grid grid-cols-[3.25rem_minmax(0,1fr)] text-[.8125rem] text-ink-soft">
        <div className="relative col-start-2 h-6">
          {listNamedMonths(last).map((named, index) => (
            <span
              key={named}
              style={{ left: `${(named / last) * 100}%` }}
              className={`absolute whitespace-nowrap ${index % 2 === 1 ? 'max-sm:hidden' : ''} ${named === 0 ? '' : named === last ? '-translate-x-full' : '-translate-x-1/2'}`}
            >
              {named === 0 ? texts.start : writeShortTime(named)}
            </span>
          ))}
        </div>
        <input
          type="range"
          aria-label={texts.readFiguresMonth(title)}
          aria-valuetext={`${describe(month)}: ${readAll(panels, place)}`}
          min={0}
          max={last}
          step={1}
          value={month}
          onKeyDown={step}
          onChange={({ target }) => setWanted(Number(target.value) / last)}
          className="-mx-2 col-start-2 h-11 w-[calc(100%+1rem)] cursor-pointer accent-dusk noscript:hidden print:hidden"
        />
      </div>
    </figure>
  );
}

function findNearest(months: readonly number[], wanted: number): number {
  let nearest = 0;
  for (const [place, month] of months.entries()) {
    if (Math.abs(month - wanted) < Math.abs((months[nearest] ?? 0) - wanted)) nearest = place;
  }
  return nearest;
}

function readAll(panels: readonly ChartPanel[], place: number): string {
  return panels
    .flatMap(({ series }) =>
      series.map(({ name, figures }) => `${name} ${formatDollars(figures[place] ?? '0', 'whole')}`),
    )
    .join(', ');
}

function writeShortTime(months: number): string {
  return months % 12 === 0 ? texts.yr(months / 12) : texts.mo(months);
}
