import { GRACE_DAYS } from '@porchlight/domain/personal-data/account-deletion.ts';
import { type SubmitEvent, useRef, useState } from 'react';
import { clearDrafts } from '../../platform/drafts.ts';
import { readFailure } from '../../platform/failure.ts';
import { clearWaiting } from '../../platform/outbox.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useAccount } from '../accounts/account.queries.ts';
import { useRequestDeletion } from './personal-data.queries.ts';

/** Asks for the password, begins the deletion, and leaves the portal. What is typed stays when it fails. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const account = useAccount();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const { mutate, isPending, isSuccess, error, reset } = useRequestDeletion();
  const failure = error === null ? undefined : readFailure(error);
  const busy = isPending || isSuccess;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    mutate(
      { password },
      {
        onSuccess: () => {
          if (account) clearWaiting(account.id);
          clearDrafts();
          window.location.replace('/login');
        },
        onError: () => form.current?.querySelector('input')?.focus(),
      },
    );
  }
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
      <form ref={form} onSubmit={submit} noValidate className="grid gap-6">
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            if (failure !== undefined) reset();
          }}
          error={failure && (failure.fields.password ?? failure.message)}
        />
        <DialogActions>
          <Button onClick={onClose}>Keep my account</Button>
          <Button type="submit" variant="danger" busy={busy}>
            {busy ? 'Deleting…' : 'Delete my account'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
