import type { MilestoneSlug } from '@porchlight/domain/kernel/milestone-slugs.ts';
import type { Journey, MilestoneCard } from '@porchlight/domain/milestones/milestones.contract.ts';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/api.ts';
import { savesData } from '../../../platform/browser/connection.ts';
import { isSiteKept, saveAnswers } from '../../../platform/offline/offline-answers.ts';

/**
 * Keeps the journey on this device, with every checklist the buyer may open, also those that were not opened on it yet. Returns what ends
 * it.
 */
export function saveJourney(queryClient: QueryClient): () => void {
  const end = saveAnswers(queryClient);
  // A milestone may open while the page is shown.
  const asked = new Set<MilestoneSlug>();
  const read = () => {
    if (!isSiteKept() || savesData()) return;
    const journey = queryClient.getQueryData<Journey>(api.milestones.list.queryKey());
    const open = journey?.milestones.filter(({ slug, isAvailable }) => isAvailable && !asked.has(slug)) ?? [];
    for (const { slug } of open) asked.add(slug);
    if (open.length > 0) void readWorkspaces(queryClient, open);
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

/** One after the other: the page that is shown comes first. */
async function readWorkspaces(queryClient: QueryClient, open: readonly MilestoneCard[]): Promise<void> {
  for (const { slug } of open) {
    const options = api.milestones.get.queryOptions({ input: { slug }, retry: false, staleTime: RECENT_MS });
    await queryClient.prefetchQuery(options);
  }
}

const RECENT_MS = 60_000;
