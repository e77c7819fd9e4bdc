import * as texts from '@porchlight/content/en/data-sources/page.ts';
import { countTableAge } from '@porchlight/domain/data-sources/table-age.ts';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { SiteLink } from '../../ui/site-link.tsx';
import type { TableRow } from './table-rows.ts';

/** One table; amber where it is older than it is good for or has ended. */
export function TableCard({ row, today, isDue }: { row: TableRow; today: string; isDue: boolean }) {
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
