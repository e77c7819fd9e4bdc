import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useAccount, useIsUnreachable } from '../features/accounts/account.queries.ts';
import { NeedHelp } from '../features/assistant/portal/need-help.tsx';
import { useGuideSync } from '../features/guide/guide.queries.ts';
import { WaitingChanges } from '../features/milestones/changes/waiting-changes.tsx';
import { useOfflineJourney } from '../features/milestones/dashboard/use-offline-journey.ts';
import { pagesThatNeedAConnection } from '../pages/at-build/pages-that-need-a-connection.ts';
import { useLiveQueries } from '../platform/api/live-queries.ts';
import { setDeviceOwner } from '../platform/browser/device-owner.ts';
import { LazyPart } from '../platform/page/lazy-part.tsx';
import { noteSignedIn } from '../platform/page/pre-hydration-reads.ts';
import { ReleaseState } from '../ui/release-stand.tsx';
import { CategoryBar } from './category-bar.tsx';
import { MainRegion, SkipLink } from './main-region.tsx';
import { PortalHeader } from './portal-header.tsx';
import { RoomBar } from './rooms/room-bar.tsx';
import { RoomRail } from './rooms/room-rail.tsx';

const loadNotice = () => import('./connection-notice.tsx');

/** Says plainly, without a connection, what the page cannot do, and what opens all the same. */
function NeedsConnection() {
  const { pathname } = useLocation();
  const isUnreachable = useIsUnreachable();
  const need = pagesThatNeedAConnection[pathname];
  if (!isUnreachable || need === undefined) return null;
  return <LazyPart load={loadNotice} props={{ need }} />;
}

/** Around every page of the portal; keeps them in step with the server while someone is signed in. */
export default function PortalShell() {
  const account = useAccount();
  useLiveQueries(account?.id !== undefined);
  useEffect(() => {
    if (account === undefined) return;
    noteSignedIn(account !== null);
    setDeviceOwner(account?.id ?? null);
  }, [account]);
  useOfflineJourney();
  useGuideSync(account?.id !== undefined);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {account && <WaitingChanges ownerId={account.id} />}
      <PortalHeader account={account} />
      <CategoryBar />
      <div className="portal-frame flex-1">
        <RoomRail />
        <MainRegion className="min-w-0 pb-[calc(var(--dock,0px)+5.25rem)] print:pb-0">
          <NeedsConnection />
          <Outlet />
        </MainRegion>
      </div>
      <RoomBar />
      <NeedHelp />
      <ReleaseState />
    </div>
  );
}
