import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { usePerson } from '../features/accounts/account.queries.ts';
import { StaffAccess } from '../features/staff/staff-access.tsx';
import { useLiveQueries } from '../platform/api/live-queries.ts';
import { settleOwner } from '../platform/offline/device-owner.ts';
import { noteSignedIn } from '../platform/page/pre-hydration-reads.ts';
import { MainRegion, SkipLink } from './main-region.tsx';
import { StaffHeader } from './staff-header.tsx';
import { StaffNavigation } from './staff-navigation.tsx';

/** Around every page of the console. A session that ends somewhere else ends here at once. */
export default function StaffShell() {
  const person = usePerson();
  useLiveQueries(person?.id !== undefined);
  useEffect(() => {
    if (person === undefined) return;
    // What the portal reads early is a buyer's, and staff are none.
    noteSignedIn(person !== null && !person.isStaff);
    settleOwner(person?.id ?? null);
  }, [person]);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <StaffHeader />
      <div className="mx-auto grid w-full max-w-[100rem] flex-1 content-start items-start gap-x-10 px-4 pb-16 sm:px-6 lg:grid-cols-[12rem_minmax(0,1fr)] lg:px-8">
        <StaffNavigation />
        <MainRegion className="min-w-0 pt-6 lg:pt-8">
          <StaffAccess>
            <Outlet />
          </StaffAccess>
        </MainRegion>
      </div>
    </div>
  );
}
