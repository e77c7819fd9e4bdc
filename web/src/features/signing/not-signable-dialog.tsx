import * as texts from '@porchlight/content/en/signing.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx';

/** Says why a file cannot be signed here, in the server's own sentence, before anything else opens. */
export function NotSignableDialog({
  name,
  sentence,
  onClose,
}: {
  name: string;
  sentence: string;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      kind="alert"
      onClose={onClose}
      title={texts.notSignableTitle}
      description={<p className="wrap-anywhere font-medium text-ink">{name}</p>}
    >
      <p>{sentence}</p>
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          {texts.ok}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
