import type { TableUse } from '@porchlight/domain/programs/data-table.ts';
import { formatCalendarDate } from '@porchlight/domain/shared/calendar-dates.ts';
import { TriangleAlert } from 'lucide-react';
import { SourceName } from './answer-line.tsx';

/** Which tables an answer was worked out with, how old they are, and which of them has run out. */
export function TableNotes({ tables }: { tables: readonly TableUse[] }) {
  if (tables.length === 0) return null;
  return (
    <section aria-labelledby="tables" className="grid gap-4">
      <h2 id="tables" className="text-2xl">
        Tables it was worked out with
      </h2>
      <ul className="grid gap-4">
        {tables.map((table) => (
          <li key={table.id} className="grid gap-1">
            <span className="font-semibold">{table.name}</span>
            <span className="text-[.9375rem] text-ink-soft leading-normal">
              <SourceName source={table.source} />, published {formatCalendarDate(table.published)}.{' '}
              {describeRange(table)}
            </span>
            {table.warning !== null && (
              <span className="mt-1 flex gap-2.5 rounded-m bg-lamp-soft px-4 py-3 font-medium text-[.9375rem] text-lamp-ink leading-normal">
                <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
                <span>{table.warning}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function describeRange({ from, until }: TableUse): string {
  const start = `Holds from ${formatCalendarDate(from)}`;
  return until === null ? `${start}.` : `${start} to ${formatCalendarDate(until)}.`;
}
