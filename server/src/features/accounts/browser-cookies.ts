/** A cookie of our own beside the session's: for the server alone, and for this site's pages. */
export type BrowserCookie = { name: string; minutes: number };

export const secondFactorCookie: BrowserCookie = { name: 'porchlight.second_factor', minutes: 10 };
export const visitCookie: BrowserCookie = { name: 'porchlight.visit', minutes: 10 };

export function writeCookie({ name, minutes }: BrowserCookie, value: string, isSecure: boolean): Headers {
  return toHeaders(name, value, minutes * 60, isSecure);
}

export function clearCookie({ name }: BrowserCookie, isSecure: boolean): Headers {
  return toHeaders(name, '', 0, isSecure);
}

export function readCookie({ name }: BrowserCookie, headers: Headers): string | undefined {
  const pair = (headers.get('cookie') ?? '').split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || undefined;
}

function toHeaders(name: string, value: string, seconds: number, isSecure: boolean): Headers {
  const secure = isSecure ? '; Secure' : '';
  return new Headers({
    'set-cookie': `${name}=${value}; Max-Age=${seconds}; Path=/api/accounts; HttpOnly; SameSite=Lax${secure}`,
  });
}
