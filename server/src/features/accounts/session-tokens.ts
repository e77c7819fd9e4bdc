import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

/**
 * Reads the token of the account library's session cookie, where its signature (HMAC-SHA-256 under the secret) is right: once for the
 * headers of a request, which do not change.
 */
export function createTokenReader(
  cookieName: string,
  secret: string,
): (headers: Headers) => string | undefined {
  const key = createSecretKey(secret, 'utf8');
  const read = new WeakMap<Headers, { token: string | undefined }>();

  function readToken(headers: Headers): string | undefined {
    const cookies = (headers.get('cookie') ?? '').split('; ');
    const pair = cookies.find((cookie) => cookie.startsWith(`${cookieName}=`));
    if (!pair) return undefined;
    const value = decodeValue(pair.slice(cookieName.length + 1));
    const dot = value.lastIndexOf('.');
    if (dot < 1) return undefined;
    const token = value.slice(0, dot);
    const expected = createHmac('sha256', key).update(token).digest();
    const given = Buffer.from(value.slice(dot + 1), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
  }

  return (headers) => {
    const known = read.get(headers) ?? { token: readToken(headers) };
    read.set(headers, known);
    return known.token;
  };
}

function decodeValue(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
