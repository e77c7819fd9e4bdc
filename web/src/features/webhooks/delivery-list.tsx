import { deliveryStates } from '@porchlight/domain/webhooks/webhook-problems.ts';
import type { WebhookDelivery } from '@porchlight/domain/webhooks/webhooks.contract.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { staffApi } from '../../platform/staff-api.ts';
import { useListAddress } from '../staff/list-address.ts';
import { StaffSplit } from '../staff/staff-split.tsx';
import { type StaffColumn, StaffTable } from '../staff/staff-table.tsx';
import { When } from '../staff/when.tsx';
import { DeliveryDetail } from './delivery-detail.tsx';
import { DeliveryStateBadge, deliveryStateNames } from './delivery-state.tsx';
import { watchWaiting } from './webhooks.queries.ts';

/** What was sent to an endpoint, newest first; each opens with every try. */
export function DeliveryList({ endpointId }: { endpointId: string }) {
  const own = useListAddress();
  const state = deliveryStates.find((known) => known === own.value('state'));
  const isNarrowed = own.search !== '' || state !== undefined;
  const address = { ...own, isNarrowed, toAll: `?endpoint=${endpointId}` };
  const page = useQuery(
    staffApi.webhooks.deliveries.queryOptions({
      input: { id: endpointId, search: address.search || undefined, cursor: address.cursor, state },
      placeholderData: keepPreviousData,
      refetchInterval: (query) => watchWaiting(query.state.data?.rows.some((row) => row.state === 'waiting')),
    }),
  );
  return (
    <StaffSplit
      address={address}
      detail={(id) => <DeliveryDetail id={id} />}
      list={
        <StaffTable
          name="webhook-deliveries"
          caption="What was sent"
          columns={columns}
          page={page}
          address={address}
          readId={({ id }) => id}
          opens
          searchLabel="Event or message id"
          filters={[{ name: 'state', label: 'State', all: 'Any', options: stateOptions }]}
          empty="Nothing has happened yet that this endpoint is told of. Send a test to see whether it is reached."
        />
      }
    />
  );
}

const stateOptions = deliveryStates.map((state) => [state, deliveryStateNames[state]] as const);

const columns: readonly StaffColumn<WebhookDelivery>[] = [
  { id: 'type', label: 'Event', show: ({ type }) => type },
  { id: 'state', label: 'State', show: ({ state }) => <DeliveryStateBadge state={state} /> },
  { id: 'happened', label: 'Happened', show: ({ occurredAt }) => <When at={occurredAt} /> },
  { id: 'tries', label: 'Tries', show: ({ tries }) => tries, isAmount: true },
  { id: 'status', label: 'Last answer', show: ({ lastStatus }) => lastStatus ?? '–', isAmount: true },
  { id: 'tried', label: 'Last tried', show: ({ lastTriedAt }) => <When at={lastTriedAt} />, isOff: true },
  { id: 'next', label: 'Next try', show: ({ nextTryAt }) => <When at={nextTryAt} /> },
  { id: 'message', label: 'Message id', show: ({ messageId }) => <code>{messageId}</code>, isOff: true },
];
