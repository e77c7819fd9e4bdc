import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { useAccount } from '../features/accounts/account.queries.ts';
import { NeedHelp } from '../features/assistant/portal/need-help.tsx';
import { useGuideSync } from '../features/guide/guide.queries.ts';
import { WaitingChanges } from '../features/milestones/changes/waiting-changes.tsx';
import { useOfflineJourney } from '../features/milestones/dashboard/use-offline-journey.ts';
import { useLiveQueries } from '../platform/api/live-queries.ts';
import { settleOwner } from '../platform/offline/device-owner.ts';
import { noteSignedIn } from '../platform/page/pre-hydration-reads.ts';
import { ReleaseState } from '../ui/release-stand.tsx';
import { CategoryBar } from './category-bar.tsx';
import { MainRegion, SkipLink } from './main-region.tsx';
import { NeedsConnection } from './needs-connection.tsx';
import { PortalHeader } from './portal-header.tsx';

/** Around every page of the portal; keeps them in step with the server while someone is signed in. */
export default function PortalShell() {
  const account = useAccount();
  useLiveQueries(account?.id !== undefined);
  useEffect(() => {
    if (account === undefined) return;
    noteSignedIn(account !== null);
    settleOwner(account?.id ?? null);
  }, [account]);
  useOfflineJourney();
  useGuideSync(account?.id !== undefined);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {account && <WaitingChanges ownerId={account.id} />}
      <PortalHeader account={account} />
      <CategoryBar />
      <MainRegion className="flex-1 pb-20 print:pb-0">
        <NeedsConnection />
        <Outlet />
      </MainRegion>
      <NeedHelp />
      <ReleaseState />
    </div>
  );
}
