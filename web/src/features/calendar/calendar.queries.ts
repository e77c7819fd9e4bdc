import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';

/** Whether the signed-in buyer has a calendar feed, and since when. */
export function useFeed() {
  return useQuery(api.calendar.feed.queryOptions());
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
