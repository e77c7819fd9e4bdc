import { site } from '@porchlight/content/site.ts';
import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import { Link, useLocation } from 'react-router';
import { AccountMenu } from '../features/accounts/account-menu.tsx';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';
import { OfflineBar } from './offline-bar.tsx';

/** The bar at the top of portal pages. `account` is undefined until known and null for a visitor. */
export function PortalHeader({ account }: { account: Account | null | undefined }) {
  const { pathname } = useLocation();
  return (
    <header className="sticky top-0 z-30 print:hidden border-line border-b bg-paper/85 backdrop-blur-md">
      <div className="page-width flex min-h-18 items-center justify-between gap-4">
        <Link to={paths.portal} className="grid min-h-11 place-items-center rounded-s">
          <Logo name={site.name} />
        </Link>
        {account && <AccountMenu account={account} />}
        {account === null && (
          <ButtonLink to={paths.signIn(pathname)} size="small">
            Sign in
          </ButtonLink>
        )}
      </div>
      <OfflineBar />
    </header>
  );
}
