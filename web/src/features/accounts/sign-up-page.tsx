import { signUpInput } from '@porchlight/domain/accounts/accounts.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { Link, Navigate, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { api } from '../../platform/api.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useAccount } from './account.queries.ts';
import { useAccountForm } from './account-form.ts';
import { AccountFormView } from './account-form-view.tsx';
import type { Mail } from './mail.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { useNextPath } from './next-path.ts';
import { EmailField } from './typed-email.tsx';

export default function SignUpPage() {
  const next = useNextPath();
  const account = useAccount();
  const navigate = useNavigate();
  const signUp = useMutation(api.accounts.signUp.mutationOptions());
  const { bind, form, failure, ...frame } = useAccountForm({
    schema: signUpInput,
    fields: ['name', 'email', 'password'],
    send: async (values) => {
      await signUp.mutateAsync({ ...values, next });
      await navigate(paths.checkMail(next), {
        state: { purpose: 'verify', email: values.email } satisfies Mail,
      });
    },
  });
  if (account) return <Navigate to={next} replace />;
  return (
    <>
      <PageTitle>Open an account</PageTitle>
      <div className="grid gap-2">
        <h1 className="text-4xl">Open an account</h1>
        <p className="text-ink-soft">It keeps your journey, your papers and your dates in one place.</p>
      </div>
      <AccountFormView {...frame} button="Open account" busyButton="Opening your account…">
        <TextField {...bind('name')} label="Your name" autoComplete="name" />
        <EmailField field={bind('email')} hint="We send a link there, to be sure that it is yours." />
        <NewPasswordField {...bind('password')} label="Password" control={form.control} name="password" />
      </AccountFormView>
      <p>
        Already have an account?{' '}
        <Link to={paths.signIn(next)} className="text-link">
          Sign in
        </Link>
      </p>
    </>
  );
}
