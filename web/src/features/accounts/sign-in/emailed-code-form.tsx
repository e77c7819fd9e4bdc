import * as secondFactorTexts from '@porchlight/content/en/accounts-second-factor.ts';
import * as texts from '@porchlight/content/en/accounts-sign-in.ts';
import { deriveDeviceName } from '@porchlight/domain/accounts/device-name.ts';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { api } from '../../../platform/api/api.ts';
import { showMessage, showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { choosePlace, useWelcome } from '../account.queries.ts';
import type { Mail } from '../mail.ts';
import { chooseFirstPath, useNextPath } from '../next-path.ts';
import { usePasskeys } from '../second-factor/use-passkeys.ts';

/**
 * Takes the six digits and goes where the person was going. Someone who opens an account is offered a passkey with it, this once.
 * `onEnter` runs before the person counts as signed in.
 */
export function EmailedCodeForm({ mail, onEnter }: { mail: Mail; onEnter: () => void }) {
  const [code, setCode] = useState('');
  const { enter, busy, errorOf, problem } = useEntering(mail, onEnter);
  const opens = mail.purpose === 'open';
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void enter({ code, withPasskey: false });
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-6">
      <TextField
        id="code"
        label={texts.emailedCode}
        hint={texts.emailedCodeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={errorOf('code')}
      />
      <Problem>{problem}</Problem>
      <Button type="submit" variant="primary" busy={busy}>
        {opens ? (busy ? texts.openingYourAccount : texts.createBuyerAccount) : null}
        {!opens && (busy ? texts.signInBusy : texts.signIn)}
      </Button>
      {opens && typeof PublicKeyCredential === 'function' && (
        <div className="grid gap-2">
          <Button busy={busy} onClick={() => void enter({ code, withPasskey: true })}>
            {texts.openWithPasskey}
          </Button>
          <p className="text-[.9375rem] text-ink-soft">{texts.passkeyHint}</p>
        </div>
      )}
    </form>
  );
}

function useEntering({ purpose, email }: Mail, onEnter: () => void) {
  const next = useNextPath();
  const navigate = useNavigate();
  const welcome = useWelcome();
  const signIn = useMutation(api.accounts.signInByCode.mutationOptions());
  const passkeys = usePasskeys();

  async function addPasskey() {
    try {
      const { name } = await passkeys.add(deriveDeviceName(navigator.userAgent));
      const { passkeyAdded, secondPasskeyHint } = secondFactorTexts;
      showSuccess({ title: passkeyAdded(name), description: secondPasskeyHint });
    } catch {
      showMessage({ title: texts.passkeyNotAdded, description: texts.passkeyLater });
    }
  }

  const { send, ...sending } = useSend(
    async ({ code, withPasskey }: { code: string; withPasskey: boolean }) => {
      const { result, isNewAccount } = await signIn.mutateAsync({ email, code });
      onEnter();
      if ('secondFactor' in result) return navigate(paths.enterCode(next), { replace: true });
      if (withPasskey && isNewAccount) await addPasskey();
      if (purpose === 'open' && !isNewAccount) showMessage({ title: texts.accountWasThere });
      welcome(result);
      const place = chooseFirstPath(choosePlace(result, next), isNewAccount);
      await navigate(result.deletionDueAt === null ? place : paths.personalData, { replace: true });
    },
    ['code'],
  );
  return { enter: send, ...sending };
}
