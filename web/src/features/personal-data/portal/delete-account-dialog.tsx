import * as texts from '@porchlight/content/en/personal-data/portal.ts';
import { GRACE_DAYS } from '@porchlight/domain/personal-data/account-deletion.ts';
import { clearDrafts } from '../../../platform/offline/drafts.ts';
import { clearWaiting } from '../../../platform/offline/outbox.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx';
import { useAccount } from '../../accounts/account.queries.ts';
import { useReauthentication } from '../../accounts/second-factor/use-reauthentication.tsx';
import { useRequestDeletion } from './personal-data.queries.ts';

/** Asks once more, begins the deletion, and leaves the portal. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const account = useAccount();
  const { withProof, question } = useReauthentication();
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
      title={texts.deleteYourAccount}
      description={<p>{texts.thisSignsOutEverywhereDays(GRACE_DAYS)}</p>}
    >
      <Problem>{problem}</Problem>
      <DialogActions>
        <Button onClick={onClose}>{texts.keepMyAccount}</Button>
        <Button variant="danger" busy={isDeleting} onClick={() => void send(undefined)}>
          {isDeleting ? texts.deleting : texts.deleteMyAccount}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
