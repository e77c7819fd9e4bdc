import * as texts from '@porchlight/content/en/estimates.ts';
import { computedEstimate } from '@porchlight/content/en/estimates-view.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { EstimateAssumption } from '@porchlight/domain/tools/estimate/estimate.contract.ts';
import { SourceName } from '../tools/answer-line.tsx';

const { title, lead, none } = computedEstimate.assumptions;

/** Every assumption with its reason, its source and its date. */
export function AssumedFigures({ assumptions }: { assumptions: readonly EstimateAssumption[] }) {
  return (
    <section aria-label={title} className="rounded-m bg-sunken p-5 sm:p-6 print:p-0">
      <h3 className="text-xl print:text-[12pt]">{title}</h3>
      <p className="mt-1 max-w-[68ch] text-ink-soft print:text-[8.5pt]">
        {assumptions.length > 0 ? lead : none}
      </p>
      <ul className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2 print:mt-1 print:gap-y-1 print:text-[8pt]">
        {assumptions.map(({ field, label, value, reason, source, asOf }) => (
          <li key={`${field}${label}`} className="grid content-start gap-0.5 leading-normal">
            <span className="figure-tabular flex flex-wrap justify-between gap-x-4 font-semibold">
              <span>{label}</span>
              <span>{value}</span>
            </span>
            <span>{reason}</span>
            <small className="text-ink-soft text-sm print:text-[7pt]">
              <SourceName source={source} />
              {texts.asOf(formatCalendarDate(asOf, locale))}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
