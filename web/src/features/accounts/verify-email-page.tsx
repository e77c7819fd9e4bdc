import { emailInput } from '@porchlight/domain/accounts/accounts.contract.ts';
import { failures } from '@porchlight/domain/shared/errors.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { api } from '../../platform/api.ts';
import { readFailure } from '../../platform/failure.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useWelcome } from './account.queries.ts';
import { useAccountForm } from './account-form.ts';
import { AccountFormView } from './account-form-view.tsx';
import type { Mail } from './mail.ts';
import { useNextPath } from './next-path.ts';
import { EmailField } from './typed-email.tsx';

export default function VerifyEmailPage() {
  const next = useNextPath();
  const [searchParams] = useSearchParams();
  const token = searchParams.get('token');
  const welcome = useWelcome();
  const verify = useMutation(api.accounts.verifyEmail.mutationOptions({ onSuccess: welcome }));
  const posted = useRef(false);
  useEffect(() => {
    if (posted.current || token === null) return;
    posted.current = true;
    verify.mutate({ token });
  }, [token, verify.mutate]);

  if (verify.isSuccess) return <Navigate to={next} replace />;
  const failure = verify.isError ? readFailure(verify.error) : undefined;
  return (
    <>
      <PageTitle>Confirm your e-mail address</PageTitle>
      <h1 className="text-4xl">Confirm your e-mail address</h1>
      {failure === undefined && <p role="status">Confirming…</p>}
      {failure?.code === 'LINK_EXPIRED' || failure?.code === 'BAD_INPUT' ? (
        <NewLinkForm message={failures.LINK_EXPIRED.message} />
      ) : (
        failure !== undefined && (
          <div role="alert">
            <Notice
              look="wrong"
              title="We could not confirm it yet"
              action={
                <Button
                  variant="primary"
                  size="small"
                  onClick={() => token !== null && verify.mutate({ token })}
                >
                  Try again
                </Button>
              }
            >
              {failure.message}
            </Notice>
          </div>
        )
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
      await navigate(paths.checkMail(next), { state: { purpose: 'verify', email } satisfies Mail });
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
    </>
  );
}
