import * as texts from '@porchlight/content/en/plan.ts';
import type { PlanChange } from '@porchlight/domain/plan/fact-groups.ts';
import { priceOfChange } from '@porchlight/domain/plan/plan-cost.ts';
import type { Facts } from '@porchlight/domain/plan/plan-facts.ts';
import type { WeeklyRate } from '@porchlight/domain/weekly-rates/weekly-rates.contract.ts';
import { costFigures } from './cost-words.ts';

/** The four figures before and after a change that has not been saved. */
export default function PriceOfChange({
  facts,
  change,
  today,
  survey,
}: {
  facts: Facts;
  change: PlanChange;
  today: string;
  survey: WeeklyRate;
}) {
  const { before, after } = priceOfChange(facts, change, today, survey);
  if (after === null) return <p className="text-ink-soft">{texts.noLoanLeft}</p>;
  return (
    <table className="w-full max-w-xl text-left">
      <caption className="pb-2 text-left font-semibold">{texts.priceOfChange}</caption>
      <thead className="text-[.9375rem] text-ink-soft">
        <tr>
          <th scope="col" className="pr-3 pb-1 font-normal">
            {texts.priceFigure}
          </th>
          {before !== null && (
            <th scope="col" className="pr-3 pb-1 text-right font-normal">
              {texts.priceNow}
            </th>
          )}
          <th scope="col" className="pb-1 text-right font-normal">
            {texts.priceAfter}
          </th>
        </tr>
      </thead>
      <tbody className="figure-tabular">
        {costFigures.map(({ name, write }) => (
          <tr key={name} className="border-line-strong border-t">
            <th scope="row" className="py-1.5 pr-3 font-normal">
              {name}
            </th>
            {before !== null && <td className="py-1.5 pr-3 text-right text-ink-soft">{write(before)}</td>}
            <td
              className={`py-1.5 text-right ${before !== null && write(before) === write(after) ? '' : 'font-semibold'}`}
            >
              {write(after)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
