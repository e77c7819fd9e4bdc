import { pageDescriptions } from '@porchlight/content/page-descriptions.ts';
import { signInInput } from '@porchlight/domain/accounts/accounts.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router';
import { paths } from '../../paths.ts';
import { api } from '../../platform/api.ts';
import { LatePart } from '../../platform/late-part.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { choosePlace, usePerson, useSignedIn } from './account.queries.ts';
import { useAccountForm } from './account-form.ts';
import { AccountFormView } from './account-form-view.tsx';
import { useNextPath } from './next-path.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { PasswordChangedNotice } from './password-changed.tsx';
import { SendAgain } from './send-again.tsx';
import { EmailField } from './typed-email.tsx';

/** Comes after the form, which most people use. */
const loadProviderSignIn = () => import('./provider-sign-in.tsx');

export default function SignInPage() {
  const next = useNextPath();
  const person = usePerson();
  const signedIn = useSignedIn(next);
  const signIn = useMutation(api.accounts.signIn.mutationOptions({ onSuccess: signedIn }));
  const { bind, form, failure, ...frame } = useAccountForm({
    schema: signInInput,
    fields: ['email', 'password'],
    send: signIn.mutateAsync,
  });
  // Whoever comes back before the account is deleted is asked first whether to keep it.
  if (person) {
    const place = person.deletionDueAt === null ? choosePlace(person, next) : paths.personalData;
    return <Navigate to={place} replace />;
  }
  return (
    <>
      <PageHead path={paths.signIn()} {...pageDescriptions['/login']} name="Sign in" />
      <h1 className="text-4xl">Sign in</h1>
      <PasswordChangedNotice />
      <AccountFormView
        {...frame}
        button="Sign in"
        busyButton="Signing in…"
        remedy={
          failure?.code === 'EMAIL_NOT_VERIFIED' && (
            <SendAgain purpose="verify" email={form.getValues('email')} label="Send it again" />
          )
        }
      >
        <EmailField field={bind('email')} autoComplete="username webauthn" />
        <PasswordField {...bind('password')} label="Password" autoComplete="current-password" />
      </AccountFormView>
      <PasskeySignIn />
      <p>
        <Link to={paths.forgotPassword(next)} className="text-link">
          Forgot your password?
        </Link>
      </p>
      <p>
        New here?{' '}
        <Link to={paths.signUp(next)} className="text-link">
          Open an account
        </Link>
      </p>
      {/* Last: whether there is one is known late, and what stands above must not move. */}
      <LatePart load={loadProviderSignIn} props={{ next }} />
    </>
  );
}
