import * as texts from '@porchlight/content/en/plan.ts';
import { computePlanCost } from '@porchlight/domain/plan/plan-cost.ts';
import type { Facts } from '@porchlight/domain/plan/plan-facts.ts';
import type { WeeklyRate } from '@porchlight/domain/weekly-rates/weekly-rates.contract.ts';
import { CostFigures } from './plan-cost-card.tsx';

/** The four figures, worked out in the browser. */
export default function ComputedCost({
  facts,
  today,
  survey,
}: {
  facts: Facts;
  today: string;
  survey: WeeklyRate;
}) {
  const cost = computePlanCost(facts, today, survey);
  return cost === null ? <p>{texts.noLoanLeft}</p> : <CostFigures cost={cost} />;
}
