import type { Facts } from '@porchlight/domain/plan/plan-facts.ts';
import { listWhatIfs, type WhatIf } from '@porchlight/domain/plan/what-ifs/what-ifs.ts';
import type { WeeklyRate } from '@porchlight/domain/weekly-rates/weekly-rates.contract.ts';

// A plan is worked out once for each change that is tried: beside the page, which stays quick meanwhile, and with the calculators' rules in a
// file that no other page shares.

export type WhatIfRequest = { facts: Facts; today: string; survey: WeeklyRate };

addEventListener('message', ({ data: { facts, today, survey } }: MessageEvent<WhatIfRequest>) => {
  postMessage(listWhatIfs(facts, today, survey) satisfies WhatIf[]);
});
