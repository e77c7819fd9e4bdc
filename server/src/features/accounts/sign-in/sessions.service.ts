import type { DeviceSession } from '@porchlight/domain/accounts/account-settings.contract.ts';
import type { SignOutScope } from '@porchlight/domain/accounts/accounts.contract.ts';
import { describeDevice, describeNetwork } from '@porchlight/domain/accounts/devices.ts';
import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import type { Database } from '../../../platform/database/database.ts';
import { announceChange } from '../../../platform/events/changes.ts';
import type { SignedIn } from '../../../platform/http/request-context.ts';
import { sessions } from '../accounts.table.ts';
import { type AccountsContext, inTransaction } from '../accounts-context.ts';
import { datedNow } from '../sessions/session-times.ts';

/** Where the person is signed in: this browser first, then by when it was last seen. */
export async function listSessions(db: Database, user: SignedIn): Promise<DeviceSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(eq(sessions.id, user.sessionId)), desc(sessions.lastSeenAt), sessions.id);
  return rows.map((row) => ({
    id: row.id,
    device: describeDevice(row.userAgent ?? ''),
    network: describeNetwork(row.ipAddress ?? '') ?? null,
    isCurrent: row.id === user.sessionId,
    signedInAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }));
}

/** Which of these sessions have not ended. */
export async function findActiveSessions(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, [...ids]), gt(sessions.expiresAt, sql`now()`)));
  return new Set(rows.map(({ id }) => id));
}

export async function endSession(db: Database, user: SignedIn, id: string): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, user.userId)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new Failure('NOT_FOUND');
  await announceChange(db, { topic: 'sessions', userId: user.userId });
}

/** Ends this session, every other one of the person's, or all of them; the browser loses the cookie of one that is no more. */
export async function signOut(context: AccountsContext, user: SignedIn, scope: SignOutScope): Promise<void> {
  await inTransaction(context, async (within) => {
    const isOwn = eq(sessions.userId, user.userId);
    const ended = {
      local: and(isOwn, eq(sessions.id, user.sessionId)),
      others: and(isOwn, ne(sessions.id, user.sessionId)),
      global: isOwn,
    };
    await within.db.delete(sessions).where(ended[scope]);
    if (scope !== 'others') await revokeNewSession(within);
    await announceChange(within.db, { topic: 'sessions', userId: user.userId });
  });
}

/** Lets a session last from now on as long as a fresh one; false where it has ended meanwhile. */
export async function renewSession(context: AccountsContext, sessionId: string): Promise<boolean> {
  const [renewed] = await context.db
    .update(sessions)
    .set(datedNow)
    .where(and(eq(sessions.id, sessionId), gt(sessions.expiresAt, sql`now()`)))
    .returning({ token: sessions.token });
  if (!renewed) return false;
  await giveSessionCookie(context, renewed.token);
  return true;
}

type CookieContext = Pick<AccountsContext, 'authentication' | 'headers' | 'setCookies'>;

/** Gives the cookie of a session that was opened or renewed. */
export async function giveSessionCookie(context: CookieContext, token: string): Promise<void> {
  const { headers } = await context.authentication.api.giveCookie({
    body: { token },
    headers: context.headers,
    returnHeaders: true,
  });
  context.setCookies(headers);
}

/** Takes back the cookie of a session that is no more. */
export async function revokeNewSession(context: CookieContext): Promise<void> {
  const { headers } = await context.authentication.api.takeCookieBack({
    headers: context.headers,
    returnHeaders: true,
  });
  context.setCookies(headers);
}

/** Notes that a session is in use. */
export async function noteSeen(db: Database, sessionId: string): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: sql`now()` }).where(eq(sessions.id, sessionId));
}
