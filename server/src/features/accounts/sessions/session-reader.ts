import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { Session } from '../../../platform/http/request-context.ts';
import { createRequestCoalescer } from '../../../platform/request-coalescing.ts';
import { sessions, users } from '../accounts.table.ts';
import { staffMembers } from '../staff-members.table.ts';
import { createTokenReader } from './session-tokens.ts';

export type SessionReader = (headers: Headers) => Promise<Session | undefined>;

/**
 * Reads who is signed in from the account library's session cookie, in one query that is planned once: it stands before every other.
 * Requests that come while others are asked after are asked after together. The library's own reading takes three times as long, and goes by the clock of the machine; the session is renewed when a page asks
 * who is signed in and it is due.
 */
export function createSessionReader(db: Database, cookieName: string, secret: string): SessionReader {
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
  return async (headers) => {
    const token = getToken(headers);
    if (token === undefined) return undefined;
    const row = await read(token);
    if (!row) return undefined;
    const { role, isSuspended, ...session } = row;
    return { ...session, staff: role === null ? null : { role, isSuspended } };
  };
}
