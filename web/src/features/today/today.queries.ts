import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { useAccount } from '../accounts/account.queries.ts';

/** Where the purchase of the signed-in buyer is, from all its rooms. */
export function useTodayView() {
  const account = useAccount();
  return useQuery(api.today.get.queryOptions({ enabled: Boolean(account) }));
}
