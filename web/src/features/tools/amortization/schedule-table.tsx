import * as texts from '@porchlight/content/en/tools/amortization.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import { ChevronDown } from 'lucide-react';
import { memo, useDeferredValue, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Folded } from '../folded.tsx';
import {
  groupRowsByYear,
  hasExtraPayments,
  type ScheduleYear,
  type ScheduleYearRow,
} from './schedule-years.ts';

/**
 * A whole schedule: a line a year, which opens to its payments, 12 of them or `perYear`. It follows the form a moment after the answer and the chart, so that 360
 * rows never hold up a key.
 */
export function ScheduleTable({
  title,
  rows,
  perYear = 12,
}: {
  title: string;
  rows: readonly ScheduleYearRow[];
  perYear?: number;
}) {
  return (
    <Folded
      className="group/schedule rounded-l border border-line bg-surface print:border-0"
      summaryLook="grid min-h-16 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-4 rounded-l px-5 py-3 sm:px-7 print:px-0"
      summary={
        <>
          <h2 id="schedule" className="text-2xl">
            {title}
          </h2>
          <span className="text-[.9375rem] text-ink-soft leading-normal">
            {perYear === 12 ? texts.scheduleByMonth(rows.length) : texts.scheduleByPayment(rows.length)}
          </span>
          <ChevronDown
            aria-hidden="true"
            className="col-start-2 row-span-2 row-start-1 size-6 text-ink-soft transition-transform duration-150 ease-out group-open/schedule:rotate-180 print:hidden"
          />
        </>
      }
    >
      {() => <LateTable rows={rows} perYear={perYear} />}
    </Folded>
  );
}

type Rows = { rows: readonly ScheduleYearRow[]; perYear: number };

function LateTable({ rows, perYear }: Rows) {
  return <Table rows={useDeferredValue(rows)} perYear={perYear} />;
}

const Table = memo(function Table({ rows, perYear }: Rows) {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const years = groupRowsByYear(rows, perYear);
  const hasExtra = hasExtraPayments(rows);
  const isAllOpen = years.every(({ year }) => opened.has(year));
  const toggle = (year: number) =>
    setOpened((before) => {
      const after = new Set(before);
      if (!after.delete(year)) after.add(year);
      return after;
    });
  return (
    <div className="px-5 pb-4 sm:px-7 print:px-0">
      <Button
        size="small"
        className="mb-2 noscript:hidden print:hidden"
        onClick={() => setOpened(new Set(isAllOpen ? [] : years.map(({ year }) => year)))}
      >
        {isAllOpen ? texts.showYearsOnly : perYear === 12 ? texts.showEveryMonth : texts.showEveryPayment}
      </Button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: Very large amounts are wider than a phone; keys have to reach them. */}
      <section aria-labelledby="schedule" tabIndex={0} className="overflow-x-auto">
        <table className="figure-tabular w-full text-[.8125rem] sm:text-[.9375rem] print:text-[8.5pt]">
          <thead>
            <tr className="border-ink border-b-2 text-right">
              <th scope="col" className="py-2.5 pr-2 text-left">
                {texts.year}
              </th>
              <th scope="col" className="py-2.5 pl-2 sm:pl-3 max-sm:hidden">
                {texts.paid}
              </th>
              <th scope="col" className="py-2.5 pl-2 sm:pl-3">
                {texts.interest}
              </th>
              <th scope="col" className="py-2.5 pl-2 sm:pl-3">
                {texts.principal}
              </th>
              {hasExtra && (
                <th scope="col" className="py-2.5 pl-2 sm:pl-3">
                  {texts.extra}
                </th>
              )}
              <th scope="col" className="py-2.5 pl-2 sm:pl-3">
                {texts.stillOwed}
              </th>
            </tr>
          </thead>
          {years.map((year) => (
            <YearRows
              key={year.year}
              year={year}
              isOpen={opened.has(year.year)}
              hasExtra={hasExtra}
              onToggle={toggle}
            />
          ))}
        </table>
      </section>
    </div>
  );
});

function YearRows({
  year,
  isOpen,
  hasExtra,
  onToggle,
}: {
  year: ScheduleYear;
  isOpen: boolean;
  hasExtra: boolean;
  onToggle: (year: number) => void;
}) {
  return (
    <tbody>
      <tr className={`border-line border-b text-right ${isOpen ? 'bg-sunken font-semibold' : ''}`}>
        <th scope="row" className="pr-2 text-left font-semibold">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => onToggle(year.year)}
            className="-mx-1 inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-s px-1 print:min-h-0"
          >
            <span>
              <span className="max-sm:sr-only">{texts.year} </span>
              {year.year}
            </span>
            <ChevronDown
              aria-hidden="true"
              className={`size-4.5 text-ink-soft noscript:hidden print:hidden ${isOpen ? 'rotate-180' : ''}`}
            />
          </button>
        </th>
        <Amounts of={year} hasExtra={hasExtra} />
      </tr>
      {isOpen &&
        year.rows.map((row) => (
          <tr key={row.number} className="border-line border-b text-right text-ink-soft">
            <th scope="row" className="py-2 pr-2 pl-2 sm:pl-4 text-left font-normal print:py-0.5">
              {row.number}
            </th>
            <Amounts of={row} hasExtra={hasExtra} />
          </tr>
        ))}
    </tbody>
  );
}

function Amounts({ of, hasExtra }: { of: Omit<ScheduleYearRow, 'number'>; hasExtra: boolean }) {
  const look = 'py-2 pl-2 sm:pl-3 whitespace-nowrap print:py-0.5';
  return (
    <>
      <td className={`${look} max-sm:hidden`}>{formatDollars(of.payment)}</td>
      <td className={look}>{formatDollars(of.interest)}</td>
      <td className={look}>{formatDollars(of.principal)}</td>
      {hasExtra && <td className={look}>{formatDollars(of.extra ?? '0.00')}</td>}
      <td className={look}>{formatDollars(of.balance)}</td>
    </>
  );
}
