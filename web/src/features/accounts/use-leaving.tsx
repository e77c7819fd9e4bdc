import type { Account, SignOutScope } from '@porchlight/domain/accounts/accounts.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api } from '../../platform/api.ts';
import { clearDrafts, noteSignedOut } from '../../platform/drafts.ts';
import { readFailure } from '../../platform/failure.ts';
import { clearWaiting, listWaiting } from '../../platform/outbox.ts';
import { showFailure, showSuccess } from '../../platform/show-toast.ts';
import { countUnsentWork, forgetUnsentWork } from '../../platform/unsent-work.ts';
import { clearCompletedStages } from '../guide/completed-stages.ts';
import { useSendStages } from '../guide/unsent-stages.ts';
import { useSignOut } from './sign-out.queries.ts';

export function sayStillSignedIn(error: unknown): void {
  showFailure({ title: 'You are still signed in', description: readFailure(error).message });
}

/**
 * Signs out. Leaving this browser forgets what it keeps of the account; if some of that has not reached the server, it
 * asks first. `question` is the dialog to show, `onward` the page that follows.
 */
export function useLeaving(
  account: Account | null | undefined,
  onward?: string,
): {
  leave: (scope: SignOutScope) => void;
  busyScope: SignOutScope | undefined;
  question: ReactNode;
} {
  const queryClient = useQueryClient();
  const signOut = useSignOut(() => {
    const owner = queryClient.getQueryData(api.accounts.current.queryKey());
    if (owner) {
      clearWaiting(owner.id);
      noteSignedOut(owner.id);
    }
    clearDrafts();
    forgetUnsentWork();
    clearCompletedStages();
  }, onward);
  const sendStages = useSendStages();
  const [question, setQuestion] = useState<ReactNode>(null);

  function end(scope: SignOutScope) {
    signOut.mutate(
      { scope },
      {
        onSuccess: () => {
          if (scope === 'others') showSuccess({ title: 'Your other devices are signed out' });
        },
        onError: sayStillSignedIn,
      },
    );
  }

  async function ask(scope: SignOutScope, count: number, files: number) {
    try {
      const { default: UnsentChangesDialog } = await import('./unsent-changes-dialog.tsx');
      const close = () => setQuestion(null);
      setQuestion(
        <UnsentChangesDialog
          count={count}
          files={files}
          onStay={close}
          onLeave={() => {
            close();
            end(scope);
          }}
        />,
      );
    } catch {
      showFailure({ title: 'You are still signed in', description: NOT_REACHED });
    }
  }

  async function leave(scope: SignOutScope) {
    const owner = await readOwner();
    const count = scope === 'others' || !owner ? 0 : listWaiting(owner.id).length + (await sendStages());
    const files = scope === 'others' ? 0 : countUnsentWork();
    if (count + files === 0) end(scope);
    else await ask(scope, count, files);
  }

  /** A press that came before the page knew whose it is must not sign out past what is waiting. */
  async function readOwner(): Promise<Account | null | undefined> {
    if (account !== undefined) return account;
    return queryClient.ensureQueryData(api.accounts.current.queryOptions()).catch(() => undefined);
  }

  return {
    leave: (scope) => void leave(scope),
    busyScope: signOut.isPending ? signOut.variables?.scope : undefined,
    question,
  };
}

const NOT_REACHED =
  'Some of your changes are still waiting to be sent, and there is no connection. Sign out once it is back.';
