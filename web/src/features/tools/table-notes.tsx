import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/tools/screens.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { TableUse } from '@porchlight/domain/programs/data-table.ts';
import { TriangleAlert } from 'lucide-react';
import { SiteLink } from '../../ui/site-link.tsx';
import { SourceName } from './answer-line.tsx';

/** Which tables an answer was worked out with, how old they are, and which of them has run out. */
export function TableNotes({ tables }: { tables: readonly TableUse[] }) {
  if (tables.length === 0) return null;
  return (
    <section aria-labelledby="tables" className="grid gap-4">
      <h2 id="tables" className="text-2xl">
        {texts.tablesWorkedOut}
      </h2>
      <ul className="grid gap-4">
        {tables.map((table) => (
          <li key={table.id} className="grid gap-1">
            <span className="font-semibold">{table.name}</span>
            <span className="text-[.9375rem] text-ink-soft leading-normal">
              <SourceName source={table.source} />
              {texts.tableNotesPublished(formatCalendarDate(table.published, locale), describeRange(table))}
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
      <p>
        <SiteLink
          href={texts.dataSources.href}
          className="inline-flex min-h-11 items-center text-[.9375rem] text-link underline print:hidden"
        >
          {texts.dataSources.label}
        </SiteLink>
      </p>
    </section>
  );
}

function describeRange({ from, until }: TableUse): string {
  const start = texts.holdsFrom(formatCalendarDate(from, locale));
  return until === null ? `${start}.` : texts.to(start, formatCalendarDate(until, locale));
}
