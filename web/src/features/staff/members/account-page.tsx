import * as texts from '@porchlight/content/en/staff.ts';
import { hasRights } from '@porchlight/domain/kernel/staff-roles.ts';
import { useStaff } from '../../../console-kit/staff.queries.ts';
import { StaffPage } from '../../../console-kit/staff-page.tsx';
import { WorkKeysSetting } from '../../../console-kit/work-keys-setting.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useSignInMethods } from '../../accounts/account-settings.queries.ts';
import { PasswordPart } from '../../accounts/passwords/password-part.tsx';
import { PasskeysPart } from '../../accounts/second-factor/passkeys-part.tsx';
import { SecondFactorPart } from '../../accounts/second-factor/second-factor-part.tsx';
import { DeviceList } from '../../accounts/settings/device-list.tsx';
import { AbsenceForm } from './absence-form.tsx';

/** How the staff member signs in, where they are signed in, and when they are away. */
export default function StaffAccountPage() {
  const staff = useStaff();
  const { data: methods, isError, isFetching, refetch } = useSignInMethods();
  return (
    <StaffPage title={texts.yourAccount} intro={staff && texts.yourRole(staff.name, staff.email, staff.role)}>
      <div className="grid max-w-2xl gap-8">
        {isError && methods === undefined && (
          <LoadFailed title={texts.pageFailedTitle} busy={isFetching} onRetry={() => void refetch()}>
            {texts.pageFailedLead}
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
        {staff && hasRights(staff.role, 'decide') && (
          <SectionCard id="absence" title={texts.absence}>
            <AbsenceForm member={staff} isOwn />
          </SectionCard>
        )}
        <SectionCard id="keys" title={texts.keys}>
          <WorkKeysSetting />
        </SectionCard>
        <SectionCard id="devices" title={texts.signedInNow}>
          <DeviceList />
        </SectionCard>
      </div>
    </StaffPage>
  );
}
