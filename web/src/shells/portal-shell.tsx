import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/shared/shells.ts';
import { site } from '@porchlight/content/site.ts';
import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { Search, WifiOff } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { createPath, Link, Outlet, useLocation } from 'react-router';
import { useAccount, useIsUnreachable } from '../features/accounts/account.queries.ts';
import { AccountMenu } from '../features/accounts/sign-out/account-menu.tsx';
import { NeedHelp } from '../features/assistant/portal/need-help.tsx';
import { useGuideSync } from '../features/guide/guide.queries.ts';
import { WaitingChanges } from '../features/milestones/changes/waiting-changes.tsx';
import { useOfflineJourney } from '../features/milestones/dashboard/use-offline-journey.ts';
import { NotificationsBell } from '../features/notifications/notifications-bell.tsx';
import { SearchForm } from '../features/search/search-form.tsx';
import { useSearchKey } from '../features/search/search-key.ts';
import { pagesThatNeedAConnection } from '../pages/at-build/pages-that-need-a-connection.ts';
import { paths } from '../paths.ts';
import { useLiveQueries } from '../platform/api/live-queries.ts';
import { setDeviceOwner } from '../platform/browser/device-owner.ts';
import { useWaiting } from '../platform/offline/outbox.ts';
import { useHydrated } from '../platform/page/hydrated.ts';
import { LazyPart } from '../platform/page/lazy-part.tsx';
import { noteSignedIn } from '../platform/page/pre-hydration-reads.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Logo } from '../ui/house/logo.tsx';
import { ReleaseState } from '../ui/release-stand.tsx';
import { CategoryBar } from './category-bar.tsx';
import { MainRegion, SkipLink } from './main-region.tsx';
import { RoomBar } from './rooms/room-bar.tsx';
import { RoomRail } from './rooms/room-rail.tsx';

const loadNotice = () => import('./connection-notice.tsx');
const loadGuestHead = () => import('../features/guests/guest-head.tsx');
const loadAccountNeeded = () => import('../features/guests/account-needed.tsx');
const NO_PROPS = {};
/** Pages that are about an account, or about other people. */
const needsAccount = /^\/portal\/(settings|people|beta-request|sign-invitation)(\/|$)/;

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
  const { pathname } = useLocation();
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
      {(account?.guest ?? account?.hasGuestEntries) && (
        <LazyPart
          load={loadGuestHead}
          props={account}
          waiting={account.guest && <div className="guest-head" />}
        />
      )}
      {account === undefined && <div className="guest-place" />}
      <CategoryBar />
      <div className="portal-frame flex-1">
        <RoomRail />
        <MainRegion className="min-w-0 pb-[calc(var(--dock,0px)+5.25rem)] print:pb-0">
          <NeedsConnection />
          {account?.guest && needsAccount.test(pathname) ? (
            <LazyPart load={loadAccountNeeded} props={NO_PROPS} />
          ) : (
            <Outlet />
          )}
        </MainRegion>
      </div>
      <RoomBar />
      <NeedHelp />
      <ReleaseState />
    </div>
  );
}

/** The bar at the top of portal pages (specification 2). `account` is undefined until known and null for a visitor. */
function PortalHeader({ account }: { account: Account | null | undefined }) {
  const location = useLocation();
  // The built page knows no part behind #.
  const hash = useHydrated() ? location.hash : '';
  useSearchKey();
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-paper/85 backdrop-blur-md print:hidden">
      <div className="portal-width flex min-h-12 flex-wrap items-center gap-x-1 lg:min-h-18 lg:flex-nowrap">
        <Link
          to={paths.portal}
          className="mr-auto grid min-h-11 min-w-11 shrink-0 items-center rounded-s max-[24rem]:[&>span]:text-[0px] lg:mr-10"
        >
          <Logo name={site.name} />
        </Link>
        <div className="mr-auto hidden w-full max-w-80 lg:block">
          <SearchForm label={texts.searchThePortal} />
        </div>
        {/* Has its width before its last part has come: a page that is drawn while it still arrives would push the others aside. */}
        <div className="ml-auto flex min-w-[min(100%,11.5rem)] flex-wrap items-center gap-x-1 sm:min-w-54 lg:ml-0 lg:min-w-42">
          <Link
            to={paths.search()}
            aria-label={texts.search}
            className="grid size-11 place-items-center rounded-full hover:bg-sunken lg:hidden"
          >
            <Search aria-hidden="true" className="size-5.5" />
          </Link>
          <NotificationsBell account={account} />
          <div className="ml-auto grid min-w-22 justify-items-end sm:min-w-30">
            {account && !account.guest && <AccountMenu account={account} />}
            {(account === null || account?.guest) && (
              <ButtonLink to={paths.signIn(createPath({ ...location, hash }))} size="small">
                {texts.signIn}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
      <OfflineBar ownerId={account?.id} />
    </header>
  );
}

/** Says that the connection is gone, how old what the page shows is, and what waits to be sent, for as long as it is. */
function OfflineBar({ ownerId }: { ownerId: string | undefined }) {
  const isUnreachable = useIsUnreachable();
  const shownAt = useShownAt();
  const waiting = useWaiting(ownerId).length;
  return (
    <div role="status" className="bg-lamp-soft text-[.95rem] text-lamp-ink leading-normal">
      {isUnreachable && (
        <p className="portal-width flex items-center gap-3 py-2.5">
          <WifiOff aria-hidden="true" className="size-5 shrink-0" />
          <span>
            {shownAt === undefined ? texts.offlineStatus : texts.offlineCopyStatus(describeTime(shownAt))}
            {waiting > 0 && ` ${texts.changesWait(waiting)}`}
          </span>
        </p>
      )}
    </div>
  );
}

/** When the oldest of what the page shows of the buyer's journey was read; nothing when it shows none. */
function useShownAt(): number | undefined {
  const queries = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (notify) => queries.subscribe(notify),
    () => {
      const times = queries
        .getAll()
        .filter((query) => query.isActive() && query.state.data !== undefined && isOfJourney(query.queryKey))
        .map(({ state }) => state.dataUpdatedAt);
      return times.length === 0 ? undefined : Math.min(...times);
    },
    () => undefined,
  );
}

function isOfJourney([path]: QueryKey): boolean {
  return Array.isArray(path) && path[0] === 'milestones';
}

/** The time of day, and the day too when it is another one. */
function describeTime(at: number): string {
  const time = new Date(at);
  const isToday = time.toDateString() === new Date().toDateString();
  return formatInstant(at, isToday ? 'time' : 'yearless', { locale });
}
