import * as texts from '@porchlight/content/en/accounts-sign-in.ts';
import { pageDescriptions } from '@porchlight/content/en/page-descriptions.ts';
import { signInInput } from '@porchlight/domain/accounts/accounts.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { api } from '../../../platform/api/api.ts';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';
import { PageHead } from '../../../platform/page/page-head.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { sentence } from '../../../ui/sentence.ts';
import { choosePlace, usePerson, useSignedIn } from '../account.queries.ts';
import { useAccountForm } from '../account-form.ts';
import { AccountFormView } from '../account-form-view.tsx';
import { useNextPath } from '../next-path.ts';
import { PasswordChangedNotice } from '../passwords/password-changed.tsx';
import { PasskeySignIn } from '../second-factor/passkey-sign-in.tsx';
import { EmailField } from '../typed-email.tsx';
import { SendAgain } from './send-again.tsx';

/** Comes after the form, which most people use. */
const loadProviderSignIn = () => import('./provider-sign-in.tsx');

export default function SignInPage() {
  const next = useNextPath();
  const person = usePerson();
  const signedIn = useSignedIn(next);
  const signIn = useMutation(api.accounts.signIn.mutationOptions({ onSuccess: signedIn }));
  const { bind, failure, ...frame } = useAccountForm({
    schema: signInInput,
    fields: ['email', 'password'],
    send: signIn.mutateAsync,
  });
  // A person who returns before the account is deleted is asked first whether to keep it.
  if (person && !person.guest) {
    const place = person.deletionDueAt === null ? choosePlace(person, next) : paths.personalData;
    return <Navigate to={place} replace />;
  }
  return (
    <>
      <PageHead path={paths.signIn()} {...pageDescriptions['/login']} name={texts.signIn} />
      <h1 className="text-4xl">{texts.signIn}</h1>
      <PasswordChangedNotice />
      <AccountFormView
        {...frame}
        button={texts.signIn}
        busyButton={texts.signInBusy}
        remedy={
          failure?.code === 'EMAIL_NOT_VERIFIED' && (
            <SendAgain purpose="verify" email={failure.sent.email ?? ''} label={texts.sendItAgain} />
          )
        }
      >
        <EmailField field={bind('email')} autoComplete="username webauthn" />
        <PasswordField {...bind('password')} label={texts.password} autoComplete="current-password" />
      </AccountFormView>
      <PasskeySignIn />
      <p>
        <Link to={paths.emailCode(next)} className="text-link">
          {texts.emailCodeLink}
        </Link>
      </p>
      <p>
        <Link to={paths.forgotPassword(next)} className="text-link">
          {texts.forgotYourPassword}
        </Link>
      </p>
      <p>
        {sentence(
          texts.signUpPrompt((words) => (
            <Link to={paths.signUp(next)} className="text-link">
              {words}
            </Link>
          )),
        )}
      </p>
      {/* Last: whether there is one is known late, and what is above must not move. */}
      <LazyPart load={loadProviderSignIn} props={{ next }} />
    </>
  );
}
