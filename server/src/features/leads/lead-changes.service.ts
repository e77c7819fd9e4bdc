import { randomUUID } from 'node:crypto';
import {
  type LeadChangeKind,
  type LeadFilter,
  type LeadRow,
  type LeadStatus,
  type MemberView,
  TAKE_BACK_MINUTES,
} from '@porchlight/domain/leads/lead-inbox.ts';
import { and, eq, sql } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { emitAll } from '../../platform/events/transaction-events.ts';
import type { StaffMember } from '../../platform/http/request-context.ts';
import { isOfChange } from '../staff/audit-log.service.ts';
import { requireOwner } from '../staff/case-owners.ts';
import type { CasesOfOwner } from '../staff/members.service.ts';
import { describeActor, type StaffActor } from '../staff/require-staff.ts';
import { staffActions } from '../staff/staff.table.ts';
import { recordStaffAction, recordStaffActions } from '../staff/staff-actions.service.ts';
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
    await applyChange(context, transaction, actor, { leads: [lead], change, owner });
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
): Promise<{ changed: number; changeId: string | null; stale: string[] }> {
  return context.database.transact(async (transaction) => {
    const owner = await requireOwner(transaction, change.ownerId);
    const versions = new Map(seen.map(({ id, version }) => [id, version]));
    const locked = await lockLeads(transaction, [...versions.keys()]);
    const fresh = locked.filter(({ id, version }) => versions.get(id) === version);
    const changeId = await changeAtOnce(context, transaction, actor, [{ leads: fresh, change, owner }]);
    const freshIds = new Set(fresh.map(({ id }) => id));
    return { changed: fresh.length, changeId, stale: [...versions.keys()].filter((id) => !freshIds.has(id)) };
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
): Promise<{ changed: number; changeId: string | null }> {
  return context.database.transact(async (transaction) => {
    const owner = await requireOwner(transaction, change.ownerId);
    const find = () => findMatching(transaction, { actor, now: context.now() }, filter, count + 1);
    const locked = await lockLeads(transaction, await find());
    // Searches again under the lock: a faster change may have made one of them match no longer.
    const matching = new Set(await find());
    if (matching.size !== count || !locked.every(({ id }) => matching.has(id)) || locked.length !== count)
      throw refuseOtherNumber();
    const changeId = await changeAtOnce(context, transaction, actor, [{ leads: locked, change, owner }]);
    return { changed: count, changeId };
  });
}

/**
 * Gives leads that the member changed at once what they had before. Those that anyone changed since are left. NOT_FOUND for a change of
 * another; CHANGED_MEANWHILE once it is older than `TAKE_BACK_MINUTES`.
 */
export async function restoreLeads(
  context: LeadsInboxContext,
  actor: StaffMember,
  { id }: { id: string },
): Promise<{ changed: number; left: number }> {
  return context.database.transact(async (transaction) => {
    const [made] = await transaction
      .select({
        isRecent: sql<boolean>`${staffActions.at} > clock_timestamp() - make_interval(mins => ${TAKE_BACK_MINUTES})`,
      })
      .from(staffActions)
      .where(
        and(
          eq(staffActions.subjectId, id),
          eq(staffActions.action, 'leads.changed-at-once'),
          eq(staffActions.memberId, actor.userId),
        ),
      );
    if (made === undefined) throw new Failure('NOT_FOUND', { reason: 'leads.no-such-change' });
    if (!made.isRecent) throw new Failure('CHANGED_MEANWHILE', { reason: 'leads.change-too-old' });
    const rows = await transaction
      .select({ id: staffActions.subjectId, detail: staffActions.detail })
      .from(staffActions)
      .where(isOfChange(id));
    const before = new Map(rows.map((row) => [row.id ?? '', row.detail as DetailOfMany | null]));
    const locked = await lockLeads(
      transaction,
      [...before.keys()].filter((lead) => lead !== ''),
    );
    const untouched = locked.filter((lead) => before.get(lead.id)?.version === lead.version);
    const groups = Map.groupBy(untouched, (lead) => JSON.stringify(before.get(lead.id)?.was));
    const parts: Part[] = [];
    for (const [was, leads] of groups) {
      const change: Change = JSON.parse(was);
      const owner = await findFormerOwner(transaction, change.ownerId);
      if (owner !== undefined) parts.push({ leads, change, owner });
    }
    await changeAtOnce(context, transaction, actor, parts, { takesBack: id });
    const changed = parts.reduce((sum, { leads }) => sum + leads.length, 0);
    return { changed, left: rows.length - changed };
  });
}

/** Undefined for someone who owned a lead and can be given none now. */
async function findFormerOwner(
  transaction: Database,
  ownerId: string | null | undefined,
): Promise<MemberView | null | undefined> {
  try {
    return await requireOwner(transaction, ownerId);
  } catch (error) {
    if (error instanceof Failure && error.code === 'BAD_INPUT') return undefined;
    throw error;
  }
}

/** The leads of a member who is suspended, and their way to another one. */
export const leadsOfOwner: CasesOfOwner = {
  count: (db, ownerId) => db.$count(leads, eq(leads.ownerId, ownerId)),
  async pass(transaction, actor, { from, to, at }) {
    const owned = await transaction.select({ id: leads.id }).from(leads).where(eq(leads.ownerId, from));
    for (let place = 0; place < owned.length; place += LEADS_AT_ONCE) {
      const ids = owned.slice(place, place + LEADS_AT_ONCE).map(({ id }) => id);
      const locked = await lockLeads(transaction, ids);
      const change = { ownerId: to?.id ?? null };
      await applyChange({ now: () => at }, transaction, actor, { leads: locked, change, owner: to });
    }
  },
};

/** Leads that are all given the same. */
type Part = { leads: readonly LeadRow[]; change: Change; owner: MemberView | null };

/** What the log keeps of one lead among several: the version it had then, and what it had before. */
type DetailOfMany = { change: string; version: number; was: Change };

/** Changes several, which are one line of the log that opens to theirs; its id, or null where none was another than it was. */
async function changeAtOnce(
  context: LeadsInboxContext,
  transaction: Database,
  actor: StaffActor,
  parts: readonly Part[],
  detail: Record<string, unknown> = {},
): Promise<string | null> {
  const id = randomUUID();
  let count = 0;
  for (const { leads: all, change, owner } of parts)
    for (let place = 0; place < all.length; place += LEADS_AT_ONCE) {
      const some = all.slice(place, place + LEADS_AT_ONCE);
      count += await applyChange(context, transaction, actor, { leads: some, change, owner }, id);
    }
  if (count === 0) return null;
  await recordStaffAction(transaction, actor, {
    action: 'leads.changed-at-once',
    subject: { kind: 'leads', id },
    detail: { ...detail, leads: count },
  });
  return id;
}

/** How many were changed. `changeId` where several are changed at once. */
async function applyChange(
  { now }: Pick<LeadsInboxContext, 'now'>,
  transaction: Database,
  actor: StaffActor,
  { leads: seen, change, owner }: Part,
  changeId?: string,
): Promise<number> {
  const changed = seen
    .map((lead) => ({ lead, told: describeChange(lead, change, owner) }))
    .filter(({ told }) => told.length > 0);
  if (changed.length === 0) return 0;
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
      detail: {
        ...Object.fromEntries(told.map(({ kind, to }) => [kind, to])),
        ...(changeId && describeAmongMany(lead, change, changeId)),
      },
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
  return changed.length;
}

function describeAmongMany(
  { status, owner, version }: LeadRow,
  change: Change,
  changeId: string,
): DetailOfMany {
  const was = {
    ...(change.status === undefined ? {} : { status }),
    ...(change.ownerId === undefined ? {} : { ownerId: owner?.id ?? null }),
  };
  return { change: changeId, version: version + 1, was };
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
