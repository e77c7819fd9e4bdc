import * as texts from '@porchlight/content/en/accounts-second-factor.ts';
import { mayProveByEmailCode } from '@porchlight/domain/accounts/ways-in.ts';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { pageApi } from '../../../platform/api/page-api.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { usePerson } from '../account.queries.ts';
import { useSignInMethods } from '../account-settings.queries.ts';
import { describeBrowserRefusal, usePasskeys } from './use-passkeys.ts';

/** Asks who someone is once more: by password, by passkey, by a code that is emailed, or at the provider, whichever the account has. */
export default function ProofDialog({ onProved, onClose }: { onProved: () => void; onClose: () => void }) {
  const person = usePerson();
  const { data: methods, isError, isFetching, refetch } = useSignInMethods();
  return (
    <Dialog open onClose={onClose} title={texts.isItYou} description={<p>{texts.identityLead}</p>}>
      {methods === undefined && isError && (
        <LoadFailed title={texts.identityFailed} busy={isFetching} onRetry={() => void refetch()}>
          {texts.identityFailedLead}
        </LoadFailed>
      )}
      {methods === undefined && !isError && <Skeleton className="h-40" />}
      {methods !== undefined && (
        <div className="grid gap-5">
          {methods.hasPassword && <PasswordProof onProved={onProved} />}
          {methods.passkeys.length > 0 && <PasskeyProof onProved={onProved} />}
          {mayProveByEmailCode({ hasPassword: methods.hasPassword, isStaff: person?.isStaff ?? true }) && (
            <EmailCodeProof email={person?.email ?? ''} onProved={onProved} />
          )}
          {methods.identities.length > 0 && methods.provider !== null && (
            <ProviderProof name={methods.provider} />
          )}
        </div>
      )}
      <p className="text-center">
        <Button variant="plain" size="small" onClick={onClose}>
          {texts.cancel}
        </Button>
      </p>
    </Dialog>
  );
}

function PasswordProof({ onProved }: { onProved: () => void }) {
  const [password, setPassword] = useState('');
  const prove = useMutation(pageApi.accountSettings.prove.mutationOptions());
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
        label={texts.yourPassword}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={errorOf('password')}
      />
      <Problem>{problem}</Problem>
      <Button type="submit" variant="primary" busy={busy}>
        {busy ? texts.checking : texts.goOn}
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
        {texts.useAPasskey}
      </Button>
      <Problem>{refusal ?? problem}</Problem>
    </div>
  );
}

/** For an account without a password. */
function EmailCodeProof({ email, onProved }: { email: string; onProved: () => void }) {
  const [code, setCode] = useState('');
  const sendCode = useMutation(pageApi.accountSettings.sendProofCode.mutationOptions());
  const prove = useMutation(pageApi.accountSettings.proveByCode.mutationOptions());
  const sending = useSend(() => sendCode.mutateAsync(undefined));
  const proving = useSend(
    async () => {
      await prove.mutateAsync({ code });
      onProved();
    },
    ['code'],
    'proof-',
  );
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void proving.send(undefined);
  }
  return (
    <div className="grid gap-4">
      <Button busy={sending.busy} onClick={() => void sending.send(undefined)}>
        {sendCode.isSuccess ? texts.sendCodeAgain : texts.emailCode}
      </Button>
      <Problem>{sending.problem}</Problem>
      {sendCode.isSuccess && (
        <form onSubmit={submit} noValidate className="grid gap-4">
          <TextField
            id="proof-code"
            label={texts.emailedCode}
            hint={texts.emailedCodeHint(email)}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            value={code}
            onChange={(event) => setCode(event.target.value)}
            error={proving.errorOf('code')}
          />
          <Problem>{proving.problem}</Problem>
          <Button type="submit" variant="primary" busy={proving.busy}>
            {proving.busy ? texts.checking : texts.goOn}
          </Button>
        </form>
      )}
    </div>
  );
}

function ProviderProof({ name }: { name: string }) {
  const startLink = useMutation(pageApi.identities.startLink.mutationOptions());
  const { send, busy, problem } = useSend(async () => {
    const { url } = await startLink.mutateAsync({ purpose: 'prove', next: window.location.pathname });
    window.location.assign(url);
  });
  return (
    <div className="grid gap-2">
      <Button busy={busy} onClick={() => void send(undefined)}>
        {texts.continueWith(name)}
      </Button>
      <p className="text-[.9375rem] text-ink-soft">{texts.continueWithHint}</p>
      <Problem>{problem}</Problem>
    </div>
  );
}
