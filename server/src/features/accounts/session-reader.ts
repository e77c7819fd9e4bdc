import { createHmac, timingSafeEqual } from 'node:crypto';
import type { StaffRole } from '@porchlight/domain/staff/staff-roles.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import { createBatches } from '../../platform/batches.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Session } from '../../platform/http/request-context.ts';
import { staffMembers } from '../staff/staff.table.ts';
import { sessions, users } from './accounts.table.ts';

export type SessionReader = (headers: Headers) => Promise<Session | undefined>;

/**
 * Reads who is signed in from the account library's session cookie, in one query that is planned once and read as it comes: it
 * stands before every other. Requests that come while others are asked after are asked after together. The library's own reading
 * renews the session as well and takes three times as long; the pages have it done once, when they ask who is signed in.
 */
export function createSessionReader(db: Database, cookieName: string, secret: string): SessionReader {
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
  const query = { name: 'read_session', text, rowMode: 'array' };
  const read = createBatches(async (tokens: string[]) => {
    const { rows } = await db.$client.query<Row>({ ...query, values: [tokens] });
    return new Map(rows.map((row) => [row[0], row]));
  });
  return async (headers) => {
    const token = readToken(headers.get('cookie') ?? '', cookieName, secret);
    if (token === undefined) return undefined;
    const row = await read(token);
    return row && toSession(row);
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

/** The token of a cookie whose signature (HMAC-SHA-256 under the secret) is right. */
function readToken(cookies: string, name: string, secret: string): string | undefined {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  if (!pair) return undefined;
  const value = decodeValue(pair.slice(name.length + 1));
  const dot = value.lastIndexOf('.');
  if (dot < 1) return undefined;
  const token = value.slice(0, dot);
  const expected = createHmac('sha256', secret).update(token).digest();
  const given = Buffer.from(value.slice(dot + 1), 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}

function decodeValue(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
