import { emailInput } from '@porchlight/domain/accounts/accounts.contract.ts';
import { failures } from '@porchlight/domain/shared/errors.ts';
import { useMutation } from '@tanstack/react-query';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { api } from '../../platform/api.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useWelcome } from './account.queries.ts';
import { useAccountForm } from './account-form.ts';
import { AccountFormView } from './account-form-view.tsx';
import type { Mail } from './mail.ts';
import { useNextPath } from './next-path.ts';
import { Problem } from './problem.tsx';
import { EmailField } from './typed-email.tsx';
import { useSend } from './use-send.ts';

/** Where the letter about a new account leads. Nothing happens until somebody presses the button: mail programs open links. */
export default function VerifyEmailPage() {
  const next = useNextPath();
  const [searchParams] = useSearchParams();
  const token = searchParams.get('token') ?? '';
  const welcome = useWelcome();
  const verify = useMutation(api.accounts.verifyEmail.mutationOptions({ onSuccess: welcome }));
  const { send, busy, problem, failure } = useSend((given: string) => verify.mutateAsync({ token: given }));

  if (verify.isSuccess) return <Navigate to={next} replace />;
  const isDead = failure?.code === 'LINK_EXPIRED' || failure?.code === 'BAD_INPUT';
  return (
    <>
      <PageTitle>Confirm your e-mail address</PageTitle>
      <h1 className="text-4xl">Confirm your e-mail address</h1>
      {isDead ? (
        <NewLinkForm message={failures.LINK_EXPIRED.message} />
      ) : (
        <>
          <p>This confirms that the address is yours, and signs you in on this device.</p>
          <Problem>{problem}</Problem>
          <Button variant="primary" busy={busy} onClick={() => void send(token)}>
            {busy ? 'Confirming…' : 'Confirm my address'}
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
  const { bind, form, failure, ...frame } = useAccountForm({
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
        <Notice look="wrong" title="This link no longer works">
          {message}
        </Notice>
      </div>
      <AccountFormView {...frame} button="Send a new link" busyButton="Sending…">
        <EmailField field={bind('email')} />
      </AccountFormView>
      <p>
        Confirmed already?{' '}
        <Link to={paths.signIn(next)} className="text-link">
          Sign in
        </Link>
      </p>
    </>
  );
}
