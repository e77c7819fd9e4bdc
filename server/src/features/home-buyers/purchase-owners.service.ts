import type { PurchaseOwnership } from '@porchlight/domain/home-buyers/purchase-owners.contract.ts';
import type { PurchasesFilter } from '@porchlight/domain/home-buyers/staff-purchases.contract.ts';
import type { MemberView } from '@porchlight/domain/leads/lead-inbox.ts';
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Email } from '../../platform/email/email-template.ts';
import { announcingTo } from '../../platform/events/changes.ts';
import { emitAll } from '../../platform/events/transaction-events.ts';
import { users } from '../accounts/accounts.table.ts';
import { homeBuyers } from '../leads/contact-details/home-buyers.table.ts';
import { isActiveBuyer } from '../purchases/membership.ts';
import { purchasePeople, purchases } from '../purchases/purchases.table.ts';
import { requireOwner } from '../staff/case-owners.ts';
import type { CasesOfOwner } from '../staff/members.service.ts';
import { describeActor, type StaffActor } from '../staff/require-staff.ts';
import { recordStaffActions } from '../staff/staff-actions.service.ts';
import { purchaseHandedOverEmail } from './home-buyers.emails.ts';
import type { HomeBuyersContext } from './home-buyers.service.ts';
import { findFirstBuyers, loadBuyers } from './purchase-buyers.ts';
import { purchaseOwners } from './purchase-owners.table.ts';

/** Sends the email to a new owner. */
export type HandOverEmails = { post(email: Email, on: Database): Promise<void>; baseUrl: string };

/**
 * Gives a purchase to a member of staff, or to none. NOT_FOUND for one that no buyer has, a guest's among them; CHANGED_MEANWHILE says whose
 * it is, where someone was faster. The same owner without a note changes nothing.
 */
export async function setPurchaseOwner(
  context: HomeBuyersContext & HandOverEmails,
  actor: StaffActor,
  {
    id,
    version,
    ownerId,
    note,
  }: { id: string; version: number; ownerId: string | null; note?: string | undefined },
): Promise<PurchaseOwnership> {
  return context.database.transact(async (transaction) => {
    const owner = await requireOwner(transaction, ownerId);
    await lockPurchases(transaction, [id]);
    if (!(await findFirstBuyers(transaction, [id])).has(id))
      throw new Failure('NOT_FOUND', { reason: 'home-buyers.no-such-purchase' });
    const current = await loadOwnership(transaction, id);
    if (current.ownerVersion !== version) throw refuseStale(current);
    if (ownerId === (current.owner?.id ?? null) && !note) return current;
    await handOver(transaction, actor, { ids: [id], owner, note: note || null, at: context.now() });
    if (ownerId !== current.owner?.id) await notifyOwner(context, transaction, { actor, owner, count: 1 });
    return loadOwnership(transaction, id);
  });
}

export async function loadOwnership(db: Database, purchaseId: string): Promise<PurchaseOwnership> {
  const [row] = await db
    .select({ owned: purchaseOwners, name: users.name })
    .from(purchaseOwners)
    .leftJoin(users, eq(users.id, purchaseOwners.ownerId))
    .where(eq(purchaseOwners.purchaseId, purchaseId));
  if (!row) return { owner: null, ownerVersion: 0, handOver: null };
  const { ownerId, version, byName, at, note } = row.owned;
  return {
    owner: ownerId === null ? null : { id: ownerId, name: row.name ?? '' },
    ownerVersion: version,
    handOver: { by: byName, at: at.toISOString(), note },
  };
}

/** Of which purchase a row of a list is, by the columns of its table. */
type OwnedRow = { purchaseId: SQL } | { buyerId: SQL };

const ofSummary: OwnedRow = { purchaseId: sql`purchase_summaries.purchase_id` };

/** Whether a row is of a purchase with such an owner; `ownerIds` are the members that the filter means. */
export function hasPurchaseOwner(
  owner: PurchasesFilter['owner'],
  ownerIds: readonly string[] = [],
  row: OwnedRow = ofSummary,
): SQL | undefined {
  if (owner === undefined) return undefined;
  const rows =
    'purchaseId' in row
      ? sql`purchase_owners where purchase_owners.purchase_id = ${row.purchaseId}`
      : sql`purchase_owners join purchase_people on purchase_people.purchase_id = purchase_owners.purchase_id
          where purchase_people.user_id = ${row.buyerId} and ${isActiveBuyer}`;
  const owned = sql`select from ${rows} and purchase_owners.owner_id`;
  if (owner === 'nobody') return sql`not exists (${owned} is not null)`;
  if (owner === 'somebody') return sql`exists (${owned} is not null)`;
  return sql`exists (${owned} = any(${sql.param(ownerIds)}::text[]))`;
}

