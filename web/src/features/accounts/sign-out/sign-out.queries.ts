import type { SignOutScope } from '@porchlight/domain/accounts/accounts.contract.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/api.ts';
import { setDeviceOwner } from '../../../platform/browser/device-owner.ts';
import { setReadingInProgress } from '../../../platform/browser/leaving.ts';
import { noteSignedIn } from '../../../platform/page/pre-hydration-reads.ts';

/**
 * Ends sessions of the signed-in person. Ending this one calls `forget`, while the page is still shown, and leaves it for good with all it
 * held, for the page at `onward`: Back finds no copy of it.
 */
export function useSignOut(forget?: () => Promise<void> | void, onward = '/') {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: api.accounts.signOut.mutationKey(),
    mutationFn: endSessions,
    onMutate: async ({ scope }: { scope: SignOutScope }) => {
      setReadingInProgress(scope !== 'others');
      // What is still being asked would reach the server after the session's end, and only be refused.
      if (scope !== 'others') await queryClient.cancelQueries();
    },
    onError: () => {
      setReadingInProgress(false);
      void queryClient.invalidateQueries();
    },
    onSuccess: async (_, { scope }: { scope: SignOutScope }) => {
      if (scope === 'others') return;
      await forget?.();
      noteSignedIn(false);
      setDeviceOwner(null);
      window.location.replace(onward);
    },
  });
}

/** A session that is gone counts as signed out: its end was stored and the answer lost, or it had ended before. */
async function endSessions(asked: { scope: SignOutScope }): Promise<void> {
  try {
    await api.accounts.signOut.call(asked);
  } catch (error) {
    if (asked.scope === 'others' || (await isSomebodySignedIn())) throw error;
  }
}

/** Asked past the pages, which read nothing meanwhile. */
async function isSomebodySignedIn(): Promise<boolean> {
  try {
    const answer = await fetch('/api/accounts/current');
    return (await answer.json()) !== null;
  } catch {
    return true;
  }
}
