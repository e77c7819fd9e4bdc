import type { ReviewFilter } from '@porchlight/domain/documents/document-reviews.ts';
import { milestoneSlugs } from '@porchlight/domain/kernel/milestone-slugs.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ListAddress } from '../../../console-kit/list-address.ts';
import { staffApi } from '../../../platform/api/staff-api.ts';

/** How often the console asks whether the queue has changed. The list itself is read again only then: each access is logged. */
const ASKED_EVERY_MS = 10_000;

/** The page of the queue that the address names, read again when what waits has changed. */
export function useReviews(address: ListAddress, state: ReviewFilter) {
  const queryClient = useQueryClient();
  const counts = useQuery(staffApi.documentReviews.counts.queryOptions({ refetchInterval: ASKED_EVERY_MS }));
  const known = useRef<string>(undefined);
  const now = counts.data && JSON.stringify(counts.data);
  useEffect(() => {
    if (now === undefined) return;
    if (known.current !== undefined && known.current !== now)
      void queryClient.invalidateQueries({ queryKey: staffApi.documentReviews.list.key() });
    known.current = now;
  }, [now, queryClient]);
  const claimed = (['me', 'nobody', 'somebody'] as const).find((one) => one === address.value('claimed'));
  return useQuery(
    staffApi.documentReviews.list.queryOptions({
      input: {
        search: address.search || undefined,
        cursor: address.cursor,
        state,
        milestone: milestoneSlugs.find((slug) => slug === address.value('milestone')),
        paper: address.value('paper') || undefined,
        claimed,
      },
      placeholderData: keepPreviousData,
      refetchOnWindowFocus: false,
    }),
  );
}

export function useReview(id: string) {
  return useQuery(staffApi.documentReviews.get.queryOptions({ input: { id }, refetchOnWindowFocus: false }));
}

/** What is done to the review of one document. What comes back is shown at once, and the list is read again. */
export function useReviewWork(id: string) {
  const queryClient = useQueryClient();
  const lists = staffApi.documentReviews;
  const readListsAgain = () => {
    void queryClient.invalidateQueries({ queryKey: lists.list.key() });
    void queryClient.invalidateQueries({ queryKey: lists.counts.key() });
  };
  const readAgain = () => {
    void queryClient.invalidateQueries({ queryKey: lists.get.key({ input: { id } }) });
    readListsAgain();
  };
  const claim = useMutation(lists.claim.mutationOptions({ onSettled: readAgain }));
  const release = useMutation(lists.release.mutationOptions({ onSettled: readAgain }));
  const decide = useMutation(
    lists.decide.mutationOptions({
      onSuccess: (review) => {
        queryClient.setQueryData(lists.get.queryKey({ input: { id } }), review);
        readListsAgain();
      },
      onError: readAgain,
    }),
  );
  const requestAccess = useMutation(lists.requestAccess.mutationOptions());
  return { claim, release, decide, requestAccess };
}
