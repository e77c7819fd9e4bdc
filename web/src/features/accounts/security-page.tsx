import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAccount } from './account.queries.ts';
import { useSignInMethods } from './account-settings.queries.ts';
import { IdentitiesPart } from './identities-part.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { SecondFactorPart } from './second-factor-part.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { settingsSections } from './settings-sections.ts';

/** Every way into the account. */
export default function SecurityPage() {
  const account = useAccount();
  const { data: methods, isError, isFetching, refetch } = useSignInMethods();
  return (
    <SettingsFrame section={settingsSections.security}>
      {isError && methods === undefined && (
        <LoadFailed title="This page did not load" busy={isFetching} onRetry={() => void refetch()}>
          Nothing about how you sign in was changed.
        </LoadFailed>
      )}
      {!isError && !(account && methods) && (
        <div aria-busy="true" className="grid gap-8">
          <Skeleton className="h-110" />
          <Skeleton className="h-64" />
          <Skeleton className="h-52" />
        </div>
      )}
      {account && methods && (
        <>
          <PasswordPart hasPassword={methods.hasPassword} email={account.email} />
          <PasskeysPart passkeys={methods.passkeys} />
          <SecondFactorPart methods={methods} />
          <IdentitiesPart methods={methods} />
        </>
      )}
    </SettingsFrame>
  );
}
