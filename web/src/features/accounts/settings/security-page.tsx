import * as texts from '@porchlight/content/en/accounts.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useAccount } from '../account.queries.ts';
import { useSignInMethods } from '../account-settings.queries.ts';
import { PasswordPart } from '../passwords/password-part.tsx';
import { PasskeysPart } from '../second-factor/passkeys-part.tsx';
import { SecondFactorPart } from '../second-factor/second-factor-part.tsx';
import { IdentitiesPart } from './identities-part.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { settingsSections } from './settings-sections.ts';

/** Every way into the account. */
export default function SecurityPage() {
  const account = useAccount();
  const { data: methods, isError, isFetching, refetch } = useSignInMethods();
  return (
    <SettingsFrame section={settingsSections.security}>
      {isError && methods === undefined && (
        <LoadFailed title={texts.thisPageDidNotLoad} busy={isFetching} onRetry={() => void refetch()}>
          {texts.nothingAboutHowSignChanged}
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
