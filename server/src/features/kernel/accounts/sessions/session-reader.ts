import type { StaffRole } from '@porchlight/domain/kernel/staff-roles.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/database/database.ts';
import type { Session } from '../../../../platform/http/request-context.ts';
import { createRequestCoalescer } from '../../../../platform/request-coalescing.ts';
import { sessions, users } from '../accounts.table.ts';
import { staffMembers } from '../staff-members.table.ts';
import { createTokenReader } from './session-tokens.ts';

export type Sessions = {
  readSession(headers: Headers): Promise<Session | undefined>;
  /** What was last read of it by this process, which may be so no more. */
  recallSession(headers: Headers): Session | undefined;
};

/** Of how many sessions what was read is held: half a kilobyte each. */
const MOST_RECALLED = 10_000;

/**
 * Reads who is signed in from the account library's session cookie, in one query that is planned once and read as it comes: it
 * stands before every other. Requests that come while others are asked after are asked after together. The library's own reading
 * takes three times as long, and goes by the clock of the machine; the session is renewed when a page asks who is signed in and it is due.
 */
export function createSessionReader(db: Database, cookieName: string, secret: string): Sessions {
  const { sql: text } = db
    .select({
      token: sessions.token,
      userId: users.id,
      sessionId: sessions.id,
      name: users.name,
      email: users.email,
      openedBy: sessions.openedBy,
      role: staffMembers.role,
      isSuspended: sql<boolean>`${staffMembers.suspendedAt} is not null`.as('is_suspended'),
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
    .toSQL();
  const readToken = createTokenReader(cookieName, secret);
  const query = { name: 'read_session', text, rowMode: 'array' };
  const read = createRequestCoalescer(async (tokens: string[]) => {
    const { rows } = await db.$client.query<Row>({ ...query, values: [tokens] });
    return new Map(rows.map((row) => [row[0], row]));
  });
  const recalled = new Map<string, Session>();
  return {
    async readSession(headers) {
      const token = readToken(headers);
      if (token === undefined) return undefined;
      const row = await read(token);
      recalled.delete(token);
      if (!row) return undefined;
      const session = toSession(row);
      recalled.set(token, session);
      if (recalled.size > MOST_RECALLED) {
        const [leastRecent = ''] = recalled.keys();
        recalled.delete(leastRecent);
      }
      return session;
    },
    recallSession(headers) {
      const token = readToken(headers);
      return token === undefined ? undefined : recalled.get(token);
    },
  };
}

/** In the order of the query's columns. */
type Row = [
  token: string,
  userId: string,
  sessionId: string,
  name: string,
  email: string,
  openedBy: Session['openedBy'],
  role: StaffRole | null,
  isSuspended: boolean,
];

function toSession([, userId, sessionId, name, email, openedBy, role, isSuspended]: Row): Session {
  return { userId, sessionId, name, email, openedBy, staff: role === null ? null : { role, isSuspended } };
}
