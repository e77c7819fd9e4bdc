import * as texts from '@porchlight/content/en/plan.ts';
import { computePlanCost } from '@porchlight/domain/plan/plan-cost.ts';
import type { Facts } from '@porchlight/domain/plan/plan-facts.ts';
import { costFigures } from './cost-words.ts';

/** What the plan comes to, in four figures. */
export default function PlanCostCard({ facts, today }: { facts: Facts; today: string }) {
  const cost = computePlanCost(facts, today);
  return (
    <section
      aria-labelledby="plan-cost"
      className="grid gap-4 rounded-m border border-line bg-surface p-5 sm:p-7"
    >
      <div className="grid gap-1">
        <h2 id="plan-cost" className="text-2xl">
          {texts.cost}
        </h2>
        <p className="text-[.9375rem] text-ink-soft">{cost === null ? texts.noLoanLeft : texts.costLead}</p>
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
    </section>
  );
}
