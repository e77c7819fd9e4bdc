import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/api.ts';
import { pageApi } from '../../../platform/api/page-api.ts';
import { setDeviceOwner } from '../../../platform/browser/device-owner.ts';
import { noteSignedIn } from '../../../platform/page/pre-hydration-reads.ts';
import { useAccount } from '../../accounts/account.queries.ts';

/** How often the page asks whether the download is ready. */
const BUILD_POLL_MS = 2_000;

/** The download and the deletion there are; asked again while a download is being put together. */
export function usePersonalData() {
  const account = useAccount();
  return useQuery(
    pageApi.personalData.status.queryOptions({
      enabled: Boolean(account),
      refetchInterval: (query) => (query.state.data?.export?.state === 'building' ? BUILD_POLL_MS : false),
    }),
  );
}

export function useRequestExport() {
  const readAgain = useReadAgain();
  return useMutation(pageApi.personalData.requestExport.mutationOptions({ onSettled: readAgain }));
}

export function useRemoveExport() {
  const readAgain = useReadAgain();
  return useMutation(pageApi.personalData.removeExport.mutationOptions({ onSettled: readAgain }));
}

export function useWithdrawConsent() {
  const readAgain = useReadAgain();
  return useMutation(pageApi.personalData.withdrawConsent.mutationOptions({ onSettled: readAgain }));
}

/** Keeps the account after all; every part of the page knows at once. */
export function useKeepAccount() {
  const readAgain = useReadAgain();
  const queryClient = useQueryClient();
  return useMutation(
    pageApi.personalData.cancelDeletion.mutationOptions({
      onSettled: () => {
        readAgain();
        void queryClient.invalidateQueries({ queryKey: api.accounts.current.key() });
      },
    }),
  );
}

/** Begins the deletion. Every session ends with it, so the page is left for good, with all it held and all the browser kept. */
export function useRequestDeletion() {
  return useMutation(
    pageApi.personalData.requestDeletion.mutationOptions({
      onSuccess: () => {
        noteSignedIn(false);
        setDeviceOwner(null);
      },
    }),
  );
}

function useReadAgain(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: pageApi.personalData.key() });
}
