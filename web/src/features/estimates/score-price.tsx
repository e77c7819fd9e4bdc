import * as texts from '@porchlight/content/en/estimates-view.ts';
import { computedEstimate } from '@porchlight/content/en/estimates-view.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import {
  type EstimateScorePrice,
  findScoreBand,
  pricedScoreBands,
  priceEstimateScore,
} from '@porchlight/domain/estimates/score-price.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import { findPricedScore } from '@porchlight/domain/plan/priced-score.ts';
import { useId } from 'react';
import { storeDraft, useDraft } from '../../platform/browser/drafts.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { SourceName } from '../tools/answer-line.tsx';
import { usePlanFacts } from '../tools/plan/plan-facts.queries.ts';
import type { EstimateAnswer } from './use-estimate.ts';

const DRAFT = 'estimate-score-band';

/** What the agencies charge for the reader's score, beside the estimate and in none of its figures: with the plan's score, or a band chosen here. */
export function ScorePriceCard({ answer }: { answer: EstimateAnswer }) {
  const id = useId();
  const facts = usePlanFacts();
  const chosen = useDraft(DRAFT);
  const score = facts && findPricedScore(facts);
  const value = chosen === '' && score !== undefined ? String(findScoreBand(score)) : chosen;
  const band = pricedScoreBands.find((from) => String(from) === value);
  return (
    <section
      aria-labelledby={id}
      className={`grid gap-5 rounded-l border border-line bg-surface p-5 sm:p-8 print:mb-4 print:break-inside-avoid print:border-0 print:p-0 ${band === undefined ? 'print:hidden' : ''}`}
    >
      <div>
        <h2 id={id} className="text-2xl print:text-[13pt]">
          {texts.title}
        </h2>
        <p className="mt-1 max-w-[68ch] text-ink-soft print:text-[9pt]">{texts.lead}</p>
      </div>
      <div className="max-w-sm print:hidden">
        <SelectField
          label={texts.band}
          hint={chosen === '' && score !== undefined ? texts.fromPlan(score) : texts.bandHint}
          value={value}
          onChange={({ target }) => storeDraft(DRAFT, target.value)}
        >
          {score === undefined && <option value="">{texts.notChosen}</option>}
          {pricedScoreBands.map((from, place) => (
            <option key={from} value={String(from)}>
              {texts.nameBand(from, pricedScoreBands[place - 1])}
            </option>
          ))}
        </SelectField>
      </div>
      {band !== undefined && (
        <div role="status">
          <Price
            found={priceEstimateScore(answer.input, band, answer.result.on, answer.survey)}
            rate={answer.summary.ratePercent}
          />
        </div>
      )}
    </section>
  );
}

function Price({ found, rate }: { found: EstimateScorePrice; rate: string }) {
  if (found.kind === 'no-grid') return <p>{texts.noGrid(nameProgram(found.program))}</p>;
  if (found.kind === 'above-limit')
    return <p>{texts.aboveLimit(formatDollars(String(found.limit.dollars), 'whole'), found.limit.year)}</p>;
  if (found.kind !== 'priced') return <p>{texts.none[found.kind]}</p>;
  const { percent, dollars, monthly, loan, table } = found;
  const figures = {
    percent: `${percent.toFixed(3)}%`,
    dollars: formatDollars(dollars.toFixed(2), 'whole'),
    monthly: formatDollars(monthly.toFixed(2)),
  };
  return (
    <div className="grid gap-4">
      <dl className="figure-tabular grid max-w-xl gap-1.5 print:text-[9pt]">
        {(['percent', 'dollars', 'monthly'] as const).map((name) => (
          <div key={name} className="flex justify-between gap-4 border-line border-b pb-1.5">
            <dt className="text-ink-soft">{texts.figures[name]}</dt>
            <dd className="font-semibold">{figures[name]}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-[68ch]">
        {texts.says(formatDollars(loan.toFixed(2), 'whole'), rate)} {texts.waived}
      </p>
      <p className="max-w-[68ch] text-[.9375rem] text-ink-soft leading-normal">
        {texts.grid(table.name, formatCalendarDate(table.from, locale))} <SourceName source={table.source} />
      </p>
      {table.warning !== null && (
        <p className="rounded-m bg-lamp-soft px-4 py-3 text-[.9375rem] text-lamp-ink">{table.warning}</p>
      )}
    </div>
  );
}

function nameProgram(program: 'fha' | 'va' | 'usda'): string {
  return computedEstimate.fields.program.choices?.[program] ?? program;
}
