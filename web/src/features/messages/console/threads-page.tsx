import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/messages-console.ts';
import { threadStates } from '@porchlight/domain/messages/thread-states.ts';
import type { ThreadRow } from '@porchlight/domain/messages/threads.contract.ts';
import { formatRelativeTime } from '@porchlight/domain/notifications/relative-time.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListAddress } from '../../../console-kit/list-address.ts';
import { purchaseOwnerColumn, usePurchaseOwnerFilter } from '../../../console-kit/purchase-owners.tsx';
import { StaffPage } from '../../../console-kit/staff-page.tsx';
import type { StaffColumn } from '../../../console-kit/staff-rows.tsx';
import { StaffSplit } from '../../../console-kit/staff-split.tsx';
import { StaffTable } from '../../../console-kit/staff-table.tsx';
import { When } from '../../../console-kit/when.tsx';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const loadPanel = () => import('./thread-panel.tsx');

/** The threads of all purchases, those who wait longest first, and beside them the one that is open. */
export default function ThreadsPage() {
  const address = useListAddress();
  const ownerFilter = usePurchaseOwnerFilter();
  const page = useQuery(
    staffApi.threads.list.queryOptions({
      input: {
        search: address.search || undefined,
        state: threadStates.find((known) => known === address.value('state')),
        owner: address.value('owner') || undefined,
        cursor: address.cursor,
      },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <StaffPage title={texts.title} intro={texts.lead}>
      <StaffSplit
        address={address}
        detail={(id) => (
          <LazyPart
            key={id}
            load={loadPanel}
            props={{ purchaseId: id }}
            waiting={<Skeleton className="h-96" />}
          />
        )}
        list={
          <StaffTable
            name="messages"
            caption={texts.caption}
            columns={columns}
            page={page}
            address={address}
            readId={({ purchaseId }) => purchaseId}
            opens
            searchLabel={texts.searchLabel}
            filters={[
              {
                name: 'state',
                label: texts.state,
                all: texts.any,
                options: threadStates.map((state) => [state, texts.states[state]] as const),
              },
              ownerFilter,
            ]}
            empty={texts.empty}
          />
        }
      />
    </StaffPage>
  );
}

const columns: readonly StaffColumn<ThreadRow>[] = [
  { id: 'buyers', label: texts.buyers, show: ({ buyers }) => buyers.map(({ name }) => name).join(', ') },
  { id: 'newest', label: texts.newest, show: ({ lastBy, excerpt }) => texts.newestBy(lastBy, excerpt) },
  {
    id: 'waits',
    label: texts.waits,
    show: ({ waitingSince }) =>
      waitingSince === null ? (
        '–'
      ) : (
        <Badge look="now">{formatRelativeTime(waitingSince, new Date(), locale)}</Badge>
      ),
  },
  { id: 'last', label: texts.lastAt, show: ({ lastAt }) => <When at={lastAt} /> },
  { ...purchaseOwnerColumn, isOff: true },
];
