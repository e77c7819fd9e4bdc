import * as texts from '@porchlight/content/en/accounts-sign-out.ts';
import type { Account, SignOutScope } from '@porchlight/domain/accounts/accounts.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { parseFailure } from '../../../platform/api/failure.ts';
import { clearDrafts, noteSignedOut } from '../../../platform/browser/drafts.ts';
import { clearCompletedStages } from '../../../platform/offline/completed-stages.ts';
import { countKeptFiles, forgetKeptFiles } from '../../../platform/offline/kept-files.ts';
import { clearWaiting, listWaiting } from '../../../platform/offline/outbox.ts';
import { useSendStages } from '../../../platform/offline/unsent-stages.ts';
import { countUnsentWork, forgetUnsentWork } from '../../../platform/offline/unsent-work.ts';
import { showFailure, showSuccess } from '../../../platform/toasts/show-toast.ts';
import { useSignOut } from './sign-out.queries.ts';

export function showStillSignedIn(error: unknown): void {
  showFailure({ title: texts.signOutFailed, description: parseFailure(error).message });
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
  const signOut = useSignOut(async () => {
    const owner = queryClient.getQueryData(api.accounts.current.queryKey());
    if (owner) {
      clearWaiting(owner.id);
      noteSignedOut(owner.id);
    }
    clearDrafts();
    forgetUnsentWork();
    clearCompletedStages();
    if (owner) await forgetKeptFiles(owner.id);
  }, onward);
  const sendStages = useSendStages();
  const [question, setQuestion] = useState<ReactNode>(null);

  function end(scope: SignOutScope) {
    signOut.mutate(
      { scope },
      {
        onSuccess: () => {
          if (scope === 'others') showSuccess({ title: texts.othersSignedOut });
        },
        onError: showStillSignedIn,
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
      showFailure({ title: texts.signOutFailed, description: NOT_REACHED });
    }
  }

  async function leave(scope: SignOutScope) {
    const owner = await getOwner();
    const count = scope === 'others' || !owner ? 0 : listWaiting(owner.id).length + (await sendStages());
    const files = scope === 'others' || !owner ? 0 : countUnsentWork() + (await countKeptFiles(owner.id));
    if (count + files === 0) end(scope);
    else await ask(scope, count, files);
  }

  /** A press that came before the page knew whose it is must not sign out past what is waiting. */
  async function getOwner(): Promise<Account | null | undefined> {
    if (account !== undefined) return account;
    return queryClient.ensureQueryData(api.accounts.current.queryOptions()).catch(() => undefined);
  }

  return {
    leave: (scope) => void leave(scope),
    busyScope: signOut.isPending ? signOut.variables?.scope : undefined,
    question,
  };
}

const NOT_REACHED = texts.unsentChanges;
