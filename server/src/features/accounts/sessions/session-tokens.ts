import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

/** Of how many cookies it is kept that their signature was right. */
const MAX_KEPT = 10_000;
/**
 * In characters; ours have fewer than a hundred. One cookie can be written in many ways and as long as headers may be: longer ones are
 * checked each time.
 */
const MAX_KEPT_LENGTH = 200;

/**
 * Reads the token of the account library's session cookie, where its signature (HMAC-SHA-256 under the secret) is right. A signature is
 * checked once: it stays right, whatever becomes of its session.
 */
export function createTokenReader(
  cookieName: string,
  secret: string,
): (headers: Headers) => string | undefined {
  const key = createSecretKey(secret, 'utf8');
  const checked = new Map<string, string>();

  function check(cookie: string): string | undefined {
    const value = decodeValue(cookie);
    const dot = value.lastIndexOf('.');
    if (dot < 1) return undefined;
    const token = value.slice(0, dot);
    const expected = createHmac('sha256', key).update(token).digest();
    const given = Buffer.from(value.slice(dot + 1), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
  }

  return (headers) => {
    const cookies = (headers.get('cookie') ?? '').split('; ');
    const cookie = cookies.find((each) => each.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1);
    if (!cookie) return undefined;
    const known = checked.get(cookie);
    if (known !== undefined) return known;
    const token = check(cookie);
    if (token === undefined || cookie.length > MAX_KEPT_LENGTH) return token;
    if (checked.size >= MAX_KEPT) checked.clear();
    checked.set(copyText(cookie), copyText(token));
    return token;
  };
}

/** A part of a text keeps the whole of it in memory, which here is all cookies of a request. */
function copyText(part: string): string {
  return Buffer.from(part).toString();
}

function decodeValue(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
