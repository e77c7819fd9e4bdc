import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';

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
      title="This file cannot be signed here"
      description={<p className="wrap-anywhere font-medium text-ink">{name}</p>}
    >
      <p>{sentence}</p>
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          OK
        </Button>
      </DialogActions>
    </Dialog>
  );
}
