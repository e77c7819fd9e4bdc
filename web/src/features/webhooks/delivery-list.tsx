import * as texts from '@porchlight/content/en/webhooks.ts';
import { deliveryStates } from '@porchlight/domain/webhooks/webhook-problems.ts';
import type { WebhookDelivery } from '@porchlight/domain/webhooks/webhooks.contract.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListAddress } from '../../console-kit/list-address.ts';
import type { StaffColumn } from '../../console-kit/staff-rows.tsx';
import { StaffSplit } from '../../console-kit/staff-split.tsx';
import { StaffTable } from '../../console-kit/staff-table.tsx';
import { When } from '../../console-kit/when.tsx';
import { staffApi } from '../../platform/api/staff-api.ts';
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
          caption={texts.whatWasSent}
          columns={columns}
          page={page}
          address={address}
          readId={({ id }) => id}
          opens
          searchLabel={texts.eventOrMessageId}
          filters={[{ name: 'state', label: texts.state, all: texts.any, options: stateOptions }]}
          empty={texts.nothingHasHappenedYetEndpoint}
        />
      }
    />
  );
}

const stateOptions = deliveryStates.map((state) => [state, deliveryStateNames[state]] as const);

const columns: readonly StaffColumn<WebhookDelivery>[] = [
  { id: 'type', label: texts.event, show: ({ type }) => type },
  { id: 'state', label: texts.state, show: ({ state }) => <DeliveryStateBadge state={state} /> },
  { id: 'happened', label: texts.happened, show: ({ occurredAt }) => <When at={occurredAt} /> },
  { id: 'tries', label: texts.tries, show: ({ tries }) => tries, isAmount: true },
  { id: 'status', label: texts.lastAnswer, show: ({ lastStatus }) => lastStatus ?? '–', isAmount: true },
  { id: 'tried', label: texts.lastTried, show: ({ lastTriedAt }) => <When at={lastTriedAt} />, isOff: true },
  { id: 'next', label: texts.nextTry, show: ({ nextTryAt }) => <When at={nextTryAt} /> },
  { id: 'message', label: texts.messageId, show: ({ messageId }) => <code>{messageId}</code>, isOff: true },
];
