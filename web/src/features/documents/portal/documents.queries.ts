import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/api.ts';
import { parseFailure, type RequestFailure } from '../../../platform/api/failure.ts';
import { useAccount } from '../../accounts/account.queries.ts';

/** The signed-in buyer's documents, newest first; nothing is asked for a visitor, whose list stays empty. */
export function useDocuments() {
  const account = useAccount();
  return useQuery(api.documents.list.queryOptions({ enabled: Boolean(account) }));
}

/** What is wanted of the buyer: what was sent back, what milestones ask for, and the dates that say by when. */
export function useWanted() {
  const enabled = Boolean(useAccount());
  return {
    view: useQuery(api.today.get.queryOptions({ enabled })),
    dates: useQuery(api.purchaseDates.list.queryOptions({ enabled })),
  };
}

/** The journey, for which milestones are open; asked only where it is `needed`. */
export function useMilestones(needed: boolean) {
  return useQuery(api.milestones.list.queryOptions({ enabled: needed }));
}

/**
 * A deleted document may have answered a due one, so the milestones are read again too. One that is gone already counts as deleted:
 * the answer to a first try was lost, or another window was faster.
 */
export function useDeleteDocument(on: { onSuccess: () => void; onError: () => void }) {
  const onSettled = useReadAgain();
  return useMutation(
    api.documents.remove.mutationOptions({
      onSuccess: on.onSuccess,
      onError: (error) => (parseFailure(error).code === 'NOT_FOUND' ? on.onSuccess() : on.onError()),
      onSettled,
    }),
  );
}

/** Has a document answer a document request, which may complete a milestone. */
export function useAnswerRequest(on: { onSuccess: () => void; onError: (failure: RequestFailure) => void }) {
  const readAgain = useReadAgain();
  return useMutation(
    api.documents.answer.mutationOptions({
      onSuccess: on.onSuccess,
      onError: (error) => on.onError(parseFailure(error)),
      onSettled: readAgain,
    }),
  );
}

function useReadAgain(): () => void {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: api.documents.key() });
    void queryClient.invalidateQueries({ queryKey: api.milestones.key() });
  };
}
