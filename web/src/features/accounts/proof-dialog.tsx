import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { api } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSignInMethods } from './account-settings.queries.ts';
import { Problem } from './problem.tsx';
import { describeBrowserRefusal, usePasskeys } from './use-passkeys.ts';
import { useSend } from './use-send.ts';

/** Asks who somebody is once more: by password, by passkey, or at the provider, whichever the account has. */
export default function ProofDialog({ onProved, onClose }: { onProved: () => void; onClose: () => void }) {
  const { data: methods, isError, isFetching, refetch } = useSignInMethods();
  return (
    <Dialog
      open
      onClose={onClose}
      title="Is it you?"
      description={
        <p>
          It has been more than ten minutes since you last showed us. Show us again, and what you asked for is
          done.
        </p>
      }
    >
      {methods === undefined && isError && (
        <LoadFailed title="This question did not load" busy={isFetching} onRetry={() => void refetch()}>
          Nothing was changed yet.
        </LoadFailed>
      )}
      {methods === undefined && !isError && <Skeleton className="h-40" />}
      {methods !== undefined && (
        <div className="grid gap-5">
          {methods.hasPassword && <PasswordProof onProved={onProved} />}
          {methods.passkeys.length > 0 && <PasskeyProof onProved={onProved} />}
          {methods.identities.length > 0 && methods.provider !== null && (
            <ProviderProof name={methods.provider} />
          )}
        </div>
      )}
      <p className="text-center">
        <Button variant="plain" size="small" onClick={onClose}>
          Cancel
        </Button>
      </p>
    </Dialog>
  );
}

function PasswordProof({ onProved }: { onProved: () => void }) {
  const [password, setPassword] = useState('');
  const prove = useMutation(api.accountSettings.prove.mutationOptions());
  const { send, busy, errorOf, problem } = useSend(
    async () => {
      await prove.mutateAsync({ password });
      onProved();
    },
    ['password'],
    'proof-',
  );
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(undefined);
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <PasswordField
        id="proof-password"
        label="Your password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={errorOf('password')}
      />
      <Problem>{problem}</Problem>
      <Button type="submit" variant="primary" busy={busy}>
        {busy ? 'Checking…' : 'Go on'}
      </Button>
    </form>
  );
}

function PasskeyProof({ onProved }: { onProved: () => void }) {
  const { prove } = usePasskeys();
  const [refusal, setRefusal] = useState<string>();
  const { send, busy, problem } = useSend(async () => {
    setRefusal(undefined);
    try {
      await prove();
    } catch (error) {
      const sentence = describeBrowserRefusal(error);
      if (sentence === undefined) throw error;
      return setRefusal(sentence);
    }
    onProved();
  });
  return (
    <div className="grid gap-2">
      <Button busy={busy} onClick={() => void send(undefined)}>
        Use a passkey
      </Button>
      <Problem>{refusal ?? problem}</Problem>
    </div>
  );
}

function ProviderProof({ name }: { name: string }) {
  const startLink = useMutation(api.identities.startLink.mutationOptions());
  const { send, busy, problem } = useSend(async () => {
    const { url } = await startLink.mutateAsync({ purpose: 'prove', next: window.location.pathname });
    window.location.assign(url);
  });
  return (
    <div className="grid gap-2">
      <Button busy={busy} onClick={() => void send(undefined)}>
        Continue with {name}
      </Button>
      <p className="text-[.9375rem] text-ink-soft">You come back here and make the change again.</p>
      <Problem>{problem}</Problem>
    </div>
  );
}
