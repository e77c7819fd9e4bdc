import type { Journey } from '@porchlight/domain/milestones/milestones.contract.ts';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { savesData } from '../../platform/connection.ts';
import { isSiteKept, keepAnswers } from '../../platform/kept-answers.ts';

/**
 * Keeps the journey on this device, with every checklist the buyer may open, also those nobody has looked at on it yet.
 * Returns what ends it.
 */
export function keepJourney(queryClient: QueryClient): () => void {
  const end = keepAnswers(queryClient);
  let isRead = false;
  const read = () => {
    if (isRead || !isSiteKept() || savesData()) return;
    const journey = queryClient.getQueryData<Journey>(api.milestones.list.queryKey());
    if (journey === undefined) return;
    isRead = true;
    void readWorkspaces(queryClient, journey);
  };
  const unfollow = queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') read();
  });
  navigator.serviceWorker?.addEventListener('controllerchange', read);
  read();
  return () => {
    end();
    unfollow();
    navigator.serviceWorker?.removeEventListener('controllerchange', read);
  };
}

/** One after the other: the page that is looked at comes first. */
async function readWorkspaces(queryClient: QueryClient, { milestones }: Journey): Promise<void> {
  for (const { slug, isAvailable } of milestones) {
    if (!isAvailable) continue;
    const options = api.milestones.get.queryOptions({ input: { slug }, retry: false, staleTime: RECENT_MS });
    await queryClient.prefetchQuery(options);
  }
}

const RECENT_MS = 60_000;
