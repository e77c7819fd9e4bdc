import type { StaffRole } from '@porchlight/domain/kernel/staff-roles.ts';
import type { MemberView } from '@porchlight/domain/leads/lead-inbox.ts';
import type { MemberRow, OwnedCases } from '@porchlight/domain/staff/members.contract.ts';
import { asc, eq, isNull, sql } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import type { Email } from '../../platform/email/email-template.ts';
import { announceChange } from '../../platform/events/changes.ts';
import type { RateLimits } from '../../platform/http/limits/rate-limits.ts';
import { sessions, users } from '../accounts/accounts.table.ts';
import { passkeys, secondFactors } from '../accounts/credentials/sign-in-methods.table.ts';
import { staffMembers } from '../accounts/staff-members.table.ts';
import { announceAbsences } from './absences.service.ts';
import { requireActorReauthentication } from './actor-reauthentication.ts';
import { requireAnAdmin } from './admins.ts';
import { requireOwner } from './case-owners.ts';
import type { StaffActor } from './require-staff.ts';
import { recordStaffAction } from './staff-actions.service.ts';

export type MembersContext = {
  database: DatabaseConnection;
  baseUrl: string;
  limits: RateLimits;
  post(email: Email, on: Database): Promise<void>;
  /** What an account has that only a buyer has. */
  findBuyersRows(db: Database, userId: string): Promise<'documents' | 'journey' | undefined>;
  /** Revokes the API tokens that a member made, with a line in the audit log for each. */
  revokeTokensOf(transaction: Database, actor: StaffActor, memberId: string, revokedAt: Date): Promise<void>;
  /** What members own of each feature. */
  cases: Record<keyof OwnedCases, CasesOfOwner>;
  now(): Date;
};

/** What a feature knows of the cases a member owns; `pass` gives all of them to another member, or leaves them without an owner. */
export type CasesOfOwner = {
  count(db: Database, ownerId: string): Promise<number>;
  pass(
    transaction: Database,
    actor: StaffActor,
    change: { from: string; to: MemberView | null; at: Date },
  ): Promise<void>;
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
      isInvited: sql<boolean>`not ${users.emailVerified}`,
      hasSecondStep: sql<boolean>`exists (select from ${passkeys} where ${passkeys.userId} = ${users.id})
        or exists (select from ${secondFactors} where ${secondFactors.userId} = ${users.id} and ${secondFactors.confirmedAt} is not null)`,
      lastSeenAt: sql<
        string | null
      >`greatest(${staffMembers.lastSeenAt}, (select max(${sessions.lastSeenAt}) from ${sessions} where ${sessions.userId} = ${users.id}))`,
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

/** PROOF_NEEDED first, as for everything that says who may enter the console. */
export async function setRole(
  { database }: MembersContext,
  actor: StaffActor,
  { id, role }: { id: string; role: StaffRole },
): Promise<void> {
  await requireActorReauthentication(database.db, actor);
  await database.transact(async (transaction) => {
    if (role !== 'admin') await requireAnAdmin(transaction, id);
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
    await announceAbsences(transaction);
  });
}

export async function countCases({ database, cases }: MembersContext, id: string): Promise<OwnedCases> {
  const [leads, purchases, questions] = await Promise.all([
    cases.leads.count(database.db, id),
    cases.purchases.count(database.db, id),
    cases.questions.count(database.db, id),
  ]);
  return { leads, purchases, questions };
}

/**
 * Ends the member's sessions and the API tokens that they made with it; every open page of theirs is notified at once. What they own goes to
 * `newOwnerId`, or stays where that is left open; BAD_INPUT for one who can own nothing.
 */
export async function suspendMember(
  { database, revokeTokensOf, cases, now }: MembersContext,
  actor: StaffActor,
  { id, newOwnerId }: { id: string; newOwnerId?: string | null | undefined },
): Promise<void> {
  await requireActorReauthentication(database.db, actor);
  await database.transact(async (transaction) => {
    await requireAnAdmin(transaction, id);
    const suspended = await transaction
      .update(staffMembers)
      .set({ suspendedAt: now() })
      .where(eq(staffMembers.userId, id))
      .returning();
    if (suspended.length === 0) throw new Failure('NOT_FOUND');
    await transaction.delete(sessions).where(eq(sessions.userId, id));
    await announceChange(transaction, { topic: 'sessions', userId: id });
    await revokeTokensOf(transaction, actor, id, now());
    if (newOwnerId !== undefined) {
      // After the suspension: a suspended member cannot be given their own again.
      const to = await requireOwner(transaction, newOwnerId, 'newOwnerId');
      for (const kind of Object.values(cases))
        await kind.pass(transaction, actor, { from: id, to, at: now() });
    }
    await recordStaffAction(transaction, actor, {
      action: 'members.suspended',
      subject: { kind: 'member', id },
    });
    await announceAbsences(transaction);
  });
}

export async function restoreMember(
  { database }: MembersContext,
  actor: StaffActor,
  id: string,
): Promise<void> {
  await requireActorReauthentication(database.db, actor);
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
    await announceAbsences(transaction);
  });
}
