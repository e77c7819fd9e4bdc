import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';

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
  const changes = count === 1 ? 'One change is' : `${count} changes are`;
  return (
    <Dialog
      open
      kind="alert"
      onClose={onStay}
      title="Sign out before everything is sent?"
      description={
        <>
          {count > 0 && (
            <p>
              {changes} kept in this browser alone and waiting to be sent. If you sign out now,{' '}
              {count === 1 ? 'it is' : 'they are'} lost. If you stay signed in, we send{' '}
              {count === 1 ? 'it' : 'them'} as soon as the connection is back.
            </p>
          )}
          {files > 0 && (
            <p>
              {files === 1 ? 'One file is' : `${files} files are`} still on the way. If you sign out now,{' '}
              {files === 1 ? 'it is' : 'they are'} not stored.
            </p>
          )}
        </>
      }
    >
      <DialogActions>
        <Button variant="primary" onClick={onStay}>
          Stay signed in
        </Button>
        <Button variant="danger" onClick={onLeave}>
          Sign out and lose {count + files === 1 ? 'it' : 'them'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
