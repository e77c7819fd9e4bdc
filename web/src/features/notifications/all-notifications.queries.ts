import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

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
