import * as texts from '@porchlight/content/en/data-sources.ts';
import { tableMeanings } from '@porchlight/content/en/data-sources-tables.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { pageDescriptions } from '@porchlight/content/en/page-descriptions.ts';
import { site } from '@porchlight/content/site.ts';
import type { HousePriceAreas } from '@porchlight/domain/data-sources/house-prices.contract.ts';
import { type KnownTable, listKnownTables } from '@porchlight/domain/data-sources/known-tables.ts';
import {
  countTableAge,
  findTableState,
  isTableDue,
  type TableState,
} from '@porchlight/domain/data-sources/table-age.ts';
import { formatCalendarDate, getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLoaderData } from 'react-router';
import { PageHead } from '../../platform/page/page-head.tsx';
import { useToday } from '../../platform/today.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { dataSourcesPath } from './data-sources-path.ts';

/** A table as the page shows it, with its days written out. */
type TableRow = KnownTable & {
  decides: string;
  shown: { published: string; holds: string; checked: string };
};

const day = (date: string) => formatCalendarDate(date, locale);

/** Every table, in the order of what they are about; made when the pages are built. */
function listTableRows(): TableRow[] {
  return listKnownTables().map((table) => ({
    ...table,
    decides: tableMeanings[table.kind],
    shown: {
      published: day(table.published),
      holds:
        table.until === null
          ? texts.from(day(table.from))
          : texts.fromUntil(day(table.from), day(table.until)),
      checked: day(table.checkedOn),
    },
  }));
}

/** Runs at build time alone: the program carries no table, the page does. */
export function loader() {
  const builtOn = getCalendarDay(new Date());
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

type Imported = HousePriceAreas['imported'];

/** How far the index reaches that the operator imported: the built page cannot know it, and without an answer it says no more. */
function HouseIndexAge() {
  const [imported, setImported] = useState<Imported>();
  useEffect(() => {
    let isShown = true;
    import('../../platform/api/page-api.ts')
      .then(({ pageApi }) => pageApi.housePrices.areas.call({}))
      .then((answer) => isShown && setImported(answer.imported))
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, []);
  return (
    <p>
      {texts.houseIndex} {imported !== undefined && describe(imported)}
    </p>
  );
}

function describe(imported: Imported): string {
  if (imported === null) return texts.houseIndexNone;
  const { state, metro, importedAt } = imported;
  const quarters = [state && texts.ofStates(state), metro && texts.ofMetros(metro)].filter(Boolean);
  return texts.houseIndexAge(quarters.join(', '), formatCalendarDate(importedAt.slice(0, 10), locale));
}

/** One table; amber where it is older than it is good for or has ended. */
function TableCard({ row, today, isDue }: { row: TableRow; today: string; isDue: boolean }) {
  const { id, name, decides, source, shown, holdsDays, until } = row;
  return (
    <li
      data-table={id}
      data-due={isDue}
      className={`grid content-start gap-3 rounded-m border p-5 sm:p-6 ${isDue ? 'border-lamp-ink bg-lamp-soft' : 'border-line bg-surface'}`}
    >
      <h3 className="wrap-anywhere text-xl leading-snug">{name}</h3>
      {isDue && (
        <p className="flex gap-2 font-semibold text-lamp-ink">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {until !== null && today > until ? texts.ended : texts.due}
        </p>
      )}
      <dl className="grid gap-2 text-[.9375rem] leading-normal">
        <Entry name={texts.decides}>{decides}</Entry>
        <Entry name={texts.source}>
          {source.url === undefined ? (
            source.title
          ) : (
            <SiteLink href={source.url} className="wrap-anywhere text-link underline">
              {source.title}
            </SiteLink>
          )}
        </Entry>
        <Entry name={texts.published}>{shown.published}</Entry>
        <Entry name={texts.holds}>{shown.holds}</Entry>
        <Entry name={texts.checked}>
          {shown.checked}: {texts.age(countTableAge(row, today))}, {texts.checkedEvery(holdsDays)}
        </Entry>
      </dl>
    </li>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere min-w-0">{children}</dd>
    </div>
  );
}
