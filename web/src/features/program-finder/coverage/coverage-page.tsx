import { locale } from '@porchlight/content/en/locale.ts';
import { pageDescriptions } from '@porchlight/content/en/page-descriptions.ts';
import * as texts from '@porchlight/content/en/program-finder-coverage.ts';
import { site } from '@porchlight/content/site.ts';
import { formatCalendarDate, getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import { listTableChanges } from '@porchlight/domain/programs/dated-tables.ts';
import {
  listOpenPrograms,
  listProgramTables,
} from '@porchlight/domain/programs/program-finder/program-list.ts';
import { useMemo } from 'react';
import { Link, useLoaderData } from 'react-router';
import { PageHead } from '../../../platform/page/page-head.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { SiteLink } from '../../../ui/site-link.tsx';
import { programPaths } from '../program-paths.ts';
import { useStoredPrograms } from '../stored-programs.ts';
import { addStoredRows, type CoverageRow, listCoverage, toCovered } from './coverage-rows.ts';

const { columns } = texts;
const counted = ['official', 'quoted', 'unverified'] as const;

/** Runs at build time alone: the program carries no table, the page does. */
export function loader() {
  const on = getCalendarDay(new Date());
  const tables = [...listProgramTables(), ...listTableChanges()].map(
    ({ id, name, source, published, from, until }) => ({ id, name, source, published, from, until }),
  );
  return {
    rows: listCoverage(on, texts.national),
    programs: listOpenPrograms(on).map(toCovered),
    tables: tables.toSorted((one, other) => other.from.localeCompare(one.from)),
  };
}

const day = (date: string) => formatCalendarDate(date, locale);

/** What the finder covers, from which day, and how to correct it; and every dated table of the site. */
export default function CoveragePage() {
  const { rows: built, programs, tables } = useLoaderData<typeof loader>();
  const { programs: stored, hasFailed } = useStoredPrograms();
  const { rows, counts } = useMemo(() => addStoredRows(built, programs, stored), [built, programs, stored]);
  const { official, quoted, unverified } = counts;
  const all = official + quoted + unverified;
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-10 py-8 lg:py-12">
      <PageHead path={programPaths.coverage} name={texts.trail} {...pageDescriptions['/programs/coverage']} />
      <header className="grid gap-3">
        <BackLink to={programPaths.finder}>{texts.back}</BackLink>
        <h1 className="max-w-[24ch] text-[clamp(2.1rem,4.4vw,3rem)]">{texts.title}</h1>
        <p className="max-w-[64ch] text-[1.125rem] text-ink-soft">
          {texts.lead(all, rows.length - 2, official, quoted, unverified)}
        </p>
      </header>
      <section aria-labelledby="corrections" className="grid gap-2 rounded-m bg-sunken p-5 sm:p-7">
        <h2 id="corrections" className="text-2xl">
          {texts.corrections}
        </h2>
        <p className="max-w-[68ch]">{texts.correctionsLead}</p>
        <p>
          <a
            href={`mailto:${site.email.address}?subject=${encodeURIComponent(texts.subject)}`}
            className="inline-flex min-h-11 items-center font-semibold text-link underline"
          >
            {texts.writeTo(site.email.address)}
          </a>
        </p>
        <p>
          <Link
            to={programPaths.corrections}
            className="inline-flex min-h-11 items-center text-link underline"
          >
            {texts.correctionsLink}
          </Link>
        </p>
      </section>
      <section aria-labelledby="marks" className="grid gap-2">
        <h2 id="marks" className="text-2xl">
          {texts.marks}
        </h2>
        <ul className="list-disc pl-5">
          {texts.marksAre.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ul>
        <p>{texts.attribution}</p>
      </section>
      {hasFailed && <p className="max-w-[68ch] rounded-m bg-sunken p-4">{texts.lacksStored}</p>}
      <CoverageTable rows={rows} />
      <section aria-labelledby="ended" className="grid max-w-[68ch] gap-2">
        <h2 id="ended" className="text-2xl">
          {texts.ended}
        </h2>
        <p>{texts.endedIs}</p>
        <h3 className="text-xl">{texts.territories}</h3>
        <p>{texts.territoriesAre}</p>
      </section>
      <section aria-labelledby="tables" className="grid gap-3">
        <h2 id="tables" className="text-2xl">
          {texts.tables}
        </h2>
        <p className="max-w-[68ch] text-ink-soft">{texts.tablesLead}</p>
        <p>
          <SiteLink
            href={texts.dataSources.href}
            className="inline-flex min-h-11 items-center text-link underline"
          >
            {texts.dataSources.label}
          </SiteLink>
        </p>
        <ul className="grid gap-x-10 gap-y-3 md:grid-cols-2">
          {tables.map(({ id, name, source, published, from, until }) => (
            <li key={id} className="min-w-0">
              <p className="font-semibold">{name}</p>
              <p className="figure-tabular text-[.9375rem]">
                {until === null ? texts.from(day(from)) : texts.fromUntil(day(from), day(until))},{' '}
                {texts.published(day(published))}
              </p>
              <p className="wrap-anywhere text-[.875rem] text-ink-soft">
                {source.url === undefined ? (
                  source.title
                ) : (
                  <SiteLink href={source.url} className="text-link underline">
                    {source.title}
                  </SiteLink>
                )}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** State by state; on a phone each state is a list of its own, with the names of the columns. */
function CoverageTable({ rows }: { rows: readonly CoverageRow[] }) {
  return (
    <section aria-labelledby="by-state" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="by-state" className="text-2xl">
        {texts.byState}
      </h2>
      <table className="w-full text-[.9375rem] leading-normal max-sm:block">
        <caption className="mb-3 max-w-[68ch] text-left text-ink-soft max-sm:block">{texts.caption}</caption>
        <thead className="max-sm:sr-only">
          <tr className="border-ink border-b-2 text-left align-bottom">
            {Object.values(columns).map((name) => (
              <th key={name} scope="col" className="py-2 pr-4">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:grid max-sm:gap-3">
          {rows.map(({ code, name, agency, readOn, ...counts }) => (
            <tr
              key={name}
              data-state={code ?? 'US'}
              className="border-line border-b align-top max-sm:grid max-sm:pb-3"
            >
              <th scope="row" className="py-2 pr-4 text-left font-semibold">
                {name}
              </th>
              <td className="py-2 pr-4 max-sm:py-0.5">
                {agency === null ? (
                  texts.nationalAgencies
                ) : (
                  <SiteLink href={agency.href} className="wrap-anywhere text-link underline">
                    {agency.name}
                  </SiteLink>
                )}
              </td>
              {counted.map((mark) => (
                <td key={mark} className="figure-tabular py-2 pr-4 max-sm:py-0.5 sm:text-right">
                  <span className="text-ink-soft sm:hidden">{columns[mark]}: </span>
                  {counts[mark]}
                </td>
              ))}
              <td className="figure-tabular py-2 max-sm:py-0.5">
                <span className="text-ink-soft sm:hidden">{columns.readOn}: </span>
                {formatCalendarDate(readOn, locale)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
