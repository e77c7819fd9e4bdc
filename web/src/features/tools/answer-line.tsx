import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/tools/screens.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import type { TableUse } from '@porchlight/domain/programs/data-table.ts';
import type { Working } from '@porchlight/domain/tools/tool-fields.ts';
import { ChevronDown, TriangleAlert } from 'lucide-react';
import { SiteLink } from '../../ui/site-link.tsx';
import { formatFigure } from './figures.ts';
import { Folded } from './folded.tsx';
import type { AnswerLine } from './tool-definition.ts';
import { formatInput, getInputName } from './working-words.ts';

/** A figure of an answer. Where it was worked out it opens to its formula, what went in, and where the rule comes from. */
export function AnswerLineView({
  line,
  working,
  tables,
}: {
  line: AnswerLine;
  working: Working | undefined;
  tables: readonly TableUse[];
}) {
  const weight = line.isTotal ? 'font-semibold' : '';
  const table = tables.find((one) => one.source.title === working?.source?.title);
  const warning = table?.warning ?? undefined;
  const figure = (
    <span className="block min-w-0 grow">
      <span className="flex flex-wrap items-baseline gap-x-4">
        <span className="grow basis-40">{line.label}</span>
        <span
          className={`figure-tabular ml-auto whitespace-nowrap text-right font-semibold ${warning === undefined ? '' : 'rounded-s bg-lamp-soft px-2 text-lamp-ink'}`}
        >
          {line.isExact ? formatDollars(line.value) : formatFigure(line.value, line.unit)}
        </span>
      </span>
      {line.note !== undefined && (
        <span className="block font-normal text-[.9375rem] text-ink-soft leading-normal">{line.note}</span>
      )}
      {warning !== undefined && (
        <span className="mt-1 flex gap-2 font-normal text-[.9375rem] text-lamp-ink leading-normal">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
          <span>{warning}</span>
        </span>
      )}
    </span>
  );
  const row = 'flex min-h-12 items-center gap-x-3 py-2.5 print:min-h-0 print:py-1';
  const edge = line.isTotal
    ? 'not-first:border-ink not-first:border-t-2'
    : 'not-first:border-line not-first:border-t';
  if (working === undefined) return <div className={`${row} ${edge} ${weight} pr-8`}>{figure}</div>;
  return (
    <Folded
      className={`group ${edge}`}
      summaryLook={`${row} ${weight} rounded-s hover:bg-sunken`}
      summary={
        <>
          {figure}
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-ink-soft transition-transform duration-150 ease-out group-open:rotate-180 print:hidden"
          />
        </>
      }
    >
      {() => (
        <WorkingView
          working={working}
          table={table}
          exact={line.unit === 'dollars' ? working.value : undefined}
        />
      )}
    </Folded>
  );
}

/** How a figure was made: its formula, what went in, what it comes to with its cents, and where the rule comes from. */
export function WorkingView({
  working,
  table,
  exact,
}: {
  working: Working;
  table: TableUse | undefined;
  /** Dollars to the cent, where the figure above is read to the dollar. */
  exact?: string | undefined;
}) {
  const { formula, inputs, source } = working;
  return (
    <div className="mb-3 grid gap-3 rounded-m bg-sunken p-4 text-[.9375rem] leading-normal print:mb-1 print:p-0 print:text-[8.5pt]">
      <p className="font-medium">{formula}</p>
      {inputs.length > 0 && (
        <dl className="figure-tabular grid gap-y-1 text-ink-soft">
          {inputs.map((input) => (
            <div key={input.name} className="flex justify-between gap-x-4">
              <dt>{getInputName(input.name)}</dt>
              <dd className="min-w-0 break-words text-right text-ink">{formatInput(input)}</dd>
            </div>
          ))}
        </dl>
      )}
      {exact !== undefined && /^-?\d+\.\d+$/.test(exact) && (
        <p className="figure-tabular flex justify-between gap-x-4 border-line border-t pt-2 font-semibold">
          <span>{texts.toTheCent}</span>
          <span>{formatDollars(exact)}</span>
        </p>
      )}
      {source !== null && (
        <p className="text-ink-soft">
          {texts.source} <SourceName source={source} />
          {table && texts.published(formatCalendarDate(table.published, locale))}
        </p>
      )}
    </div>
  );
}

export function SourceName({ source }: { source: { title: string; url?: string | undefined } }) {
  if (source.url === undefined) return source.title;
  return (
    <SiteLink href={source.url} className="text-link">
      {source.title}
    </SiteLink>
  );
}
