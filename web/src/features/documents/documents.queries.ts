import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { readFailure } from '../../platform/failure.ts';
import { useAccount } from '../accounts/account.queries.ts';

/** The signed-in buyer's documents, newest first; nothing is asked for a visitor, whose list stays empty. */
export function useDocuments() {
  const account = useAccount();
  return useQuery(api.documents.list.queryOptions({ enabled: Boolean(account) }));
}

/**
 * A deleted document may have answered a due one, so the milestones are read again too. One that is gone already counts as deleted:
 * the answer to a first try was lost, or another window was faster.
 */
export function useDeleteDocument(on: { onSuccess: () => void; onError: () => void }) {
  const queryClient = useQueryClient();
  return useMutation(
    api.documents.remove.mutationOptions({
      onSuccess: on.onSuccess,
      onError: (error) => (readFailure(error).code === 'NOT_FOUND' ? on.onSuccess() : on.onError()),
      onSettled: () => {
        void queryClient.invalidateQueries({ queryKey: api.documents.key() });
        void queryClient.invalidateQueries({ queryKey: api.milestones.key() });
      },
    }),
  );
}
