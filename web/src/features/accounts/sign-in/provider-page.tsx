import * as texts from '@porchlight/content/en/accounts-sign-in.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { parseFailure } from '../../../platform/api/failure.ts';
import { pageApi } from '../../../platform/api/page-api.ts';
import { PageTitle } from '../../../platform/page/page-title.tsx';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useAccount, useWelcome } from '../account.queries.ts';
import { chooseFirstPath, parseNextPath } from '../next-path.ts';

/** Where the provider sends people back to. */
export default function ProviderPage() {
  const { failure } = useReturn();
  const account = useAccount();
  return (
    <>
      <PageTitle>{texts.signingIn}</PageTitle>
      <h1 className="text-4xl">{texts.signingIn}</h1>
      {failure === undefined ? (
        <p role="status">{texts.oneMoment}</p>
      ) : (
        <div role="alert">
          <Notice
            look="wrong"
            title={texts.providerFailed}
            action={
              <ButtonLink to={account ? paths.security : paths.signIn()} variant="primary" size="small">
                {account ? texts.backToSettings : texts.signInLink}
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
  const { mutateAsync: finish, error } = useMutation(pageApi.identities.finish.mutationOptions());
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    const { search, origin } = window.location;
    finish({ query: search || '?' }).then(
      ({ purpose, next, result, isNewAccount }) => {
        const path = chooseFirstPath(parseNextPath(next, origin), isNewAccount);
        if (result && 'secondFactor' in result) return navigate(paths.enterCode(path), { replace: true });
        if (result) welcome(result);
        if (purpose === 'link') showSuccess({ title: texts.providerLinked });
        if (purpose === 'prove') showSuccess({ title: texts.identityConfirmed });
        return navigate(path, { replace: true });
      },
      () => {},
    );
  }, [finish, navigate, welcome]);
  return { failure: error === null ? undefined : parseFailure(error) };
}
