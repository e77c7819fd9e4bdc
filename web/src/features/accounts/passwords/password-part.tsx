import * as texts from '@porchlight/content/en/accounts-sign-in.ts';
import { MIN_PASSWORD_LENGTH } from '@porchlight/domain/accounts/passwords.ts';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { pageApi } from '../../../platform/api/page-api.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { sentence } from '../../../ui/sentence.ts';
import { useReadAgain } from '../account-settings.queries.ts';

const nothing = { current: '', password: '', endOthers: true };

/** Changes the password; an account without one gets it by mail, as a forgotten one would be. */
export function PasswordPart({ hasPassword, email }: { hasPassword: boolean; email: string }) {
  return (
    <SectionCard id="password-part" title={texts.password}>
      {hasPassword ? (
        <PasswordForm email={email} />
      ) : (
        <p>
          {sentence(
            texts.noPasswordPrompt((words) => (
              <Link to={paths.forgotPassword(paths.security)} className="text-link">
                {words}
              </Link>
            )),
          )}
        </p>
      )}
    </SectionCard>
  );
}

function PasswordForm({ email }: { email: string }) {
  const [typed, setTyped] = useState(nothing);
  const readAgain = useReadAgain();
  const change = useMutation(pageApi.accountSettings.changePassword.mutationOptions());
  const { send, busy, errorOf, problem } = useSend(async () => {
    await change.mutateAsync(typed);
    setTyped(nothing);
    await readAgain();
    showSuccess({
      title: texts.passwordChanged,
      description: typed.endOthers ? texts.devicesSignedOut : '',
    });
  }, ['current', 'password']);
  const set = (more: Partial<typeof typed>) => setTyped({ ...typed, ...more });
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(undefined);
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {/* For password managers: which account the password belongs to. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id="current"
        label={texts.presentPassword}
        autoComplete="current-password"
        value={typed.current}
        onChange={(event) => set({ current: event.target.value })}
        error={errorOf('current')}
      />
      <PasswordField
        id="password"
        label={texts.newPassword}
        hint={texts.passwordHint(MIN_PASSWORD_LENGTH)}
        autoComplete="new-password"
        value={typed.password}
        onChange={(event) => set({ password: event.target.value })}
        error={errorOf('password')}
      />
      <Checkbox checked={typed.endOthers} onChange={(event) => set({ endOthers: event.target.checked })}>
        {texts.otherDevicesLabel}
      </Checkbox>
      <Problem>{problem}</Problem>
      <p>
        <Button type="submit" size="small" busy={busy}>
          {busy ? texts.changing : texts.changePassword}
        </Button>
      </p>
    </form>
  );
}
