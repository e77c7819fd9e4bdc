import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { pageApi } from '../../platform/api/page-api.ts';

/** Whether the signed-in buyer has a calendar feed, and since when. */
export function useFeed(account: Account | null | undefined) {
  return useQuery(pageApi.calendar.feed.queryOptions({ enabled: Boolean(account) }));
}

export function useCreateFeed() {
  const queryClient = useQueryClient();
  return useMutation(
    pageApi.calendar.createFeed.mutationOptions({
      onSuccess: ({ createdAt }) => queryClient.setQueryData(pageApi.calendar.feed.queryKey(), { createdAt }),
    }),
  );
}

export function useRemoveFeed() {
  const queryClient = useQueryClient();
  return useMutation(
    pageApi.calendar.removeFeed.mutationOptions({
      onSuccess: (feed) => queryClient.setQueryData(pageApi.calendar.feed.queryKey(), feed),
    }),
  );
}
