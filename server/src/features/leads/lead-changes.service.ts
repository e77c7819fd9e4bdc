import type { LeadRow, LeadStatus, MemberView } from '@porchlight/domain/leads/lead-inbox.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { Failure } from '../../platform/http/failure.ts';
import { users } from '../accounts/accounts.table.ts';
import type { StaffActor } from '../staff/require-staff.ts';
import { staffMembers } from '../staff/staff.table.ts';
import { recordStaffAction } from '../staff/staff-actions.service.ts';
import { leads } from './leads.table.ts';
import { type LeadsInboxContext, rowColumns, toRow } from './leads-inbox.service.ts';
import { leadChanges } from './leads-inbox.table.ts';

type Change = { status?: LeadStatus | undefined; ownerId?: string | null | undefined };

/** Gives one lead a status, an owner or both. CHANGED_MEANWHILE says what is there, where somebody was faster. */
export async function changeLead(
  context: LeadsInboxContext,
  actor: StaffActor,
  { id, version, ...change }: Change & { id: string; version: number },
): Promise<LeadRow> {
  return context.database.transact(async (transaction) => {
    const owner = await requireOwner(transaction, change.ownerId);
    const lead = await lockLead(transaction, id);
    if (!lead)
      throw new Failure('NOT_FOUND', { message: 'We could not find this lead. It may have been erased.' });
    if (lead.version !== version) throw refuseStale(lead);
    await applyChange(context, transaction, actor, lead, change, owner);
    const changed = await lockLead(transaction, id);
    if (!changed) throw new Error('a locked lead was gone');
    return changed;
  });
}

/** The same for several, all in one transaction; those that were changed since they were seen are left and named. */
export async function changeLeads(
  context: LeadsInboxContext,
  actor: StaffActor,
  { leads: seen, ...change }: Change & { leads: readonly { id: string; version: number }[] },
): Promise<{ changed: number; stale: string[] }> {
  return context.database.transact(async (transaction) => {
    const owner = await requireOwner(transaction, change.ownerId);
    const stale: string[] = [];
    let changed = 0;
    // In one order, so that two such changes at once wait for one another and do not lock each other out.
    const versions = new Map(
      [...seen].sort((a, b) => (a.id < b.id ? -1 : 1)).map(({ id, version }) => [id, version]),
    );
    for (const [id, version] of versions) {
      const lead = await lockLead(transaction, id);
      if (lead?.version === version) {
        await applyChange(context, transaction, actor, lead, change, owner);
        changed += 1;
      } else stale.push(id);
    }
    return { changed, stale };
  });
}

/** Everybody whom a lead can be given to: members who are not suspended, by name. */
export async function listOwners({ database }: Pick<LeadsInboxContext, 'database'>): Promise<MemberView[]> {
  return database.db
    .select({ id: users.id, name: users.name })
    .from(staffMembers)
    .innerJoin(users, eq(users.id, staffMembers.userId))
    .where(isNull(staffMembers.suspendedAt))
    .orderBy(users.name, users.id);
}

async function requireOwner(transaction: Database, ownerId: string | null | undefined) {
  if (typeof ownerId !== 'string') return null;
  const [owner] = await transaction
    .select({ id: users.id, name: users.name })
    .from(staffMembers)
    .innerJoin(users, eq(users.id, staffMembers.userId))
    .where(and(eq(staffMembers.userId, ownerId), isNull(staffMembers.suspendedAt)))
    .for('key share', { of: staffMembers });
  if (owner) return owner;
  throw new Failure('BAD_INPUT', {
    fields: { ownerId: 'Choose somebody who is a member of staff and not suspended.' },
  });
}

async function lockLead(transaction: Database, id: string): Promise<LeadRow | undefined> {
  const [row] = await transaction
    .select(rowColumns)
    .from(leads)
    .leftJoin(users, eq(users.id, leads.ownerId))
    .where(eq(leads.id, id))
    .for('update', { of: leads });
  return row && toRow(row);
}

async function applyChange(
  { now }: LeadsInboxContext,
  transaction: Database,
  actor: StaffActor,
  lead: LeadRow,
  { status, ownerId }: Change,
  owner: MemberView | null,
): Promise<void> {
  const told: Omit<typeof leadChanges.$inferInsert, 'leadId' | 'byName' | 'at'>[] = [];
  if (status !== undefined && status !== lead.status)
    told.push({ kind: 'status', from: lead.status, to: status });
  if (ownerId !== undefined && ownerId !== (lead.owner?.id ?? null))
    told.push({ kind: 'owner', from: lead.owner?.name ?? null, to: owner?.name ?? null });
  if (told.length === 0) return;
  await transaction
    .update(leads)
    .set({
      ...(status === undefined ? {} : { status }),
      ...(ownerId === undefined ? {} : { ownerId }),
      version: sql`${leads.version} + 1`,
    })
    .where(eq(leads.id, lead.id));
  const at = now();
  await transaction
    .insert(leadChanges)
    .values(told.map((change) => ({ ...change, leadId: lead.id, byName: actor.name, at })));
  await recordStaffAction(transaction, actor, {
    action: 'leads.changed',
    subject: { kind: 'lead', id: lead.id },
    about: { email: lead.email },
    detail: Object.fromEntries(told.map(({ kind, to }) => [kind, to])),
  });
}

function refuseStale({ status, owner }: LeadRow): Failure {
  const whose = owner === null ? 'nobody owns it' : `${owner.name} owns it`;
  return new Failure('CHANGED_MEANWHILE', {
    message: `Somebody has changed this lead since you saw it: it is ${status} now and ${whose}. Nothing of yours was stored.`,
    fields: { status: `It is ${status} now.`, ownerId: `Now ${whose}.` },
  });
}
