import * as texts from '@porchlight/content/en/accounts-unsent-changes.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx';

/** Asks before signing out forgets changes and files that the server does not have yet. */
export default function UnsentChangesDialog({
  count,
  files,
  onStay,
  onLeave,
}: {
  count: number;
  files: number;
  onStay: () => void;
  onLeave: () => void;
}) {
  return (
    <Dialog
      open
      kind="alert"
      onClose={onStay}
      title={texts.signOutQuestion}
      description={
        <>
          {count > 0 && <p>{texts.changesWait(count)}</p>}
          {files > 0 && <p>{texts.filesWaiting(files)}</p>}
        </>
      }
    >
      <DialogActions>
        <Button variant="primary" onClick={onStay}>
          {texts.staySignedIn}
        </Button>
        <Button variant="danger" onClick={onLeave}>
          {texts.signOutConfirm(count + files)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
