import { LoadFailed } from '../../ui/load-failed.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSignInMethods } from '../accounts/account-settings.queries.ts';
import { DeviceList } from '../accounts/device-list.tsx';
import { PasskeysPart } from '../accounts/passkeys-part.tsx';
import { PasswordPart } from '../accounts/password-part.tsx';
import { SecondFactorPart } from '../accounts/second-factor-part.tsx';
import { useStaff } from './staff.queries.ts';
import { StaffPage } from './staff-page.tsx';
import { WorkKeysSetting } from './work-keys-setting.tsx';

/** How the staff member signs in, and where they are signed in. */
export default function StaffAccountPage() {
  const staff = useStaff();
  const { data: methods, isError, isFetching, refetch } = useSignInMethods();
  return (
    <StaffPage
      title="Your account"
      intro={staff && `${staff.name}, ${staff.email}. Your role: ${staff.role}.`}
    >
      <div className="grid max-w-2xl gap-8">
        {isError && methods === undefined && (
          <LoadFailed title="This page did not load" busy={isFetching} onRetry={() => void refetch()}>
            Nothing about how you sign in was changed.
          </LoadFailed>
        )}
        {!isError && methods === undefined && <Skeleton className="h-110" />}
        {methods && staff && (
          <>
            <SecondFactorPart methods={methods} />
            <PasskeysPart passkeys={methods.passkeys} />
            <PasswordPart hasPassword={methods.hasPassword} email={staff.email} />
          </>
        )}
        <SectionCard id="keys" title="Keys">
          <WorkKeysSetting />
        </SectionCard>
        <SectionCard id="devices" title="Signed in now">
          <DeviceList />
        </SectionCard>
      </div>
    </StaffPage>
  );
}
