import { and, eq, gt, sql } from 'drizzle-orm';
import { createRequestCoalescer } from '../../../platform/base/request-coalescing.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Session } from '../../../platform/http/request-context.ts';
import { sessions, users } from '../accounts.table.ts';
import { staffMembers } from '../staff-members.table.ts';
import type { GuestSessions } from './guest-sessions.ts';
import { createTokenReader } from './session-tokens.ts';

export type SessionReader = (headers: Headers) => Promise<Session | undefined>;

/**
 * Reads the signed-in user from the session cookie. It precedes every other query, so it is prepared, concurrent lookups share one, and the
 * clock is the database's; the library's own takes three times as long. A page that asks who is signed in renews a session that is due.
 * Someone who is signed in to no account may be a guest.
 */
export function createSessionReader(
  db: Database,
  cookieName: string,
  secret: string,
  guests: GuestSessions,
): SessionReader {
  const getToken = createTokenReader(cookieName, secret);
  const query = db
    .select({
      token: sessions.token,
      userId: users.id,
      sessionId: sessions.id,
      name: users.name,
      email: users.email,
      openedBy: sessions.openedBy,
      role: staffMembers.role,
      isSuspended: sql<boolean>`${staffMembers.suspendedAt} is not null`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(staffMembers, eq(staffMembers.userId, users.id))
    .where(
      and(
        eq(sessions.token, sql`any(${sql.placeholder('tokens')}::text[])`),
        gt(sessions.expiresAt, sql`now()`),
      ),
    )
    .prepare('read_session');
  const read = createRequestCoalescer(async (tokens: string[]) => {
    const rows = await query.execute({ tokens });
    return new Map(rows.map(({ token, ...row }) => [token, row]));
  });
  const find = async (token: string | undefined) => (token === undefined ? undefined : read(token));
  return async (headers) => {
    const row = (await find(getToken(headers))) ?? (await find(guests.getToken(headers)));
    if (!row) return undefined;
    const { role, isSuspended, ...session } = row;
    return { ...session, staff: role === null ? null : { role, isSuspended } };
  };
}
