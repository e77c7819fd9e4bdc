import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { useAccount } from '../features/accounts/account.queries.ts';
import { useGuideSync } from '../features/guide/guide.queries.ts';
import { useSendChanges } from '../features/milestones/waiting-changes.ts';
import { noteSignedIn } from '../platform/early-reads.ts';
import { useLiveQueries } from '../platform/live-queries.ts';
import { MainRegion, SkipLink } from './main-region.tsx';
import { PortalHeader } from './portal-header.tsx';

/** Around every page of the portal; keeps them in step with the server while somebody is signed in. */
export default function PortalShell() {
  const account = useAccount();
  useLiveQueries(account?.id !== undefined);
  useEffect(() => {
    if (account !== undefined) noteSignedIn(account !== null);
  }, [account]);
  useGuideSync(account?.id !== undefined);
  useSendChanges(account?.id);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PortalHeader account={account} />
      <MainRegion className="flex-1">
        <Outlet />
      </MainRegion>
    </div>
  );
}
