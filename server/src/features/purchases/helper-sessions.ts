import { createHash } from 'node:crypto';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import type { Helper } from '../../platform/http/request-context.ts';
import { hashToken, makeToken } from '../accounts/one-use-tokens.ts';
import { type BrowserCookie, getCookie } from '../accounts/sessions/browser-cookies.ts';
import { helperSessions } from './purchases.table.ts';

/** How long a helper stays signed in, and how long an emailed link to sign in works. */
const SESSION_MINUTES = 30 * 24 * 60;
const LINK_MINUTES = 60;

export const helperCookie: BrowserCookie = { name: 'porchlight.helper', minutes: SESSION_MINUTES };

const minutesOf = { session: SESSION_MINUTES, link: LINK_MINUTES };

/** What is known of an address without keeping it. */
export function hashAddress(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}

/** Makes a session, or a link that opens one; gives its token, of which only the hash is kept. */
export async function saveHelperToken(
  db: Database,
  kind: 'link' | 'session',
  addressHash: string,
): Promise<string> {
  const token = makeToken();
  await db.insert(helperSessions).values({
    tokenHash: hashToken(token),
    kind,
    addressHash,
    expiresAt: sql`now() + make_interval(mins => ${minutesOf[kind]})`,
  });
  return token;
}

/** Uses up a link; gives whose it was, or nothing where it is unknown, used or expired. */
export async function consumeHelperLink(db: Database, token: string): Promise<string | undefined> {
  const [spent] = await db
    .delete(helperSessions)
    .where(and(isLive(token, 'link')))
    .returning({ addressHash: helperSessions.addressHash });
  return spent?.addressHash;
}

/** The helper whom the cookie of a request names. */
export async function loadHelper(
  { database, baseUrl }: { database: DatabaseConnection; baseUrl: string },
  headers: Headers,
): Promise<Helper | undefined> {
  const token = getCookie(helperCookie, headers, baseUrl.startsWith('https:'));
  if (token === undefined) return undefined;
  const [found] = await database.db
    .select({ addressHash: helperSessions.addressHash })
    .from(helperSessions)
    .where(isLive(token, 'session'));
  return found;
}

export async function endHelperSessions(db: Database, addressHash: string): Promise<void> {
  await db.delete(helperSessions).where(eq(helperSessions.addressHash, addressHash));
}

export async function sweepHelperSessions({ db }: DatabaseConnection): Promise<void> {
  await db.delete(helperSessions).where(lte(helperSessions.expiresAt, sql`now()`));
}

const isLive = (token: string, kind: 'link' | 'session') =>
  and(
    eq(helperSessions.tokenHash, hashToken(token)),
    eq(helperSessions.kind, kind),
    gt(helperSessions.expiresAt, sql`now()`),
  );
