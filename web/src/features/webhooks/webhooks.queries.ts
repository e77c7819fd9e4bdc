import { useQuery, useQueryClient } from '@tanstack/react-query';
import { staffApi } from '../../platform/api/staff-api.ts';

/** How often waiting deliveries are read again, in milliseconds. */
const WATCHED_EVERY_MS = 3_000;

/** Read again for as long as a delivery waits. */
export function useEndpoints() {
  return useQuery(
    staffApi.webhooks.list.queryOptions({
      refetchInterval: ({ state }) =>
        state.data?.endpoints.some(({ counts }) => counts.waiting > 0) ? WATCHED_EVERY_MS : false,
    }),
  );
}

/** After a change everything about webhooks is read again. */
export function useReadWebhooksAgain() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: staffApi.webhooks.key() });
}

/** Takes an endpoint that was removed out of the list at once: asked for again, what was sent to it would be refused. */
export function useForgetEndpoint() {
  const client = useQueryClient();
  return (id: string) =>
    client.setQueryData(
      staffApi.webhooks.list.queryKey(),
      (held) => held && { endpoints: held.endpoints.filter((endpoint) => endpoint.id !== id) },
    );
}

/** One endpoint as it is now, where it is still there; the page shows it too. */
export function useReadEndpointAgain() {
  const client = useQueryClient();
  return async (id: string) => {
    const now = await client.fetchQuery(staffApi.webhooks.list.queryOptions({ staleTime: 0 }));
    return now.endpoints.find((endpoint) => endpoint.id === id);
  };
}

/** The row of a delivery is read again while it waits. */
export function watchWaiting(isWaiting: boolean | undefined): number | false {
  return isWaiting ? WATCHED_EVERY_MS : false;
}
