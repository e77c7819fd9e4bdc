import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';

/** The newest notifications and the unread count of the signed-in buyer; nothing is asked for a visitor. */
export function useNewestNotifications(account: Account | null | undefined) {
  return useQuery(api.notifications.list.queryOptions({ input: {}, enabled: Boolean(account) }));
}

/** All of them, page by page. */
export function useAllNotifications(account: Account | null | undefined) {
  return useInfiniteQuery(
    api.notifications.list.infiniteOptions({
      input: (before: string | undefined) => ({ before }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      enabled: Boolean(account),
    }),
  );
}

export function useMarkRead(onError: (error: unknown) => void) {
  const queryClient = useQueryClient();
  return useMutation(
    api.notifications.read.mutationOptions({
      onError,
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.notifications.key() }),
    }),
  );
}

/** What the signed-in buyer wants to hear of, where and when. */
export function usePreferences(account: Account | null | undefined) {
  return useQuery(api.notifications.preferences.queryOptions({ enabled: Boolean(account) }));
}

/** Stores the preferences; what the server made of them stands in the pages at once. */
export function useSetPreferences() {
  const queryClient = useQueryClient();
  return useMutation(
    api.notifications.setPreferences.mutationOptions({
      onSuccess: (preferences) =>
        queryClient.setQueryData(api.notifications.preferences.queryKey(), preferences),
    }),
  );
}
