/** A cookie of our own beside the session's: for the server alone, and for this site's pages. */
export type BrowserCookie = { name: string; minutes: number };

export const secondFactorCookie: BrowserCookie = { name: 'porchlight.second_factor', minutes: 10 };
/** Says which code by email this browser asked for. It outlives the code, so that a late one is called late. */
export const emailCodeCookie: BrowserCookie = { name: 'porchlight.email_code', minutes: 60 };
export const visitCookie: BrowserCookie = { name: 'porchlight.visit', minutes: 10 };

/**
 * A cookie's name as browsers hold it. Over HTTPS it begins with `__Host-`: no other host, not even one below or beside this
 * one, can set such a cookie (RFC 6265bis 4.1.3.2).
 */
export function getCookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

export function setBrowserCookie(
  { name, minutes }: BrowserCookie,
  value: string,
  isSecure: boolean,
): Headers {
  return toHeaders(name, value, minutes * 60, isSecure);
}

export function clearCookie({ name }: BrowserCookie, isSecure: boolean): Headers {
  return toHeaders(name, '', 0, isSecure);
}

export function getCookie(
  { name }: Pick<BrowserCookie, 'name'>,
  headers: Headers,
  isSecure: boolean,
): string | undefined {
  const start = `${getCookieName(name, isSecure)}=`;
  const pair = (headers.get('cookie') ?? '').split('; ').find((cookie) => cookie.startsWith(start));
  return pair?.slice(start.length) || undefined;
}

function toHeaders(name: string, value: string, seconds: number, isSecure: boolean): Headers {
  const secure = isSecure ? '; Secure' : '';
  return new Headers({
    'set-cookie': `${getCookieName(name, isSecure)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`,
  });
}
