import type { StaffProposals } from '@porchlight/domain/proposals/proposals.contract.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { staffApi } from '../../../platform/api/staff-api.ts';

const listOptions = (purchaseId: string) =>
  staffApi.staffProposals.list.queryOptions({ input: { purchaseId } });

/** What staff proposed to a purchase, and what they may propose. */
export const useStaffProposals = (purchaseId: string) => useQuery(listOptions(purchaseId));

/** Changes the list and shows the answer; after a refusal the list is read again. */
export function useChangeProposals(purchaseId: string) {
  const client = useQueryClient();
  return async (change: Promise<StaffProposals>): Promise<void> => {
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
