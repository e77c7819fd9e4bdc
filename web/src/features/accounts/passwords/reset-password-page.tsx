import * as texts from '@porchlight/content/en/accounts-sign-in.ts';
import { statusSentences } from '@porchlight/content/en/failures/codes.ts';
import { newPasswordInput } from '@porchlight/domain/accounts/new-password.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { api } from '../../../platform/api/api.ts';
import { useHydrated } from '../../../platform/page/hydrated.ts';
import { PageTitle } from '../../../platform/page/page-title.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useAccountForm } from '../account-form.ts';
import { AccountFormView } from '../account-form-view.tsx';
import { useNextPath } from '../next-path.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { PASSWORD_CHANGED } from './password-changed.tsx';

export default function ResetPasswordPage() {
  const [searchParams] = useSearchParams();
  const hydrated = useHydrated();
  // The built page knows no address; a press that waited for the program is made before the page is drawn again.
  const token = searchParams.get('token') ?? '';
  return (
    <>
      <PageTitle>{texts.newPasswordTitle}</PageTitle>
      <h1 className="text-4xl">{texts.newPasswordTitle}</h1>
      {hydrated && token === '' ? (
        <LinkExpired message={statusSentences.LINK_EXPIRED} />
      ) : (
        <ResetForm token={token} />
      )}
    </>
  );
}

function ResetForm({ token }: { token: string }) {
  const next = useNextPath();
  const navigate = useNavigate();
  const reset = useMutation(api.accounts.resetPassword.mutationOptions());
  const { bind, failure, ...frame } = useAccountForm({
    schema: newPasswordInput,
    fields: ['password'],
    send: async ({ password }) => {
      await reset.mutateAsync({ token, password });
      await navigate(paths.signIn(next), { state: PASSWORD_CHANGED });
    },
  });
  if (failure?.code === 'LINK_EXPIRED') return <LinkExpired message={failure.message} />;
  return (
    <AccountFormView {...frame} button={texts.changePassword} busyButton={texts.changing}>
      <NewPasswordField {...bind('password')} label={texts.newPassword} />
    </AccountFormView>
  );
}

function LinkExpired({ message }: { message: string }) {
  const next = useNextPath();
  return (
    <div role="alert">
      <Notice
        look="wrong"
        title={texts.linkInvalidTitle}
        action={
          <ButtonLink to={paths.forgotPassword(next)} variant="primary" size="small">
            {texts.requestNewLink}
          </ButtonLink>
        }
      >
        {message}
      </Notice>
    </div>
  );
}
