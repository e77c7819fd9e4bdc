import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { useAccount } from '../features/accounts/account.queries.ts';
import { NeedHelp } from '../features/assistant/need-help.tsx';
import { useGuideSync } from '../features/guide/guide.queries.ts';
import { useKeptJourney } from '../features/milestones/use-kept-journey.ts';
import { WaitingChanges } from '../features/milestones/waiting-changes.tsx';
import { settleOwner } from '../platform/device-owner.ts';
import { noteSignedIn } from '../platform/early-reads.ts';
import { useLiveQueries } from '../platform/live-queries.ts';
import { ReleaseStand } from '../ui/release-stand.tsx';
import { CategoryBar } from './category-bar.tsx';
import { MainRegion, SkipLink } from './main-region.tsx';
import { NeedsConnection } from './needs-connection.tsx';
import { PortalHeader } from './portal-header.tsx';

/** Around every page of the portal; keeps them in step with the server while somebody is signed in. */
export default function PortalShell() {
  const account = useAccount();
  useLiveQueries(account?.id !== undefined);
  useEffect(() => {
    if (account === undefined) return;
    noteSignedIn(account !== null);
    settleOwner(account?.id ?? null);
  }, [account]);
  useKeptJourney();
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
      <ReleaseStand />
    </div>
  );
}
