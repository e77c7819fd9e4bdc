import { newPasswordInput } from '@porchlight/domain/accounts/new-password.ts';
import { failures } from '@porchlight/domain/shared/errors.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { api } from '../../platform/api.ts';
import { useHydrated } from '../../platform/hydrated.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAccountForm } from './account-form.ts';
import { AccountFormView } from './account-form-view.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { useNextPath } from './next-path.ts';
import { PASSWORD_CHANGED } from './password-changed.tsx';

export default function ResetPasswordPage() {
  const [searchParams] = useSearchParams();
  const hydrated = useHydrated();
  // The built page knows no address; a press that waited for the program is made before it is drawn anew.
  const token = searchParams.get('token') ?? '';
  return (
    <>
      <PageTitle>Choose a new password</PageTitle>
      <h1 className="text-4xl">Choose a new password</h1>
      {hydrated && token === '' ? (
        <LinkExpired message={failures.LINK_EXPIRED.message} />
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
  const { bind, form, failure, ...frame } = useAccountForm({
    schema: newPasswordInput,
    fields: ['password'],
    send: async ({ password }) => {
      await reset.mutateAsync({ token, password });
      await navigate(paths.signIn(next), { state: PASSWORD_CHANGED });
    },
  });
  if (failure?.code === 'LINK_EXPIRED') return <LinkExpired message={failure.message} />;
  return (
    <AccountFormView {...frame} button="Change password" busyButton="Changing…">
      <NewPasswordField {...bind('password')} label="New password" control={form.control} name="password" />
    </AccountFormView>
  );
}

function LinkExpired({ message }: { message: string }) {
  const next = useNextPath();
  return (
    <div role="alert">
      <Notice
        look="wrong"
        title="This link no longer works"
        action={
          <ButtonLink to={paths.forgotPassword(next)} variant="primary" size="small">
            Ask for a new link
          </ButtonLink>
        }
      >
        {message}
      </Notice>
    </div>
  );
}
