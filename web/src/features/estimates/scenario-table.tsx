import { computedEstimate } from '@porchlight/content/en/estimates-view.ts';
import { addDollarSign } from '@porchlight/domain/kernel/money.ts';
import type { ScenarioSummary } from '@porchlight/domain/tools/estimate/estimate.contract.ts';
import type { EstimateScenario } from '@porchlight/domain/tools/estimate/estimate-input.ts';
import { useId } from 'react';

const { title, lead, names, figures } = computedEstimate.scenarios;

/** The three scenarios side by side; the chosen one is what the pages below are worked out with. */
export function EstimateScenarioTable({
  scenarios,
  chosen,
  onChoose,
}: {
  scenarios: readonly ScenarioSummary[];
  chosen: EstimateScenario;
  onChoose: (scenario: EstimateScenario) => void;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4 print:mb-4 print:break-inside-avoid">
      <div>
        <h2 id={id} className="text-2xl print:text-[13pt]">
          {title}
        </h2>
        <p className="mt-1 max-w-[68ch] text-ink-soft print:text-[9pt]">{lead}</p>
      </div>
      <div className="grid gap-3 sm:grid-cols-3 print:grid-cols-3">
        {scenarios.map((summary) => {
          const { name, detail } = names[summary.scenario];
          const isChosen = summary.scenario === chosen;
          return (
            <label
              key={summary.scenario}
              className={`grid cursor-pointer grid-rows-[auto_1fr_auto] gap-3 rounded-m border-2 bg-surface p-5 has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 print:p-2 print:text-[8.5pt] ${isChosen ? 'border-dusk' : 'border-line hover:border-line-strong'}`}
            >
              <span className="flex items-center gap-2.5 font-semibold text-lg">
                <input
                  type="radio"
                  name={id}
                  aria-labelledby={`${id}-${summary.scenario}`}
                  aria-describedby={`${id}-${summary.scenario}-figures`}
                  checked={isChosen}
                  onChange={() => onChoose(summary.scenario)}
                  className="size-5 accent-dusk outline-none print:hidden"
                />
                <span id={`${id}-${summary.scenario}`}>{name}</span>
              </span>
              <span className="text-[.9375rem] text-ink-soft leading-normal">{detail}</span>
              <span
                id={`${id}-${summary.scenario}-figures`}
                className="figure-tabular grid gap-1 border-line border-t pt-3 text-[.9375rem] leading-normal"
              >
                <Figure name={figures.monthly} value={addDollarSign(summary.monthlyTotal)} isMain />
                <Figure name={figures.cash} value={addDollarSign(summary.cashToClose)} />
                <Figure name={figures.inFiveYears} value={addDollarSign(summary.in5YearsTotal)} />
                <Figure name={figures.rate} value={`${summary.ratePercent}%`} />
                <Figure name={figures.apr} value={summary.apr} />
              </span>
            </label>
          );
        })}
      </div>
    </section>
  );
}

function Figure({ name, value, isMain = false }: { name: string; value: string; isMain?: boolean }) {
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="text-ink-soft">{name}</span>
      <span className={isMain ? 'font-semibold text-lg' : 'font-semibold'}>{value}</span>
    </span>
  );
}
