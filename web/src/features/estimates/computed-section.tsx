import * as texts from '@porchlight/content/en/estimates.ts';
import { computedEstimate } from '@porchlight/content/en/estimates-view.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type {
  EstimateLine,
  EstimateResult,
  EstimateSection,
} from '@porchlight/domain/tools/estimate/estimate.contract.ts';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { SourceName } from '../tools/answer-line.tsx';

/** One part of the computed estimate: lines that open to how they came about. */
export function ComputedSection({ section, result }: { section: EstimateSection; result: EstimateResult }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid break-inside-avoid gap-x-8 gap-y-2 lg:grid-cols-[13rem_minmax(0,1fr)] print:grid-cols-[9rem_minmax(0,1fr)] print:gap-x-5"
    >
      <h4 id={id} className="pt-2.5 text-xl print:pt-1 print:text-[11pt]">
        {section.title}
      </h4>
      <div className="border-line border-t">
        {section.lines.map((line) => (
          <Line key={line.id} line={line} result={result} />
        ))}
        {section.total && (
          <div className="border-ink border-t-2 font-semibold">
            <Line line={section.total} result={result} />
          </div>
        )}
      </div>
    </section>
  );
}

const row =
  'grid min-h-12 grid-cols-[minmax(0,1fr)_auto_1.25rem] items-center gap-x-3 py-2 print:min-h-0 print:grid-cols-[minmax(0,1fr)_auto] print:py-0.5';

function Line({ line, result }: { line: EstimateLine; result: EstimateResult }) {
  const working = result.workings.find(({ figure }) => figure === line.figure);
  const shown = (
    <>
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {line.label}
          {line.origin === 'assumed' && <Badge look="now">{computedEstimate.assumed}</Badge>}
        </span>
        {line.note !== undefined && (
          <span className="block max-w-[58ch] font-normal text-[.9375rem] text-ink-soft leading-normal print:text-[8pt]">
            {line.note}
          </span>
        )}
      </span>
      <span className="figure-tabular max-w-40 text-right font-semibold sm:max-w-none sm:whitespace-nowrap">
        {line.value}
      </span>
    </>
  );
  if (working === undefined) return <div className={`${row} border-line border-b`}>{shown}</div>;
  return (
    <details className="group border-line border-b">
      <summary className={`${row} list-none rounded-s hover:bg-sunken [&::-webkit-details-marker]:hidden`}>
        {shown}
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-ink-soft transition-transform duration-150 ease-out group-open:rotate-180 print:hidden"
        />
      </summary>
      <Working working={working} result={result} />
    </details>
  );
}

function Working({
  working,
  result,
}: {
  working: EstimateResult['workings'][number];
  result: EstimateResult;
}) {
  const { formula, inputs, source } = working;
  const table = result.tables.find((one) => one.source.title === source?.title);
  return (
    <div className="mb-3 grid gap-3 rounded-m bg-sunken p-4 font-normal text-[.9375rem] leading-normal print:hidden">
      <p className="font-medium">{formula}</p>
      {inputs.length > 0 && (
        <dl className="figure-tabular grid gap-y-1 text-ink-soft">
          {inputs.map(({ name, value }) => (
            <div key={name} className="flex justify-between gap-x-4">
              <dt>{name}</dt>
              <dd className="text-right text-ink">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="text-ink-soft">
        {source !== null && (
          <>
            {texts.source} <SourceName source={source} />
            {table ? texts.published(formatCalendarDate(table.published, locale)) : '. '}
          </>
        )}
        {texts.computedOn(formatCalendarDate(result.on, locale))}
      </p>
    </div>
  );
}
