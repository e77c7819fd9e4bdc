import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/program-finder-coverage.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { SiteLink } from '../../../ui/site-link.tsx';
import type { CoverageRow } from './coverage-rows.ts';

const { columns } = texts;
const counted = ['official', 'quoted', 'unverified'] as const;

/** State by state; on a phone each state is a list of its own, with the names of the columns. */
export function CoverageTable({ rows }: { rows: readonly CoverageRow[] }) {
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
