import type { TodayView } from '@porchlight/domain/today/today.contract.ts';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import PriceAboveIncomeLine from '../../tools/plan/price-above-income.tsx';

/** What it needs comes with it, so that the first load of the dashboard does not list it. */
const loadProposals = () => import('../../proposals/open-proposals.tsx');

/** What few read on Today: a price above what the income carries, and what staff propose. */
export default function RareParts({
  view: { aboveIncome, proposals },
  isBought,
}: {
  view: TodayView;
  isBought: boolean;
}) {
  return (
    <>
      {aboveIncome && !isBought && <PriceAboveIncomeLine found={aboveIncome} />}
      {proposals && (
        <LazyPart load={loadProposals} props={{ proposals }} waiting={<Skeleton className="h-52" />} />
      )}
    </>
  );
}
