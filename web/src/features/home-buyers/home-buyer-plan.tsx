import type { StaffPurchase } from '@porchlight/domain/home-buyers/staff-purchase.contract.ts';
import { SummaryList } from '../../console-kit/staff-split.tsx';
import { describeValue, getFactName } from '../tools/plan/fact-words.ts';

/** What staff read of a buyer's plan, in the buyers' own words. */
export default function HomeBuyerPlan({ plan }: { plan: NonNullable<StaffPurchase['plan']> }) {
  return (
    <SummaryList items={plan.map(({ fact, value }) => [getFactName(fact), describeValue(fact, value)])} />
  );
}
