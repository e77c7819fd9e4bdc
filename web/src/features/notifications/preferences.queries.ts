import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

/** What the signed-in buyer wants to be notified of, where and when. */
export function usePreferences(account: Account | null | undefined) {
  return useQuery(api.notifications.preferences.queryOptions({ enabled: Boolean(account) }));
}

/** Stores the preferences; the stored ones from the answer are in the pages at once. */
export function useSetPreferences() {
  const queryClient = useQueryClient();
  return useMutation(
    api.notifications.setPreferences.mutationOptions({
      onSuccess: (preferences) =>
        queryClient.setQueryData(api.notifications.preferences.queryKey(), preferences),
    }),
  );
}
