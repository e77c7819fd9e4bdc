import { emailInput } from '@porchlight/domain/accounts/accounts.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { api } from '../../platform/api.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { useAccountForm } from './account-form.ts';
import { AccountFormView } from './account-form-view.tsx';
import type { Mail } from './mail.ts';
import { useNextPath } from './next-path.ts';
import { EmailField } from './typed-email.tsx';

export default function ForgotPasswordPage() {
  const next = useNextPath();
  const navigate = useNavigate();
  const requestReset = useMutation(api.accounts.requestPasswordReset.mutationOptions());
  const { bind, form, failure, ...frame } = useAccountForm({
    schema: emailInput,
    fields: ['email'],
    send: async ({ email }) => {
      await requestReset.mutateAsync({ email, next });
      await navigate(paths.checkMail(next), { state: { purpose: 'reset', email } satisfies Mail });
    },
  });
  return (
    <>
      <PageTitle>Reset your password</PageTitle>
      <div className="grid gap-2">
        <h1 className="text-4xl">Reset your password</h1>
        <p className="text-ink-soft">Tell us the address of your account and we send you a link.</p>
      </div>
      <AccountFormView {...frame} button="Send the link" busyButton="Sending…">
        <EmailField field={bind('email')} />
      </AccountFormView>
      <p>
        Remembered it?{' '}
        <Link to={paths.signIn(next)} className="text-link">
          Sign in
        </Link>
      </p>
    </>
  );
}
