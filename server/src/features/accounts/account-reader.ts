import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import { type GuestKind, getGuestEnd } from '@porchlight/domain/accounts/guests.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { accountDeletions } from './account-deletions.table.ts';
import { sessions, users } from './accounts.table.ts';
import { profiles } from './profiles.table.ts';
import type { GuestSessions } from './sessions/guest-sessions.ts';
import { LASTS_DAYS, RENEWED_AFTER_DAYS, SEEN_EVERY_MINUTES } from './sessions/session-times.ts';
import { createTokenReader } from './sessions/session-tokens.ts';
import { staffMembers } from './staff-members.table.ts';

/** `isRenewalDue` and `isSeenDue` say what is to be done for the session. */
type CurrentAccount = { account: Account; sessionId: string; isRenewalDue: boolean; isSeenDue: boolean };

/** Of whom the cookie was whose session is no more. */
type Ended = 'ended' | 'guest-ended';

/** Nothing where no cookie was sent, or none of ours. */
export type AccountReader = (headers: Headers) => Promise<CurrentAccount | Ended | undefined>;

/**
 * Reads who is signed in as the pages show them, in one query that is planned once: each page asks it first. The account library asks
 * for each part on its own, and is needed only to give a session's cookie or take it back.
 */
export function createAccountReader(
  db: Database,
  cookieName: string,
  secret: string,
  guests: GuestSessions,
): AccountReader {
  const getToken = createTokenReader(cookieName, secret);
  const query = db
    .select({
      ...shown,
      sessionId: sessions.id,
      isRenewalDue: sql<boolean>`${sessions.expiresAt} <= now() + interval '${sql.raw(String(LASTS_DAYS - RENEWED_AFTER_DAYS))} days'`,
      isSeenDue: sql<boolean>`${sessions.lastSeenAt} < now() - interval '${sql.raw(String(SEEN_EVERY_MINUTES))} minutes'`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, sql.placeholder('token')), gt(sessions.expiresAt, sql`now()`)))
    .prepare('read_account');
  return async (headers) => {
    const own = getToken(headers);
    const ofGuest = guests.getToken(headers);
    const token = own ?? ofGuest;
    if (token === undefined) return undefined;
    const [row] = await query.execute({ token });
    if (!row) return own === undefined ? 'guest-ended' : 'ended';
    const { sessionId, isRenewalDue, isSeenDue, guest } = row;
    const account = toAccount(row);
    // A guest's session ends when what they entered does, however often they come back.
    if (guest !== null) return { account, sessionId, isRenewalDue: false, isSeenDue };
    if (ofGuest !== undefined) account.hasGuestEntries = true;
    return { account, sessionId, isRenewalDue, isSeenDue };
  };
}

/** @throws Failure NOT_SIGNED_IN when the account was deleted meanwhile. */
export async function describeAccount(db: Database, userId: string): Promise<Account> {
  const [row] = await db.select(shown).from(users).where(eq(users.id, userId));
  if (!row) throw new Failure('NOT_SIGNED_IN');
  return toAccount(row);
}

const shown = {
  id: users.id,
  name: users.name,
  email: users.email,
  guest: users.guest,
  createdAt: users.createdAt,
  betaAccess: sql<boolean>`coalesce((select beta_access from ${profiles} where id = ${users}.id), false)`,
  isStaff: sql<boolean>`exists (select from ${staffMembers} where user_id = ${users}.id)`,
  deletionDueAt:
    sql<Date | null>`(select due_at from ${accountDeletions} where user_id = ${users}.id)`.mapWith(
      accountDeletions.dueAt,
    ),
};

type ShownRow = Pick<Account, 'id' | 'name' | 'email' | 'betaAccess' | 'isStaff'> & {
  guest: GuestKind | null;
  createdAt: Date;
  deletionDueAt: Date | null;
};

function toAccount({
  id,
  name,
  email,
  betaAccess,
  isStaff,
  deletionDueAt,
  guest,
  createdAt,
}: ShownRow): Account {
  const account = {
    id,
    name,
    email,
    betaAccess,
    isStaff,
    deletionDueAt: deletionDueAt?.toISOString() ?? null,
  };
  if (guest === null) return account;
  return { ...account, email: '', guest: { kind: guest, keptUntil: getGuestEnd(createdAt).toISOString() } };
}
