import type { StaffRequest } from '@porchlight/domain/document-requests/document-requests.contract.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { staffApi } from '../../../platform/api/staff-api.ts';

const listOptions = (purchaseId: string) =>
  staffApi.documentRequests.list.queryOptions({ input: { purchaseId } });

/** What staff asked the buyers of a purchase for. */
export const useStaffRequests = (purchaseId: string) => useQuery(listOptions(purchaseId));

/** Shows the list that a change was answered with, and reads again what else it changed; after a refusal the list as well. */
export function useShowRequests(purchaseId: string): (answer?: { requests: StaffRequest[] }) => void {
  const client = useQueryClient();
  return (answer) => {
    const { queryKey } = listOptions(purchaseId);
    if (answer === undefined) void client.invalidateQueries({ queryKey });
    else client.setQueryData(queryKey, answer);
    void client.invalidateQueries({ queryKey: staffApi.homeBuyers.key() });
  };
}
