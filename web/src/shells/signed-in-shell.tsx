import * as texts from '@porchlight/content/en/shared/shells.ts';
import { useEffect, useState } from 'react';
import { createPath, Navigate, Outlet, useLocation } from 'react-router';
import { useAccount, useIsUnreachable } from '../features/accounts/account.queries.ts';
import { paths } from '../paths.ts';
import { LazyPart } from '../platform/page/lazy-part.tsx';
import { PageTitle } from '../platform/page/page-title.tsx';

const loadNotice = () => import('./connection-notice.tsx');
const NOTHING_KEPT = {
  what: texts.offlineJourneyEmpty,
};

/** What this device kept comes at once; after this long there is none. */
const KEPT_COMES_WITHIN_MS = 1500;

/** Lets the signed-in through and sends everyone else to the sign-in page, which leads back here. */
export default function SignedInShell() {
  const account = useAccount();
  const location = useLocation();
  const isLost = useLasting(useIsUnreachable() && account === undefined);
  if (account === null) return <Navigate to={paths.signIn(createPath(location))} replace />;
  if (isLost)
    return (
      <>
        <PageTitle>{texts.noConnection}</PageTitle>
        <h1 className="page-width pt-9 text-[clamp(2rem,5vw,2.6rem)]">{texts.noConnection}</h1>
        <LazyPart load={loadNotice} props={NOTHING_KEPT} />
      </>
    );
  return <Outlet />;
}

/** True once something has been true for a while. */
function useLasting(isSo: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isSo) return setLasts(false);
    const timer = setTimeout(() => setLasts(true), KEPT_COMES_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [isSo]);
  return isSo && lasts;
}
