import { createSearchIndex, type SearchIndex } from '@porchlight/domain/search/search.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { paths } from '../../paths.ts';
import { api } from '../../platform/api/api.ts';
import { fetchWithTimeout } from '../../platform/api/fetch-with-timeout.ts';
import { pageApi } from '../../platform/api/page-api.ts';
import { useAccount } from '../accounts/account.queries.ts';
import { useDocuments } from '../documents/portal/documents.queries.ts';
import type { FoundText } from './found-text.ts';
import { listOwnNames, type OwnName } from './own-names.ts';

/** The site's own texts; undefined until they are there. */
export function useSearchTexts() {
  const texts = useQuery({
    queryKey: ['search-texts'],
    queryFn: readTexts,
    staleTime: Number.POSITIVE_INFINITY,
    // Kept on the device, so it can be asked for without a connection.
    networkMode: 'always',
  });
  const index = useMemo(
    (): SearchIndex<FoundText> | undefined => texts.data && createSearchIndex(texts.data),
    [texts.data],
  );
  return { index, texts };
}

/**
 * What is suggested while someone types: the site's own texts, and of a signed-in buyer homes, people, dates and documents by name. The
 * lists are those of their rooms, so that they are there without a connection too.
 */
export function useSuggestionIndex(): SearchIndex<OwnName> | undefined {
  const texts = useSearchTexts().texts.data;
  const isBuyer = Boolean(useAccount());
  const homes = useQuery(pageApi.homes.list.queryOptions({ enabled: isBuyer })).data;
  const purchase = useQuery(pageApi.sharing.read.queryOptions({ enabled: isBuyer })).data;
  const dates = useQuery(api.purchaseDates.list.queryOptions({ enabled: isBuyer })).data;
  const documents = useDocuments().data?.documents;
  return useMemo(
    () => texts && createSearchIndex([...listOwnNames({ homes, purchase, dates, documents }), ...texts]),
    [texts, homes, purchase, dates, documents],
  );
}

/** What of the buyer's own has the words; nothing is asked for a visitor. */
export function useOwnFindings(query: string) {
  const account = useAccount();
  const own = useQuery(api.search.find.queryOptions({ input: { q: query }, enabled: Boolean(account) }));
  // Without a connection nothing is on its way: what the device holds is shown as it is.
  const isOnItsWay = own.isPending && own.fetchStatus !== 'paused';
  return { ...own, isAwaited: account === undefined || (Boolean(account) && isOnItsWay) };
}

async function readTexts({ signal }: { signal: AbortSignal }): Promise<FoundText[]> {
  const response = await fetchWithTimeout(paths.searchTexts, { signal });
  if (!response.ok) throw new Error(`the texts to search came with status ${response.status}`);
  return response.json();
}
