import * as texts from '@porchlight/content/en/accounts-sign-in.ts';
import { signUpByCodeInput } from '@porchlight/domain/accounts/accounts.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { api } from '../../../platform/api/api.ts';
import { PageTitle } from '../../../platform/page/page-title.tsx';
import { Button } from '../../../ui/button.tsx';
import { sentence } from '../../../ui/sentence.ts';
import { useAccount } from '../account.queries.ts';
import { requireCookies, useAccountForm } from '../account-form.ts';
import { AccountFormView } from '../account-form-view.tsx';
import type { Mail } from '../mail.ts';
import { useNextPath } from '../next-path.ts';
import { NewPasswordField } from '../passwords/new-password-field.tsx';
import { EmailField, NameField, useCarriedContact } from '../typed-email.tsx';

/** Name and address first; the code that goes there is entered in this window and opens the account. A password is for those who want one. */
export default function SignUpPage() {
  const next = useNextPath();
  const account = useAccount();
  const navigate = useNavigate();
  const sendCode = useMutation(api.accounts.sendCode.mutationOptions());
  const isFilledIn = useCarriedContact();
  const [hasPassword, setHasPassword] = useState(false);
  const { bind, failure, ...frame } = useAccountForm({
    schema: signUpByCodeInput,
    fields: hasPassword ? ['name', 'email', 'password'] : ['name', 'email'],
    send: async (values) => {
      requireCookies();
      await sendCode.mutateAsync(values);
      await navigate(paths.emailCode(next), {
        state: { purpose: 'open', email: values.email } satisfies Mail,
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
      <AccountFormView {...frame} button={texts.emailCode} busyButton={texts.sending}>
        <NameField field={bind('name')} hint={isFilledIn ? texts.prefilledHint : undefined} />
        <EmailField field={bind('email')} hint={texts.emailHint} />
        {hasPassword && <NewPasswordField {...bind('password')} label={texts.password} />}
      </AccountFormView>
      <div className="grid justify-items-start gap-1">
        <Button
          variant="plain"
          size="small"
          className="-ml-3.5"
          aria-expanded={hasPassword}
          onClick={() => setHasPassword(!hasPassword)}
        >
          {hasPassword ? texts.noPassword : texts.addAPassword}
        </Button>
        <p className="text-[.9375rem] text-ink-soft">{texts.passwordIsOptional}</p>
      </div>
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
