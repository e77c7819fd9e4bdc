import type { StaffRequest } from '@porchlight/domain/document-requests/document-requests.contract.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { staffApi } from '../../../platform/api/staff-api.ts';

const listOptions = (purchaseId: string) =>
  staffApi.documentRequests.list.queryOptions({ input: { purchaseId } });

/** What staff asked the buyers of a purchase for. */
export const useStaffRequests = (purchaseId: string) => useQuery(listOptions(purchaseId));

/** Changes the list and shows the answer; after a refusal the list is read again. */
export function useChangeRequests(purchaseId: string) {
  const client = useQueryClient();
  return async (change: Promise<{ requests: StaffRequest[] }>): Promise<void> => {
    const { queryKey } = listOptions(purchaseId);
    try {
      client.setQueryData(queryKey, await change);
    } catch (error) {
      void client.invalidateQueries({ queryKey });
      throw error;
    } finally {
      void client.invalidateQueries({ queryKey: staffApi.homeBuyers.key() });
    }
  };
}
