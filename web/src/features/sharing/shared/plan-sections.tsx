import * as texts from '@porchlight/content/en/sharing/shared.ts';
import { useQuery } from '@tanstack/react-query';
import { pageApi } from '../../../platform/api/page-api.ts';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { openedOnce, SharedSection } from './shared-section.tsx';

/** Words of the plan come only to a helper who may read it. */
const loadFigures = () => import('./shared-figures.tsx');
const loadOffers = () => import('./shared-offers.tsx');

type Props = { personId: string; of: string };

/** The figures of the plan, without what lenders offered. */
export function FiguresSection({ personId, of }: Props) {
  return (
    <SharedSection title={texts.sectionTitles.figures} of={of} reading={useSharedPlan(personId)}>
      {({ facts }) => (
        <LazyPart load={loadFigures} props={{ facts }} waiting={<Skeleton className="h-40" />} />
      )}
    </SharedSection>
  );
}

/** The loan offers that are saved in the plan, with the terms of the loan. */
export function OffersSection({ personId, of }: Props) {
  return (
    <SharedSection title={texts.sectionTitles.offers} of={of} reading={useSharedPlan(personId)}>
      {({ facts }) => (
        <LazyPart load={loadOffers} props={{ facts }} waiting={<Skeleton className="h-40" />} />
      )}
    </SharedSection>
  );
}

/** Both sections read it with one request. */
function useSharedPlan(personId: string) {
  return useQuery(pageApi.sharing.sharedPlan.queryOptions({ input: { personId }, ...openedOnce }));
}
