import * as texts from '@porchlight/content/en/accounts-sign-in.ts';
import { signUpInput } from '@porchlight/domain/accounts/accounts.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { Link, Navigate, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { api } from '../../../platform/api/api.ts';
import { PageTitle } from '../../../platform/page/page-title.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { sentence } from '../../../ui/sentence.ts';
import { useAccount } from '../account.queries.ts';
import { useAccountForm } from '../account-form.ts';
import { AccountFormView } from '../account-form-view.tsx';
import type { Mail } from '../mail.ts';
import { useNextPath } from '../next-path.ts';
import { NewPasswordField } from '../passwords/new-password-field.tsx';
import { EmailField, useCarriedContact } from '../typed-email.tsx';

export default function SignUpPage() {
  const next = useNextPath();
  const account = useAccount();
  const navigate = useNavigate();
  const signUp = useMutation(api.accounts.signUp.mutationOptions());
  const isFilledIn = useCarriedContact();
  const { bind, failure, ...frame } = useAccountForm({
    schema: signUpInput,
    fields: ['name', 'email', 'password'],
    send: async (values) => {
      await signUp.mutateAsync({ ...values, next });
      await navigate(paths.checkMail(next), {
        state: { purpose: 'verify', email: values.email } satisfies Mail,
      });
    },
  });
  if (account && !account.guest) return <Navigate to={next} replace />;
  return (
    <>
      <PageTitle>{texts.openAnAccount}</PageTitle>
      <div className="grid gap-2">
        <h1 className="text-4xl">{texts.openAnAccount}</h1>
        <p className="text-ink-soft">{texts.signUpLead}</p>
      </div>
      <AccountFormView {...frame} button={texts.createBuyerAccount} busyButton={texts.openingYourAccount}>
        <TextField
          {...bind('name')}
          label={texts.yourName}
          hint={isFilledIn ? texts.prefilledHint : undefined}
          autoComplete="name"
        />
        <EmailField field={bind('email')} hint={texts.emailHint} />
        <NewPasswordField {...bind('password')} label={texts.password} />
      </AccountFormView>
      <p>
        {sentence(
          texts.signInPrompt((words) => (
            <Link to={paths.signIn(next)} className="text-link">
              {words}
            </Link>
          )),
        )}
      </p>
    </>
  );
}
