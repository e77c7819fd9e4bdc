import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Asks again for whatever is shown of these. A first answer that is still under way may have been asked before what changed now: the
 * library leaves it be and takes what it brings for new, so it is asked again once it is there.
 */
export function refreshQueries(queryClient: QueryClient, queryKey: QueryKey): void {
  const firstReads = queryClient.getQueryCache().findAll({
    queryKey,
    fetchStatus: 'fetching',
    predicate: ({ state }) => state.data === undefined,
  });
  void queryClient.invalidateQueries({ queryKey });
  for (const query of firstReads) {
    // However many changes waited for it, it is fetched once. One that failed says so, and is asked again by its reader.
    query.promise?.then(() => query.fetch()).catch(() => undefined);
  }
}
