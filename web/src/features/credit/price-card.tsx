import * as texts from '@porchlight/content/en/credit-worth.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import type { ScorePrice } from '@porchlight/domain/plan/score-price.ts';
import { TriangleAlert } from 'lucide-react';
import { SectionCard } from '../../ui/section-card.tsx';

type Priced = Extract<ScorePrice, { kind: 'priced' }>;

/** The price in dollars and percent with what it is made up of, and each higher band. */
export function PriceCard({ found, score }: { found: Priced; score: number }) {
  const { price, cost, loan, value, ltv, steps } = found;
  const { table } = price;
  return (
    <SectionCard id="price" title={texts.price(score)}>
      <div className="grid gap-1">
        <p className="figure-tabular font-display text-[clamp(2.75rem,10vw,4rem)] leading-none">
          {formatDollars(cost, 'whole')}
        </p>
        <p className="font-semibold">{texts.priceSays(price.percent.toFixed(3))}</p>
        <p className="text-ink-soft">
          {texts.basis(
            formatDollars(loan, 'whole'),
            formatDollars(value, 'whole'),
            `${ltv.truncated.toFixed(2)}%`,
          )}
        </p>
        <p className="text-[.9375rem] text-ink-soft">{texts.fromYourPlan}</p>
      </div>
      {table.warning !== null && (
        <p className="flex gap-2.5 rounded-m bg-lamp-soft p-4 text-lamp-ink">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {table.warning}
        </p>
      )}
      <p className="max-w-[60ch]">{texts.asRate}</p>
      <Steps steps={steps} />
      <p className="max-w-[60ch] text-[.9375rem] text-ink-soft">{texts.noPrediction}</p>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
          {texts.derivation}
        </summary>
        <dl className="grid max-w-[34rem] gap-1.5 pt-1">
          {price.parts.map(({ part, percent }) => (
            <div key={part} className="flex justify-between gap-6">
              <dt>{part === 'score_ltv' ? texts.byScore : texts.attributes[part]}</dt>
              <dd className="figure-tabular">{percent.toFixed(3)}%</dd>
            </div>
          ))}
        </dl>
        <p className="max-w-[60ch] pt-3 text-[.9375rem] text-ink-soft">
          {table.source.title}, {texts.asOf(formatCalendarDate(table.from, locale))}.
        </p>
      </details>
    </SectionCard>
  );
}

function Steps({ steps }: { steps: Priced['steps'] }) {
  const [next] = steps;
  if (next === undefined) return <p className="max-w-[60ch]">{texts.noSteps}</p>;
  return (
    <div className="grid gap-3">
      <h3 className="text-lg">{texts.steps}</h3>
      <p className="max-w-[60ch] text-ink-soft">{texts.stepsLead}</p>
      <table className="figure-tabular w-full max-w-[34rem] text-right">
        <caption className="pb-2 text-left font-semibold">
          {texts.stepSays(next.score, formatDollars(next.saves, 'whole'))}
        </caption>
        <thead className="text-[.9375rem] text-ink-soft">
          <tr className="border-line-strong border-b">
            <th className="py-2 text-left font-semibold">{texts.columns.band}</th>
            <th className="py-2 pl-3 font-semibold">{texts.columns.missing}</th>
            <th className="py-2 pl-3 font-semibold">{texts.columns.price}</th>
            <th className="py-2 pl-3 font-semibold">{texts.columns.saves}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {steps.map(({ score, pointsNeeded, percent, saves }) => (
            <tr key={score}>
              <th scope="row" className="py-2.5 text-left font-semibold">
                {score}
              </th>
              <td className="py-2.5 pl-3">{pointsNeeded}</td>
              <td className="py-2.5 pl-3">{percent.toFixed(3)}%</td>
              <td className="py-2.5 pl-3 font-semibold">{formatDollars(saves, 'whole')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
