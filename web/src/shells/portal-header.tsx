import * as texts from '@porchlight/content/en/shared/shells.ts';
import { site } from '@porchlight/content/site.ts';
import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import { Search } from 'lucide-react';
import { createPath, Link, useLocation } from 'react-router';
import { AccountMenu } from '../features/accounts/sign-out/account-menu.tsx';
import { NotificationsBell } from '../features/notifications/notifications-bell.tsx';
import { SearchForm } from '../features/search/search-form.tsx';
import { useSearchKey } from '../features/search/search-key.ts';
import { paths } from '../paths.ts';
import { useHydrated } from '../platform/page/hydrated.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Logo } from '../ui/house/logo.tsx';
import { OfflineBar } from './offline-bar.tsx';

/** The bar at the top of portal pages (specification 2). `account` is undefined until known and null for a visitor. */
export function PortalHeader({ account }: { account: Account | null | undefined }) {
  const location = useLocation();
  // The built page knows no part behind #.
  const hash = useHydrated() ? location.hash : '';
  useSearchKey();
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-paper/85 backdrop-blur-md print:hidden">
      <div className="page-width flex min-h-16 flex-wrap items-center gap-x-1 lg:min-h-18 lg:flex-nowrap">
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
            {account && <AccountMenu account={account} />}
            {account === null && (
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
