import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

const awaited = new WeakSet<Query>();

/**
 * Asks again for whatever is shown of these. A first answer that is still under way may have been asked before what changed now: the
 * library leaves it be and takes what it brings for new, so it is asked again once it is there.
 */
export function readQueriesAgain(queryClient: QueryClient, queryKey: QueryKey): void {
  const firstReads = queryClient.getQueryCache().findAll({
    queryKey,
    predicate: ({ state }) => state.data === undefined && state.fetchStatus === 'fetching',
  });
  void queryClient.invalidateQueries({ queryKey });
  for (const query of firstReads) void readOnceMore(queryClient, query);
}

async function readOnceMore(queryClient: QueryClient, query: Query): Promise<void> {
  if (awaited.has(query)) return;
  awaited.add(query);
  // One that failed says so, and is asked again by its reader.
  await query.promise?.catch(() => undefined);
  awaited.delete(query);
  if (query.state.data !== undefined)
    void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
}
