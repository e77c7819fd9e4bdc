import { addDollarSign } from '@porchlight/domain/kernel/money.ts';
import type { ScenarioSummary } from '@porchlight/domain/tools/estimate/estimate.contract.ts';

/** What an estimate comes to in three figures, as they are printed: "$3,245", "$42,522", "6.5%". */
export type EstimateHeadline = { monthly: string; cash: string; rate: string };

export function getHeadline({ monthlyTotal, cashToClose, ratePercent }: ScenarioSummary): EstimateHeadline {
  return {
    monthly: addDollarSign(monthlyTotal),
    cash: addDollarSign(cashToClose),
    rate: `${ratePercent}%`,
  };
}
