import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

/** The newest notifications and the unread count of the signed-in buyer; nothing is asked for a visitor. */
export function useNewestNotifications(account: Account | null | undefined) {
  return useQuery(api.notifications.list.queryOptions({ input: {}, enabled: Boolean(account) }));
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
