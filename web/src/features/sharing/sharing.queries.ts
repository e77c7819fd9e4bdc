import type { PurchaseView } from '@porchlight/domain/sharing/sharing-views.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { pageApi } from '../../platform/api/page-api.ts';
import { useAccount } from '../accounts/account.queries.ts';

/** The signed-in buyer's purchase with its people. */
export function usePurchase() {
  const account = useAccount();
  return useQuery(pageApi.sharing.read.queryOptions({ enabled: Boolean(account) }));
}

/** Each change answers with the purchase as it is from then on. */
function useKeepPurchase() {
  const queryClient = useQueryClient();
  return {
    onSuccess: (purchase: PurchaseView) =>
      queryClient.setQueryData(pageApi.sharing.read.queryKey(), purchase),
  };
}

/** Joining and leaving change the whole journey as well. */
function useKeepPurchaseAndJourney() {
  const queryClient = useQueryClient();
  const { onSuccess } = useKeepPurchase();
  return {
    onSuccess: async (purchase: PurchaseView) => {
      onSuccess(purchase);
      await queryClient.invalidateQueries({ queryKey: api.milestones.key() });
    },
  };
}

export const useInvite = () => useMutation(pageApi.sharing.invite.mutationOptions(useKeepPurchase()));
export const useInviteAgain = () =>
  useMutation(pageApi.sharing.inviteAgain.mutationOptions(useKeepPurchase()));
export const useRemovePerson = () => useMutation(pageApi.sharing.remove.mutationOptions(useKeepPurchase()));
export const useGrant = () => useMutation(pageApi.sharing.grant.mutationOptions(useKeepPurchase()));
export const useWithdrawGrant = () =>
  useMutation(pageApi.sharing.withdraw.mutationOptions(useKeepPurchase()));
export const useChangePurchase = () => useMutation(pageApi.sharing.change.mutationOptions(useKeepPurchase()));
export const useLeavePurchase = () =>
  useMutation(pageApi.sharing.leave.mutationOptions(useKeepPurchaseAndJourney()));
export const useAcceptInvitation = () =>
  useMutation(pageApi.sharing.accept.mutationOptions(useKeepPurchaseAndJourney()));
