import * as texts from '@porchlight/content/en/sharing/shared.ts';
import { useQuery } from '@tanstack/react-query';
import { pageApi } from '../../../platform/api/page-api.ts';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { openedOnce, SharedSection } from './shared-section.tsx';

/** The kinds of records come only to somebody who may read them. */
const loadRecords = () => import('./shared-owned-home.tsx');

/** What the owners keep of their home after closing. */
export function OwnedHomeSection({ personId, of }: { personId: string; of: string }) {
  const reading = useQuery(
    pageApi.sharing.sharedOwnedHome.queryOptions({ input: { personId }, ...openedOnce }),
  );
  return (
    <SharedSection title={texts.sectionTitles['owned-home']} of={of} reading={reading}>
      {({ records }) =>
        records.length === 0 ? (
          <p className="text-ink-soft">{texts.noOwnedHome}</p>
        ) : (
          <LazyPart load={loadRecords} props={{ records }} waiting={<Skeleton className="h-40" />} />
        )
      }
    </SharedSection>
  );
}
