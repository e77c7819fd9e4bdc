import { GRACE_DAYS } from '@porchlight/domain/personal-data/account-deletion.ts';
import { clearDrafts } from '../../platform/drafts.ts';
import { clearWaiting } from '../../platform/outbox.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { useAccount } from '../accounts/account.queries.ts';
import { Problem } from '../accounts/problem.tsx';
import { useProof } from '../accounts/use-proof.tsx';
import { useSend } from '../accounts/use-send.ts';
import { useRequestDeletion } from './personal-data.queries.ts';

/** Asks once more, begins the deletion, and leaves the portal. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const account = useAccount();
  const { withProof, question } = useProof();
  const deletion = useRequestDeletion();
  const { send, busy, problem } = useSend(async () => {
    await withProof(() => deletion.mutateAsync(undefined));
    if (account) clearWaiting(account.id);
    clearDrafts();
    window.location.replace('/login');
  });
  const isDeleting = busy || deletion.isSuccess;
  // One question at a time: this one waits until it is clear who is asking.
  if (question) return question;
  return (
    <Dialog
      open
      kind="alert"
      onClose={onClose}
      title="Delete your account?"
      description={
        <p>
          This signs you out everywhere. In {GRACE_DAYS} days your documents, your journey and your account
          are deleted for good. Until then you can sign in and keep them.
        </p>
      }
    >
      <Problem>{problem}</Problem>
      <DialogActions>
        <Button onClick={onClose}>Keep my account</Button>
        <Button variant="danger" busy={isDeleting} onClick={() => void send(undefined)}>
          {isDeleting ? 'Deleting…' : 'Delete my account'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
