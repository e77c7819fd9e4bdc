import * as texts from '@porchlight/content/en/plan.ts';
import { trying } from '@porchlight/content/en/plan-what-ifs.ts';
import { computePlanCost } from '@porchlight/domain/plan/plan-cost.ts';
import { useState } from 'react';
import PriceAboveIncomeLine from '../tools/plan/price-above-income.tsx';
import { costFigures } from './cost-words.ts';
import { type FoundWhatIfs, PlanWhatIfs, type Trial, useWhatIfs } from './plan-what-ifs.tsx';
import type { WhatIfRequest } from './what-if-worker.ts';

/** What a plan comes to, and what would move it most: one of those can be tried, and is shown in both. */
export default function PlanReckoning(props: WhatIfRequest) {
  const [trial, setTrial] = useState<Trial>();
  const found = useWhatIfs(props);
  return (
    <>
      <PlanCostCard {...props} trial={trial} found={found} />
      <PlanWhatIfs found={found} trial={trial} onTry={setTrial} />
    </>
  );
}

/** What the plan comes to in four figures, or would with what is tried. */
type CostCard = WhatIfRequest & { trial: Trial | undefined; found: FoundWhatIfs };

function PlanCostCard({ facts, today, survey, trial, found }: CostCard) {
  const cost = computePlanCost({ ...facts, ...trial?.whatIf.changed }, today, survey);
  const above = trial === undefined && typeof found === 'object' ? found.aboveIncome : null;
  const lead = cost === null ? texts.noLoanLeft : texts.costLead;
  return (
    <section
      aria-labelledby="plan-cost"
      className={`grid gap-4 rounded-m border bg-surface p-5 sm:p-7 ${trial === undefined ? 'border-line' : 'border-dusk'}`}
    >
      <div className="grid gap-1">
        <h2 id="plan-cost" className="text-2xl">
          {texts.cost}
        </h2>
        <p className={`text-[.9375rem] ${trial === undefined ? 'text-ink-soft' : 'font-semibold'}`}>
          {trial === undefined ? lead : trying(trial.name)}
        </p>
      </div>
      {cost !== null && (
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-x-6 gap-y-4">
          {costFigures.map(({ name, note, write }) => (
            <div key={name} className="grid content-start gap-0.5">
              <dt className="font-semibold text-[.9375rem]">{name}</dt>
              <dd className="figure-tabular font-display font-medium text-[1.75rem] leading-tight">
                {write(cost)}
              </dd>
              <dd className="text-[.875rem] text-ink-soft leading-normal">{note}</dd>
            </div>
          ))}
        </dl>
      )}
      {above !== null && <PriceAboveIncomeLine found={above} />}
    </section>
  );
}
