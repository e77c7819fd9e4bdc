import { SHORTEST_PASSWORD } from '@porchlight/domain/accounts/passwords.ts';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { api } from '../../platform/api.ts';
import { showSuccess } from '../../platform/show-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { useReadAgain } from './account-settings.queries.ts';
import { Problem } from './problem.tsx';
import { useSend } from './use-send.ts';

const nothing = { current: '', password: '', endOthers: true };

/** Changes the password; an account without one gets it by mail, as a forgotten one would be. */
export function PasswordPart({ hasPassword, email }: { hasPassword: boolean; email: string }) {
  return (
    <SectionCard id="password-part" title="Password">
      {hasPassword ? (
        <PasswordForm email={email} />
      ) : (
        <p>
          Your account has no password.{' '}
          <Link to={paths.forgotPassword(paths.security)} className="text-link">
            Set one by mail
          </Link>
        </p>
      )}
    </SectionCard>
  );
}

function PasswordForm({ email }: { email: string }) {
  const [typed, setTyped] = useState(nothing);
  const readAgain = useReadAgain();
  const change = useMutation(api.accountSettings.changePassword.mutationOptions());
  const { send, busy, errorOf, problem } = useSend(async () => {
    await change.mutateAsync(typed);
    setTyped(nothing);
    await readAgain();
    showSuccess({
      title: 'Your password is changed',
      description: typed.endOthers ? 'Your other devices are signed out.' : '',
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
        label="Present password"
        autoComplete="current-password"
        value={typed.current}
        onChange={(event) => set({ current: event.target.value })}
        error={errorOf('current')}
      />
      <PasswordField
        id="password"
        label="New password"
        hint={`At least ${SHORTEST_PASSWORD} characters. A few unrelated words work well; spaces count.`}
        autoComplete="new-password"
        value={typed.password}
        onChange={(event) => set({ password: event.target.value })}
        error={errorOf('password')}
      />
      <Checkbox checked={typed.endOthers} onChange={(event) => set({ endOthers: event.target.checked })}>
        Sign out my other devices
      </Checkbox>
      <Problem>{problem}</Problem>
      <p>
        <Button type="submit" size="small" busy={busy}>
          {busy ? 'Changing…' : 'Change password'}
        </Button>
      </p>
    </form>
  );
}
