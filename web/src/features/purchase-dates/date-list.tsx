import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/purchase-dates/page.ts';
import { formatMonth } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { PurchaseDate } from '@porchlight/domain/purchase-dates/purchase-dates.contract.ts';
import { DateEntry } from './date-entry.tsx';

type Listed = { today: string; onChange: (date: PurchaseDate) => void };

/** What is ahead or wrong, by month; what is over stands folded below it. */
export function DateList({ dates, ...listed }: { dates: readonly PurchaseDate[] } & Listed) {
  const isAhead = ({ state, problem }: PurchaseDate) =>
    state === 'ahead' || state === 'due' || problem !== null;
  const over = dates.filter((date) => !isAhead(date));
  return (
    <>
      <section aria-labelledby="ahead" className="grid gap-5">
        <h2 id="ahead" className="text-2xl">
          {texts.ahead}
        </h2>
        {over.length === dates.length && <p className="text-ink-soft">{texts.nothingAhead}</p>}
        <Months dates={dates.filter(isAhead)} {...listed} />
      </section>
      {over.length > 0 && (
        <details className="grid gap-4">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
            {texts.over(over.length)}
          </summary>
          <div className="grid gap-5 pt-3">
            <Months dates={over} {...listed} />
          </div>
        </details>
      )}
    </>
  );
}

function Months({ dates, today, onChange }: { dates: readonly PurchaseDate[] } & Listed) {
  const months = Map.groupBy(dates, ({ day }) => day.slice(0, 7));
  return [...months].map(([month, ofMonth]) => (
    <div key={month} className="grid gap-2">
      <h3 className="text-[1.15rem]">
        {formatMonth(Number(month.slice(5)), locale)} {month.slice(0, 4)}
      </h3>
      <ol className="divide-y divide-line rounded-m border border-line bg-surface">
        {ofMonth.map((date) => (
          <DateEntry key={date.key} date={date} today={today} onChange={onChange} />
        ))}
      </ol>
    </div>
  ));
}
