import { isSitePath } from '@porchlight/domain/accounts/site-path.ts';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { useHydrated } from '../../platform/page/hydrated.ts';

/** Where the reader was going before they had to sign in; their journey when the address does not say. */
export function useNextPath(): string {
  const [searchParams] = useSearchParams();
  const hydrated = useHydrated();
  return hydrated ? parseNextPath(searchParams.get('next'), window.location.origin) : paths.portal;
}

/** A path on the site at `origin`, whatever was asked for: an address elsewhere would hand readers to strangers. */
export function parseNextPath(asked: string | null, origin: string): string {
  if (asked === null || !isSitePath(asked)) return paths.portal;
  const url = new URL(asked, origin);
  const isLogin = /^\/login(\/|$)/.test(url.pathname);
  return isLogin ? paths.portal : `${url.pathname}${url.search}${url.hash}`;
}

/** Someone with a new account who was going nowhere in particular is asked what the home page needs. */
export function chooseFirstPath(next: string, isNewAccount: boolean): string {
  return isNewAccount && next === paths.portal ? paths.welcome : next;
}
