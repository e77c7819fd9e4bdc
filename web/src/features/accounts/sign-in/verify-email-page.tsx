import * as texts from '@porchlight/content/en/accounts-sign-in.ts';
import { statusSentences } from '@porchlight/content/en/failures/codes.ts';
import { emailInput } from '@porchlight/domain/accounts/accounts.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { api } from '../../../platform/api/api.ts';
import { PageTitle } from '../../../platform/page/page-title.tsx';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { Notice } from '../../../ui/notice.tsx';
import { sentence } from '../../../ui/sentence.ts';
import { useWelcome } from '../account.queries.ts';
import { useAccountForm } from '../account-form.ts';
import { AccountFormView } from '../account-form-view.tsx';
import type { Mail } from '../mail.ts';
import { chooseFirstPath, useNextPath } from '../next-path.ts';
import { EmailField } from '../typed-email.tsx';

/** Where the email about a new account leads. Nothing happens until someone presses the button: mail programs open links. */
export default function VerifyEmailPage() {
  const next = useNextPath();
  const [searchParams] = useSearchParams();
  const token = searchParams.get('token') ?? '';
  const welcome = useWelcome();
  const verify = useMutation(api.accounts.verifyEmail.mutationOptions({ onSuccess: welcome }));
  const { send, busy, problem, failure } = useSend((given: string) => verify.mutateAsync({ token: given }));

  if (verify.isSuccess) return <Navigate to={chooseFirstPath(next, true)} replace />;
  const isDead = failure?.code === 'LINK_EXPIRED' || failure?.code === 'BAD_INPUT';
  return (
    <>
      <PageTitle>{texts.confirmEmailTitle}</PageTitle>
      <h1 className="text-4xl">{texts.confirmEmailTitle}</h1>
      {isDead ? (
        <NewLinkForm message={statusSentences.LINK_EXPIRED} />
      ) : (
        <>
          <p>{texts.confirmEmailLead}</p>
          <Problem>{problem}</Problem>
          <Button variant="primary" busy={busy} onClick={() => void send(token)}>
            {busy ? texts.confirming : texts.confirmMyAddress}
          </Button>
        </>
      )}
    </>
  );
}

function NewLinkForm({ message }: { message: string }) {
  const next = useNextPath();
  const navigate = useNavigate();
  const resend = useMutation(api.accounts.resendVerification.mutationOptions());
  const { bind, failure, ...frame } = useAccountForm({
    schema: emailInput,
    fields: ['email'],
    send: async ({ email }) => {
      await resend.mutateAsync({ email, next });
      await navigate(paths.checkMail(next), { state: { purpose: 'verify-again', email } satisfies Mail });
    },
  });
  return (
    <>
      <div role="alert">
        <Notice look="wrong" title={texts.linkInvalidTitle}>
          {message}
        </Notice>
      </div>
      <AccountFormView {...frame} button={texts.sendNewLink} busyButton={texts.sending}>
        <EmailField field={bind('email')} />
      </AccountFormView>
      <p>
        {sentence(
          texts.confirmedPrompt((words) => (
            <Link to={paths.signIn(next)} className="text-link">
              {words}
            </Link>
          )),
        )}
      </p>
    </>
  );
}
