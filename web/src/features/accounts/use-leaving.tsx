import type { Account, SignOutScope } from '@porchlight/domain/accounts/accounts.contract.ts';
import { type ReactNode, useState } from 'react';
import { clearDrafts } from '../../platform/drafts.ts';
import { readFailure } from '../../platform/failure.ts';
import { clearWaiting, listWaiting } from '../../platform/outbox.ts';
import { showFailure, showSuccess } from '../../platform/show-toast.ts';
import { useSignOut } from './account.queries.ts';

/**
 * Signs out. Leaving this browser forgets what it keeps of the account; if some of that has not reached the server, it
 * asks first. `question` is the dialog to show.
 */
export function useLeaving(account: Account | null | undefined): {
  leave: (scope: SignOutScope) => void;
  busyScope: SignOutScope | undefined;
  question: ReactNode;
} {
  const signOut = useSignOut();
  const [question, setQuestion] = useState<ReactNode>(null);

  function end(scope: SignOutScope) {
    signOut.mutate(
      { scope },
      {
        onSuccess: () => {
          if (scope === 'others') return showSuccess({ title: 'Your other devices are signed out' });
          if (account) clearWaiting(account.id);
          clearDrafts();
        },
        onError: (error) =>
          showFailure({ title: 'You are still signed in', description: readFailure(error).message }),
      },
    );
  }

  async function ask(scope: SignOutScope, count: number) {
    try {
      const { default: UnsentChangesDialog } = await import('./unsent-changes-dialog.tsx');
      const close = () => setQuestion(null);
      setQuestion(
        <UnsentChangesDialog
          count={count}
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

  function leave(scope: SignOutScope) {
    const count = scope === 'others' || !account ? 0 : listWaiting(account.id).length;
    if (count === 0) end(scope);
    else void ask(scope, count);
  }

  return { leave, busyScope: signOut.isPending ? signOut.variables?.scope : undefined, question };
}

const NOT_REACHED =
  'Some of your changes are still waiting to be sent, and there is no connection. Sign out once it is back.';
