import * as texts from '@porchlight/content/en/accounts-sign-in.ts';
import { emailInput } from '@porchlight/domain/accounts/accounts.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { api } from '../../../platform/api/api.ts';
import { PageTitle } from '../../../platform/page/page-title.tsx';
import { sentence } from '../../../ui/sentence.ts';
import { useAccountForm } from '../account-form.ts';
import { AccountFormView } from '../account-form-view.tsx';
import type { Mail } from '../mail.ts';
import { useNextPath } from '../next-path.ts';
import { EmailField } from '../typed-email.tsx';

export default function ForgotPasswordPage() {
  const next = useNextPath();
  const navigate = useNavigate();
  const requestReset = useMutation(api.accounts.requestPasswordReset.mutationOptions());
  const { bind, failure, ...frame } = useAccountForm({
    schema: emailInput,
    fields: ['email'],
    send: async ({ email }) => {
      await requestReset.mutateAsync({ email, next });
      await navigate(paths.checkMail(next), { state: { purpose: 'reset', email } satisfies Mail });
    },
  });
  return (
    <>
      <PageTitle>{texts.resetYourPassword}</PageTitle>
      <div className="grid gap-2">
        <h1 className="text-4xl">{texts.resetYourPassword}</h1>
        <p className="text-ink-soft">{texts.resetLead}</p>
      </div>
      <AccountFormView {...frame} button={texts.sendTheLink} busyButton={texts.sending}>
        <EmailField field={bind('email')} />
      </AccountFormView>
      <p>
        {sentence(
          texts.rememberedPrompt((words) => (
            <Link to={paths.signIn(next)} className="text-link">
              {words}
            </Link>
          )),
        )}
      </p>
    </>
  );
}
