import * as texts from '@porchlight/content/en/data-sources/page.ts';
import { pageDescriptions } from '@porchlight/content/en/page-descriptions.ts';
import { site } from '@porchlight/content/site.ts';
import { findTableState, isTableDue, type TableState } from '@porchlight/domain/data-sources/table-age.ts';
import { readCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import { useLoaderData } from 'react-router';
import { PageHead } from '../../platform/page/page-head.tsx';
import { useToday } from '../../platform/today.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { dataSourcesPath } from './data-sources-path.ts';
import { HouseIndexAge } from './house-index-age.tsx';
import { TableCard } from './table-card.tsx';
import { listTableRows } from './table-rows.ts';

/** Runs at build time alone: the program carries no table, the page does. */
export function loader() {
  const builtOn = readCalendarDay(new Date());
  return { builtOn, rows: listTableRows() };
}

/** Every dated table: what it decides, its source, its days, and how long ago it was compared with its source. */
export default function DataSourcesPage() {
  const { builtOn, rows } = useLoaderData<typeof loader>();
  // The built page knows the day it was made; the reader's own follows.
  const today = useToday() || builtOn;
  const of = (...states: readonly TableState[]) =>
    rows.filter((row) => states.includes(findTableState(row, rows, today)));
  const [inUse, coming, over] = [of('held', 'ended'), of('coming'), of('over')];
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-10 py-8 lg:py-12">
      <PageHead path={dataSourcesPath} name={texts.trail} {...pageDescriptions['/data-sources']} />
      <header className="grid gap-3">
        <h1 className="max-w-[24ch] text-[clamp(2.1rem,4.4vw,3rem)]">{texts.title}</h1>
        <p className="max-w-[64ch] text-[1.125rem] text-ink-soft">{texts.lead(rows.length)}</p>
        <p className="max-w-[64ch]">{texts.amber}</p>
      </header>
      {(
        [
          ['in-use', texts.inUse, inUse],
          ['coming', texts.coming, coming],
        ] as const
      )
        .filter(([, , shown]) => shown.length > 0)
        .map(([id, title, shown]) => (
          <section key={id} aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <h2 id={id} className="text-2xl">
              {title}
            </h2>
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
              {shown.map((row) => (
                <TableCard key={row.id} row={row} today={today} isDue={isTableDue(row, rows, today)} />
              ))}
            </ul>
          </section>
        ))}
      <section aria-labelledby="lists" className="grid max-w-[68ch] gap-2">
        <h2 id="lists" className="text-2xl">
          {texts.lists}
        </h2>
        <p>{texts.listsAre}</p>
        <HouseIndexAge />
      </section>
      <details className="grid gap-3">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link">
          {texts.earlier(over.length)}
        </summary>
        <p className="max-w-[68ch] pb-4 text-ink-soft">{texts.earlierLead}</p>
        <ul className="grid gap-x-10 gap-y-3 md:grid-cols-2">
          {over.map(({ id, name, source, shown }) => (
            <li key={id} data-table={id} className="min-w-0">
              <p className="font-semibold">{name}</p>
              <p className="figure-tabular text-[.9375rem]">{shown.holds}</p>
              <p className="wrap-anywhere text-[.875rem] text-ink-soft">{source.title}</p>
            </li>
          ))}
        </ul>
      </details>
      <section aria-labelledby="corrections" className="grid max-w-[68ch] gap-2">
        <h2 id="corrections" className="text-2xl">
          {texts.corrections}
        </h2>
        <p>{texts.correctionsLead}</p>
        <p className="flex flex-wrap gap-x-6">
          <a
            href={`mailto:${site.email.address}?subject=${encodeURIComponent(texts.subject)}`}
            className="inline-flex min-h-11 items-center font-semibold text-link underline"
          >
            {texts.writeTo(site.email.address)}
          </a>
          <SiteLink
            href={texts.coverage.href}
            className="inline-flex min-h-11 items-center text-link underline"
          >
            {texts.coverage.label}
          </SiteLink>
        </p>
      </section>
    </div>
  );
}
