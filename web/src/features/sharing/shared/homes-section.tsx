import * as texts from '@porchlight/content/en/sharing/shared.ts';
import { useQuery } from '@tanstack/react-query';
import { pageApi } from '../../../platform/api/page-api.ts';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { openedOnce, SharedSection } from './shared-section.tsx';

/** Words and rules of offers come only to somebody who may read them. */
const loadHomes = () => import('./shared-homes.tsx');

/** The homes that the buyers look at, and what stands with each. */
export function HomesSection({ personId, of }: { personId: string; of: string }) {
  const reading = useQuery(pageApi.sharing.sharedHomes.queryOptions({ input: { personId }, ...openedOnce }));
  return (
    <SharedSection title={texts.sectionTitles.homes} of={of} reading={reading}>
      {({ homes }) =>
        homes.length === 0 ? (
          <p className="text-ink-soft">{texts.noHomes}</p>
        ) : (
          <LazyPart load={loadHomes} props={{ homes, personId }} waiting={<Skeleton className="h-40" />} />
        )
      }
    </SharedSection>
  );
}
