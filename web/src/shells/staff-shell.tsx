import * as texts from '@porchlight/content/en/shared/shells.ts';
import { site } from '@porchlight/content/site.ts';
import { hasRights } from '@porchlight/domain/kernel/staff-roles.ts';
import { Menu as MenuIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { KeyboardMenu } from '../console-kit/keyboard-menu.tsx';
import { useStaff } from '../console-kit/staff.queries.ts';
import { usePerson } from '../features/accounts/account.queries.ts';
import { useSignOut } from '../features/accounts/sign-out/sign-out.queries.ts';
import { showStillSignedIn } from '../features/accounts/sign-out/use-leaving.tsx';
import { StaffAccess } from '../features/staff/staff-access.tsx';
import { consoleNavigation } from '../pages/at-build/console-navigation.ts';
import { useLiveQueries } from '../platform/api/live-queries.ts';
import { setDeviceOwner } from '../platform/browser/device-owner.ts';
import { clearDrafts } from '../platform/browser/drafts.ts';
import { noteSignedIn } from '../platform/page/pre-hydration-reads.ts';
import { staffPaths } from '../staff-paths.ts';
import { Button } from '../ui/button.tsx';
import { Logo } from '../ui/house/logo.tsx';
import { MainRegion, SkipLink } from './main-region.tsx';

/** Around every page of the console. A session that ends somewhere else ends here at once. */
export default function StaffShell() {
  const person = usePerson();
  useLiveQueries(person?.id !== undefined);
  useEffect(() => {
    if (person === undefined) return;
    // What the portal reads early is a buyer's, and staff are none.
    noteSignedIn(person !== null && !person.isStaff);
    setDeviceOwner(person?.id ?? null);
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

/** The bar of the console: that it is the console, who is signed in, and the way out. */
function StaffHeader() {
  const staff = useStaff();
  const signOut = useSignOut(clearDrafts);
  return (
    <header className="border-line border-b bg-surface print:hidden">
      <div className="mx-auto flex min-h-16 w-full max-w-[100rem] flex-wrap items-center gap-x-4 px-4 sm:px-6 lg:px-8">
        <Link
          to={staffPaths.overview}
          className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-3 rounded-s"
        >
          <Logo name={site.name} />
          <span className="border-line border-l pl-3 font-semibold text-ink-soft">{texts.console}</span>
        </Link>
        {staff && (
          <div className="ml-auto flex min-w-0 items-center gap-1">
            <KeyboardMenu />
            <Link
              to={staffPaths.account}
              className="inline-flex min-h-11 min-w-0 items-center gap-2 rounded-m px-3 hover:bg-sunken"
            >
              <span className="truncate font-semibold max-sm:max-w-24">{staff.name}</span>
              <span className="text-ink-soft max-sm:sr-only">{staff.role}</span>
            </Link>
            <Button
              variant="plain"
              size="small"
              busy={signOut.isPending}
              onClick={() => signOut.mutate({ scope: 'local' }, { onError: showStillSignedIn })}
            >
              {texts.signOut}
            </Button>
          </div>
        )}
      </div>
    </header>
  );
}

/** The console's pages that the signed-in member may open; on a narrow screen behind a button. */
function StaffNavigation() {
  const staff = useStaff();
  const { pathname } = useLocation();
  const [openedOn, setOpenedOn] = useState<string>();
  // Another page closes the list by itself.
  const isOpen = openedOn === pathname;
  if (!staff) return <div className="max-lg:hidden" />;
  const groups = consoleNavigation
    .map(({ title, sections }) => ({
      title,
      sections: sections.filter(({ rights }) => hasRights(staff.role, rights)),
    }))
    .filter(({ sections }) => sections.length > 0);
  return (
    <nav aria-label={texts.console} className="pt-3 lg:sticky lg:top-0 lg:pt-8 print:hidden">
      <Button
        size="small"
        className="w-full lg:hidden"
        aria-expanded={isOpen}
        onClick={() => setOpenedOn(isOpen ? undefined : pathname)}
      >
        <MenuIcon aria-hidden="true" className="size-4.5" />
        {texts.consoleMenuButton}
      </Button>
      <div className={`gap-5 max-lg:pt-3 lg:grid ${isOpen ? 'grid' : 'max-lg:hidden'}`}>
        {groups.map(({ title, sections }) => (
          <section key={title} aria-labelledby={`console-${title}`}>
            <h2 id={`console-${title}`} className="px-3 pb-1 font-sans font-semibold text-ink-soft text-sm">
              {title}
            </h2>
            <ul>
              {sections.map(({ label, path }) => (
                <li key={path}>
                  <Link
                    to={path}
                    aria-current={path === pathname ? 'page' : undefined}
                    className="flex min-h-11 items-center rounded-m px-3 font-medium hover:bg-sunken aria-[current]:bg-dusk aria-[current]:text-on-dusk forced-colors:aria-[current]:border-2"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}
