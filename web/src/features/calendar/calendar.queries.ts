import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';

/** Whether the signed-in buyer has a calendar feed, and since when. */
export function useFeed(account: Account | null | undefined) {
  return useQuery(api.calendar.feed.queryOptions({ enabled: Boolean(account) }));
}

export function useCreateFeed() {
  const queryClient = useQueryClient();
  return useMutation(
    api.calendar.createFeed.mutationOptions({
      onSuccess: ({ createdAt }) => queryClient.setQueryData(api.calendar.feed.queryKey(), { createdAt }),
    }),
  );
}

export function useRemoveFeed() {
  const queryClient = useQueryClient();
  return useMutation(
    api.calendar.removeFeed.mutationOptions({
      onSuccess: (feed) => queryClient.setQueryData(api.calendar.feed.queryKey(), feed),
    }),
  );
}
