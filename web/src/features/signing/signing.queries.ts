import type { SignerView } from '@porchlight/domain/signing/signing-views.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { useAccount } from '../accounts/account.queries.ts';

/** The consent and the saved signature of the signed-in person. */
export function useSigner() {
  const account = useAccount();
  return useQuery(api.signing.getSigner.queryOptions({ enabled: Boolean(account) }));
}

/** Documents of others that the signed-in person was asked to sign. */
export function useDocumentsToSign(isNeeded = true) {
  const account = useAccount();
  return useQuery(api.signing.listToSign.queryOptions({ enabled: isNeeded && Boolean(account) }));
}

/** Who signed a document, and who was asked to. */
export function useSignatures(documentId: string) {
  return useQuery(api.signing.listSignatures.queryOptions({ input: { id: documentId } }));
}

/** Reads again whatever a signature, or the lack of one, shows in. */
export function useSigningReadAgain(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.documents.key() }),
      queryClient.invalidateQueries({ queryKey: api.signing.key() }),
    ]);
}

/** Each change of consent or saved signature answers with both as they are from then on. */
function useKeepSigner() {
  const queryClient = useQueryClient();
  return {
    onSuccess: (signer: SignerView) => queryClient.setQueryData(api.signing.getSigner.queryKey(), signer),
  };
}

export function useGiveConsent() {
  return useMutation(api.signing.giveConsent.mutationOptions(useKeepSigner()));
}

export function useWithdrawSigningConsent() {
  return useMutation(api.signing.withdrawConsent.mutationOptions(useKeepSigner()));
}

export function useSaveSignature() {
  return useMutation(api.signing.saveSignature.mutationOptions(useKeepSigner()));
}

export function useForgetSignature() {
  return useMutation(api.signing.forgetSignature.mutationOptions(useKeepSigner()));
}
