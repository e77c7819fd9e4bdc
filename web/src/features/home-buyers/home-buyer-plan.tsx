import type { HomeBuyerDetail } from '@porchlight/domain/home-buyers/home-buyers.contract.ts';
import { SummaryList } from '../../console-kit/staff-split.tsx';
import { describeValue, getFactName } from '../tools/plan/fact-words.ts';

/** What staff read of a buyer's plan, in the buyers' own words. */
export default function HomeBuyerPlan({ plan }: Pick<NonNullable<HomeBuyerDetail['account']>, 'plan'>) {
  return (
    <SummaryList items={plan.map(({ fact, value }) => [getFactName(fact), describeValue(fact, value)])} />
  );
}
