import type {
  LeadChangeKind,
  LeadFilter,
  LeadRow,
  LeadStatus,
  MemberView,
} from '@porchlight/domain/leads/lead-inbox.ts';
import { eq, sql } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { emitAll } from '../../platform/events/transaction-events.ts';
import { requireOwner } from '../staff/case-owners.ts';
import type { CasesOfOwner } from '../staff/members.service.ts';
import { describeActor, type StaffActor } from '../staff/require-staff.ts';
import { recordStaffActions } from '../staff/staff-actions.service.ts';
import { leads } from './leads.table.ts';
import { findMatching, type LeadsInboxContext, lockLeads } from './leads-inbox.service.ts';
import { leadChanges } from './leads-inbox.table.ts';

type Change = { status?: LeadStatus | undefined; ownerId?: string | null | undefined };

/** Gives one lead a status, an owner or both. CHANGED_MEANWHILE says what is there, where someone was faster. */
export async function changeLead(
  context: LeadsInboxContext,
  actor: StaffActor,
  { id, version, ...change }: Change & { id: string; version: number },
): Promise<LeadRow> {
  return context.database.transact(async (transaction) => {
    const owner = await requireOwner(transaction, change.ownerId);
    const [lead] = await lockLeads(transaction, [id]);
    if (!lead) throw new Failure('NOT_FOUND', { reason: 'leads.no-such-lead' });
    if (lead.version !== version) throw refuseStale(lead);
    await applyChange(context, transaction, actor, [lead], change, owner);
    const [changed] = await lockLeads(transaction, [id]);
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
    const versions = new Map(seen.map(({ id, version }) => [id, version]));
    const locked = await lockLeads(transaction, [...versions.keys()]);
    const fresh = locked.filter(({ id, version }) => versions.get(id) === version);
    await applyChange(context, transaction, actor, fresh, change, owner);
    const freshIds = new Set(fresh.map(({ id }) => id));
    return { changed: fresh.length, stale: [...versions.keys()].filter((id) => !freshIds.has(id)) };
  });
}

/** Leads that one statement changes. */
const LEADS_AT_ONCE = 500;

/**
 * The same for all that match a filter, in one transaction. CHANGED_MEANWHILE where fewer or more match than the member saw, so that leads
 * the member does not know of are not changed.
 */
export async function changeMatchingLeads(
  context: LeadsInboxContext,
  actor: StaffActor,
  { filter, count, ...change }: Change & { filter: LeadFilter; count: number },
): Promise<{ changed: number }> {
  return context.database.transact(async (transaction) => {
    const owner = await requireOwner(transaction, change.ownerId);
    const find = () => findMatching(transaction, actor, filter, count + 1);
    const locked = await lockLeads(transaction, await find());
    // Searches again under the lock: a faster change may have made one of them match no longer.
    const matching = new Set(await find());
    if (matching.size !== count || !locked.every(({ id }) => matching.has(id)) || locked.length !== count)
      throw refuseOtherNumber();
    for (let place = 0; place < count; place += LEADS_AT_ONCE)
      await applyChange(
        context,
        transaction,
        actor,
        locked.slice(place, place + LEADS_AT_ONCE),
        change,
        owner,
      );
    return { changed: count };
  });
}

/** The leads of a member who is suspended, and their way to another one. */
export const leadsOfOwner: CasesOfOwner = {
  count: (db, ownerId) => db.$count(leads, eq(leads.ownerId, ownerId)),
  async pass(transaction, actor, { from, to, at }) {
    const owned = await transaction.select({ id: leads.id }).from(leads).where(eq(leads.ownerId, from));
    for (let place = 0; place < owned.length; place += LEADS_AT_ONCE) {
      const ids = owned.slice(place, place + LEADS_AT_ONCE).map(({ id }) => id);
      const locked = await lockLeads(transaction, ids);
      await applyChange({ now: () => at }, transaction, actor, locked, { ownerId: to?.id ?? null }, to);
    }
  },
};

async function applyChange(
  { now }: Pick<LeadsInboxContext, 'now'>,
  transaction: Database,
  actor: StaffActor,
  seen: readonly LeadRow[],
  change: Change,
  owner: MemberView | null,
): Promise<void> {
  const changed = seen
    .map((lead) => ({ lead, told: describeChange(lead, change, owner) }))
    .filter(({ told }) => told.length > 0);
  if (changed.length === 0) return;
  const { status, ownerId } = change;
  const at = now();
  await transaction
    .update(leads)
    .set({
      ...(status === undefined ? {} : { status }),
      ...(ownerId === undefined ? {} : { ownerId }),
      version: sql`${leads.version} + 1`,
      changedAt: at,
    })
    .where(eq(leads.id, sql`any(${sql.param(changed.map(({ lead }) => lead.id))}::uuid[])`));
  await transaction
    .insert(leadChanges)
    .values(
      changed.flatMap(({ lead, told }) =>
        told.map((each) => ({ ...each, leadId: lead.id, byName: actor.name, at })),
      ),
    );
  await recordStaffActions(
    transaction,
    actor,
    changed.map(({ lead, told }) => ({
      action: 'leads.changed',
      subject: { kind: 'lead', id: lead.id },
      about: { email: lead.email },
      detail: Object.fromEntries(told.map(({ kind, to }) => [kind, to])),
    })),
  );
  await emitAll(
    transaction,
    'lead.changed',
    changed.map(({ lead, told }) => ({
      leadId: lead.id,
      version: lead.version + 1,
      changed: told.map(({ kind }) => kind),
      by: describeActor(actor),
    })),
    at,
  );
}

/** What is another than it was, as the history of a lead says it. */
function describeChange(lead: LeadRow, { status, ownerId }: Change, owner: MemberView | null) {
  const told: { kind: LeadChangeKind; from: string | null; to: string | null }[] = [];
  if (status !== undefined && status !== lead.status)
    told.push({ kind: 'status', from: lead.status, to: status });
  if (ownerId !== undefined && ownerId !== (lead.owner?.id ?? null))
    told.push({ kind: 'owner', from: lead.owner?.name ?? null, to: owner?.name ?? null });
  return told;
}

function refuseStale({ status, owner }: LeadRow): Failure {
  const now = { status, owner: owner?.name };
  return new Failure('CHANGED_MEANWHILE', {
    reason: 'leads.lead-changed',
    params: now,
    fields: {
      status: { reason: 'leads.status-now', params: now },
      ownerId: { reason: 'leads.owner-now', params: now },
    },
  });
}

function refuseOtherNumber(): Failure {
  return new Failure('CHANGED_MEANWHILE', { reason: 'leads.matches-changed' });
}
