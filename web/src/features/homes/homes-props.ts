import type { HomesView, HomeView } from '@porchlight/domain/homes/homes.contract.ts';
import type { Facts } from '@porchlight/domain/plan/plan-facts.ts';
import type { WeeklyRate } from '@porchlight/domain/weekly-rates/weekly-rates.contract.ts';

/** What each part of the page is given. */
export type HomesProps = {
  homes: readonly HomeView[];
  offers: HomesView['offers'];
  /** There is another buyer. */
  isShared: boolean;
  plan: Facts;
  /** The reader's calendar day. */
  today: string;
  /** The newest week of rates, which a plan without a rate is counted with. */
  survey: WeeklyRate;
};
