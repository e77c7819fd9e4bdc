import { hasRights, staffRoles } from '@porchlight/domain/kernel/staff-roles.ts';
import type { MemberView } from '@porchlight/domain/leads/lead-inbox.ts';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { Failure } from '../../platform/base/failure.ts';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { staffMembers } from '../accounts/staff-members.table.ts';

const ownerRoles = staffRoles.filter((role) => hasRights(role, 'decide'));

/** Who can own a lead, a purchase or a question: a member who may work on it, has accepted their invitation and is not suspended. */
export function canOwnCases(
  member: { role: PgColumn; suspendedAt: PgColumn },
  account: { emailVerified: PgColumn },
): SQL | undefined {
  return and(inArray(member.role, ownerRoles), isNull(member.suspendedAt), eq(account.emailVerified, true));
}

const mayOwn = canOwnCases(staffMembers, users);

/** All members whom one can be given to, by name. */
export async function listOwners({ database }: { database: DatabaseConnection }): Promise<MemberView[]> {
  return database.db
    .select({ id: users.id, name: users.name })
    .from(staffMembers)
    .innerJoin(users, eq(users.id, staffMembers.userId))
    .where(mayOwn)
    .orderBy(users.name, users.id);
}

/** Members who own something by this column and can be given none now: those suspended, or of another role since. */
export async function listFormerOwners(
  { database }: { database: DatabaseConnection },
  ownerId: PgColumn,
): Promise<MemberView[]> {
  const owns = sql`exists (select from ${ownerId.table} where ${ownerId} = ${staffMembers.userId})`;
  return database.db
    .select({ id: users.id, name: users.name })
    .from(staffMembers)
    .innerJoin(users, eq(users.id, staffMembers.userId))
    .where(and(owns, sql`not (${mayOwn})`))
    .orderBy(users.name, users.id);
}

/** The member who is to own one, locked; null for no owner. BAD_INPUT of the input's `field` for anyone who cannot. */
export async function requireOwner(
  transaction: Database,
  ownerId: string | null | undefined,
  field: 'ownerId' | 'newOwnerId' | 'deputyId' = 'ownerId',
): Promise<MemberView | null> {
  if (typeof ownerId !== 'string') return null;
  const [owner] = await transaction
    .select({ id: users.id, name: users.name })
    .from(staffMembers)
    .innerJoin(users, eq(users.id, staffMembers.userId))
    .where(and(eq(staffMembers.userId, ownerId), mayOwn))
    .for('key share', { of: staffMembers });
  if (owner) return owner;
  throw new Failure('BAD_INPUT', { fields: { [field]: { reason: 'leads.no-such-owner' } } });
}
