import type { Facts } from '@porchlight/domain/plan/plan-facts.ts';
import {
  findPriceAboveIncome,
  type PriceAboveIncome,
} from '@porchlight/domain/plan/what-ifs/price-above-income.ts';
import { listWhatIfs, type WhatIf } from '@porchlight/domain/plan/what-ifs/what-ifs.ts';
import type { WeeklyRate } from '@porchlight/domain/weekly-rates/weekly-rates.contract.ts';

// A plan is worked out once for each change that is tried: beside the page, which stays quick meanwhile, and with the calculators' rules in a
// file that no other page shares.

export type WhatIfRequest = {
  facts: Facts;
  today: string;
  survey: WeeklyRate;
  /** The home is bought by contract. */
  isBought: boolean;
};
export type WhatIfAnswer = { whatIfs: WhatIf[]; aboveIncome: PriceAboveIncome | null };

addEventListener('message', ({ data: { facts, today, survey, isBought } }: MessageEvent<WhatIfRequest>) => {
  postMessage({
    whatIfs: listWhatIfs(facts, today, survey, { isBought }),
    aboveIncome: findPriceAboveIncome(facts, today, survey),
  } satisfies WhatIfAnswer);
});
