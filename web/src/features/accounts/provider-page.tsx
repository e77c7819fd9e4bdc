import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { api } from '../../platform/api.ts';
import { readFailure } from '../../platform/failure.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { showSuccess } from '../../platform/show-toast.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAccount, useWelcome } from './account.queries.ts';
import { readNextPath } from './next-path.ts';

/** Where the provider sends people back to. */
export default function ProviderPage() {
  const { failure } = useReturn();
  const account = useAccount();
  return (
    <>
      <PageTitle>Signing in</PageTitle>
      <h1 className="text-4xl">Signing in</h1>
      {failure === undefined ? (
        <p role="status">One moment…</p>
      ) : (
        <div role="alert">
          <Notice
            look="wrong"
            title="That did not work"
            action={
              <ButtonLink to={account ? paths.security : paths.signIn()} variant="primary" size="small">
                {account ? 'Back to settings' : 'Back to sign in'}
              </ButtonLink>
            }
          >
            {failure.message}
          </Notice>
        </div>
      )}
    </>
  );
}

/** Hands the server what the provider sent along, once, and goes where the person was going. */
function useReturn() {
  const navigate = useNavigate();
  const welcome = useWelcome();
  const { mutateAsync: finish, error } = useMutation(api.identities.finish.mutationOptions());
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    const { search, origin } = window.location;
    finish({ query: search || '?' }).then(
      ({ purpose, next, result }) => {
        const path = readNextPath(next, origin);
        if (result && 'secondFactor' in result) return navigate(paths.enterCode(path), { replace: true });
        if (result) welcome(result);
        if (purpose === 'link') showSuccess({ title: 'It is linked: you can sign in with it now' });
        if (purpose === 'prove') showSuccess({ title: 'Thank you. Make the change again, please' });
        return navigate(path, { replace: true });
      },
      () => {},
    );
  }, [finish, navigate, welcome]);
  return { failure: error === null ? undefined : readFailure(error) };
}
