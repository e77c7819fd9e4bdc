import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { useHydrated } from '../../platform/hydrated.ts';

/** Where the reader was going before they had to sign in; their journey when the address does not say. */
export function useNextPath(): string {
  const [searchParams] = useSearchParams();
  const hydrated = useHydrated();
  return hydrated ? readNextPath(searchParams.get('next'), window.location.origin) : paths.portal;
}

/** A path on the site at `origin`, whatever was asked for: an address elsewhere would hand readers to strangers. */
export function readNextPath(asked: string | null, origin: string): string {
  if (asked === null || !asked.startsWith('/') || !URL.canParse(asked, origin)) return paths.portal;
  const url = new URL(asked, origin);
  const isElsewhere = url.origin !== origin || url.pathname.startsWith('//');
  const isLogin = /^\/login(\/|$)/.test(url.pathname);
  return isElsewhere || isLogin ? paths.portal : `${url.pathname}${url.search}${url.hash}`;
}
