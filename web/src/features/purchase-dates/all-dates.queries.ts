import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { useAccount } from '../accounts/account.queries.ts';

/** Every date of the purchase, for a signed-in buyer. */
export function useDates() {
  const account = useAccount();
  return useQuery(api.purchaseDates.list.queryOptions({ enabled: Boolean(account) }));
}
