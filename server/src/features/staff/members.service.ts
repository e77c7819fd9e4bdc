import { randomUUID } from 'node:crypto';
import { INVITATION_DAYS, type MemberRow } from '@porchlight/domain/staff/members.contract.ts';
import type { StaffRole } from '@porchlight/domain/staff/staff-roles.ts';
import { asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { announceChange } from '../../platform/events/changes.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import { accounts, sessions, users } from '../accounts/accounts.table.ts';
import { writeResetLink } from '../accounts/reset-links.ts';
import { passkeys, secondFactors } from '../accounts/sign-in-methods.table.ts';
import { hasBuyersRows } from '../personal-data/buyers-rows.ts';
import { accountDeletions } from '../personal-data/personal-data.table.ts';
import { keepAnAdmin } from './admins.ts';
import type { StaffActor } from './require-staff.ts';
import { staffMembers } from './staff.table.ts';
import { recordStaffAction } from './staff-actions.service.ts';
import { staffInvitationLetter } from './staff-letters.ts';

export type MembersContext = {
  database: DatabaseConnection;
  baseUrl: string;
  post(letter: Letter, on: Database): Promise<void>;
  now(): Date;
};

export async function listMembers(db: Database): Promise<MemberRow[]> {
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: staffMembers.role,
      addedAt: staffMembers.addedAt,
      suspendedAt: staffMembers.suspendedAt,
      hasSecondStep: sql<boolean>`exists (select from ${passkeys} where ${passkeys.userId} = ${users.id})
        or exists (select from ${secondFactors} where ${secondFactors.userId} = ${users.id} and ${secondFactors.confirmedAt} is not null)`,
      lastSeenAt: sql<
        string | null
      >`(select max(${sessions.lastSeenAt}) from ${sessions} where ${sessions.userId} = ${users.id})`,
    })
    .from(staffMembers)
    .innerJoin(users, eq(users.id, staffMembers.userId))
    .orderBy(asc(users.name), asc(users.id));
  return rows.map((row) => ({
    ...row,
    addedAt: row.addedAt.toISOString(),
    suspendedAt: row.suspendedAt?.toISOString() ?? null,
    lastSeenAt: row.lastSeenAt === null ? null : new Date(row.lastSeenAt).toISOString(),
  }));
}

/** Who can be given work: every member who is not suspended. */
export function listColleagues(db: Database) {
  return db
    .select({ id: users.id, name: users.name })
    .from(staffMembers)
    .innerJoin(users, eq(users.id, staffMembers.userId))
    .where(isNull(staffMembers.suspendedAt))
    .orderBy(asc(users.name), asc(users.id));
}

/** Makes the account where there is none, and the member; the letter leads in. NOT_ALLOWED for a buyer and for a member. */
export async function inviteMember(
  context: MembersContext,
  actor: StaffActor,
  invited: { name: string; email: string; role: StaffRole },
): Promise<MemberRow> {
  return context.database.transact(async (transaction) => {
    const { userId, url } = await makeMember(context, transaction, invited);
    await context.post(staffInvitationLetter.write(invited.email, { by: actor.name, url }), transaction);
    await recordStaffAction(transaction, actor, {
      action: 'members.invited',
      subject: { kind: 'member', id: userId },
      detail: { role: invited.role },
    });
    const member = (await listMembers(transaction)).find((row) => row.id === userId);
    if (!member) throw new Failure('NOT_FOUND');
    return member;
  });
}

/** Stores account and member in the given transaction. `url` is where they set a password, or sign in if they have an account. */
export async function makeMember(
  context: Pick<MembersContext, 'baseUrl' | 'now'>,
  transaction: Database,
  { name, email, role }: { name: string; email: string; role: StaffRole },
): Promise<{ userId: string; url: string }> {
  const fresh = randomUUID();
  await transaction
    .insert(users)
    .values({ id: fresh, name, email })
    .onConflictDoNothing({ target: users.email });
  const [account] = await transaction.select().from(users).where(eq(users.email, email)).for('update');
  if (!account) throw new Failure('UNAVAILABLE');
  if (await hasBuyersRows(transaction, account.id)) {
    throw new Failure('NOT_ALLOWED', {
      message:
        'This address belongs to a buyer with documents or a journey of their own, and staff cannot be buyers. Use another address.',
    });
  }
  if ((await transaction.$count(accountDeletions, eq(accountDeletions.userId, account.id))) > 0) {
    throw new Failure('NOT_ALLOWED', {
      message:
        'The account of this address is being deleted, as its owner asked. Nothing was changed; use another address.',
    });
  }
  const stored = await transaction
    .insert(staffMembers)
    .values({ userId: account.id, role, addedAt: context.now() })
    .onConflictDoNothing()
    .returning();
  if (stored.length === 0) {
    throw new Failure('NOT_ALLOWED', {
      message: 'There is a member with this address already. Nothing was changed.',
    });
  }
  const next = '/staff';
  if (account.emailVerified)
    return { userId: account.id, url: `${context.baseUrl}/login?next=${encodeURIComponent(next)}` };
  // Whoever signed up with this address and never confirmed it chose a name and a password, and neither counts.
  await transaction.delete(accounts).where(eq(accounts.userId, account.id));
  await transaction.update(users).set({ name }).where(eq(users.id, account.id));
  const minutes = INVITATION_DAYS * 24 * 60;
  return {
    userId: account.id,
    url: await writeResetLink(context, transaction, account.id, { minutes, next }),
  };
}

export async function setRole(
  { database }: MembersContext,
  actor: StaffActor,
  { id, role }: { id: string; role: StaffRole },
): Promise<void> {
  await database.transact(async (transaction) => {
    if (role !== 'admin') await keepAnAdmin(transaction, id);
    const changed = await transaction
      .update(staffMembers)
      .set({ role })
      .where(eq(staffMembers.userId, id))
      .returning();
    if (changed.length === 0) throw new Failure('NOT_FOUND');
    await recordStaffAction(transaction, actor, {
      action: 'members.role-changed',
      subject: { kind: 'member', id },
      detail: { role },
    });
  });
}

/** Ends the member's sessions with it, so that every open page of theirs learns of it at once. */
export async function suspendMember(
  { database, now }: MembersContext,
  actor: StaffActor,
  id: string,
): Promise<void> {
  await database.transact(async (transaction) => {
    await keepAnAdmin(transaction, id);
    const suspended = await transaction
      .update(staffMembers)
      .set({ suspendedAt: now() })
      .where(eq(staffMembers.userId, id))
      .returning();
    if (suspended.length === 0) throw new Failure('NOT_FOUND');
    await transaction.delete(sessions).where(eq(sessions.userId, id));
    await announceChange(transaction, { topic: 'sessions', userId: id });
    await recordStaffAction(transaction, actor, {
      action: 'members.suspended',
      subject: { kind: 'member', id },
    });
  });
}

export async function restoreMember(
  { database }: MembersContext,
  actor: StaffActor,
  id: string,
): Promise<void> {
  await database.transact(async (transaction) => {
    const restored = await transaction
      .update(staffMembers)
      .set({ suspendedAt: null })
      .where(eq(staffMembers.userId, id))
      .returning();
    if (restored.length === 0) throw new Failure('NOT_FOUND');
    await recordStaffAction(transaction, actor, {
      action: 'members.restored',
      subject: { kind: 'member', id },
    });
  });
}