/** The owners of these purchases, by purchase; one without an owner is not among them. */
export async function loadPurchaseOwners(
  db: Database,
  purchaseIds: readonly string[],
): Promise<Map<string, MemberView>> {
  const rows = await db
    .select({ purchaseId: purchaseOwners.purchaseId, id: users.id, name: users.name })
    .from(purchaseOwners)
    .innerJoin(users, eq(users.id, purchaseOwners.ownerId))
    .where(inArray(purchaseOwners.purchaseId, [...purchaseIds]));
  return new Map(rows.map(({ purchaseId, ...owner }) => [purchaseId, owner]));
}

/** Purchases that one statement hands over. */
const AT_ONCE = 500;

/** The purchases of a member who is suspended, and their way to another one. */
export const createPurchasesOfOwner = (emails: HandOverEmails): CasesOfOwner => ({
  count: (db, ownerId) => db.$count(purchaseOwners, eq(purchaseOwners.ownerId, ownerId)),
  async pass(transaction, actor, { from, to, at }) {
    const isOwned = eq(purchaseOwners.ownerId, from);
    const owned = await transaction
      .select({ id: purchaseOwners.purchaseId })
      .from(purchaseOwners)
      .where(isOwned);
    for (let place = 0; place < owned.length; place += AT_ONCE) {
      const ids = owned.slice(place, place + AT_ONCE).map(({ id }) => id);
      const locked = await lockPurchases(transaction, ids);
      await handOver(transaction, actor, { ids: locked, owner: to, note: null, at });
    }
    await notifyOwner(emails, transaction, { actor, owner: to, count: owned.length });
  },
});

/** One email for all that is handed over at once, to an owner who did not do it. */
async function notifyOwner(
  { post, baseUrl }: HandOverEmails,
  transaction: Database,
  { actor, owner, count }: { actor: StaffActor; owner: MemberView | null; count: number },
): Promise<void> {
  if (owner === null || count === 0 || ('userId' in actor && actor.userId === owner.id)) return;
  const [member] = await transaction.select({ email: users.email }).from(users).where(eq(users.id, owner.id));
  const url = `${baseUrl}/staff`;
  if (member)
    await post(purchaseHandedOverEmail.write(member.email, { by: actor.name, count, url }), transaction);
}

/**
 * Locks what a hand-over is about, and returns which of the purchases are there. In the order of an erasure, accounts before purchases: it
 * waits until the hand-over is logged, and then removes the address from the log.
 */
async function lockPurchases(transaction: Database, ids: readonly string[]): Promise<string[]> {
  const buyers = transaction
    .select({ id: purchasePeople.userId })
    .from(purchasePeople)
    .where(sql`${purchasePeople.purchaseId} = any(${sql.param(ids)}::uuid[]) and ${isActiveBuyer}`);
  await transaction
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, buyers))
    .orderBy(asc(users.id))
    .for('key share');
  await transaction
    .select({ id: homeBuyers.id })
    .from(homeBuyers)
    .where(inArray(homeBuyers.userId, buyers))
    .orderBy(asc(homeBuyers.id))
    .for('key share');
  const locked = await transaction
    .select({ id: purchases.id })
    .from(purchases)
    .where(sql`${purchases.id} = any(${sql.param(ids)}::uuid[])`)
    .orderBy(asc(purchases.id))
    .for('no key update');
  return locked.map(({ id }) => id);
}

type HandOver = { ids: readonly string[]; owner: MemberView | null; note: string | null; at: Date };

async function handOver(
  transaction: Database,
  actor: StaffActor,
  { ids, owner, note, at }: HandOver,
): Promise<void> {
  if (ids.length === 0) return;
  const given = { ownerId: owner?.id ?? null, note, byName: actor.name, at };
  await transaction
    .insert(purchaseOwners)
    .values(ids.map((purchaseId) => ({ purchaseId, version: 1, ...given })))
    .onConflictDoUpdate({
      target: purchaseOwners.purchaseId,
      set: { ...given, version: sql`${purchaseOwners.version} + 1` },
    });
  const buyers = await loadBuyers(transaction, ids);
  const actions = [...buyers].flatMap(([id, named]) =>
    named.map(({ id: userId, email }) => ({
      action: 'home-buyers.owner-changed' as const,
      subject: { kind: 'purchase', id },
      about: { userId, email },
      detail: { owner: owner?.name ?? null },
    })),
  );
  if (actions.length > 0) await recordStaffActions(transaction, actor, actions);
  await emitAll(
    transaction,
    'purchase.handed_over',
    ids.map((id) => ({
      purchaseId: id,
      buyerIds: (buyers.get(id) ?? []).map((buyer) => buyer.id),
      ownerId: owner?.id ?? null,
      by: describeActor(actor),
    })),
    at,
  );
  await transaction.execute(
    sql`select ${announcingTo(sql`member`, 'homeBuyers')} from porchlight_active_staff() member`,
  );
}

function refuseStale({ owner }: PurchaseOwnership): Failure {
  const now = { owner: owner?.name };
  return new Failure('CHANGED_MEANWHILE', {
    reason: 'home-buyers.owner-changed',
    params: now,
    fields: { ownerId: { reason: 'leads.owner-now', params: now } },
  });
}
