import {
  type LeadFilter,
  type LeadRow,
  type leadOrders,
  MAX_COUNTED,
} from '@porchlight/domain/leads/lead-inbox.ts';
import type { ListPage } from '@porchlight/domain/staff/staff-lists.ts';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { parseInstant } from '../../platform/database/instants.ts';
import { createKeyset, type Keyset } from '../../platform/database/keyset.ts';
import { users } from '../accounts/accounts.table.ts';
import type { StaffActor } from '../staff/require-staff.ts';
import { recordStaffAction } from '../staff/staff-actions.service.ts';
import { findConditions, type LeadReader } from './lead-conditions.ts';
import { countLeads, findLeads, prepareSearch } from './lead-search.ts';
import { leads, newsletterSubscriptions } from './leads.table.ts';

export type LeadsInboxContext = { database: DatabaseConnection; now(): Date };

export type LeadListInput = LeadFilter & {
  cursor?: string | undefined;
  limit: number;
  order?: (typeof leadOrders)[number] | undefined;
};

/** A page of the inbox; the access is logged with its filter. */
export async function listLeads(
  { database, now }: LeadsInboxContext,
  actor: StaffActor,
  { cursor, limit, order, ...filter }: LeadListInput,
): Promise<ListPage<LeadRow>> {
  const page = await database.read((transaction) =>
    getLeadPage(transaction, { actor, now: now() }, { cursor, limit, order, ...filter }, selectRows),
  );
  await recordStaffAction(database.db, actor, {
    action: 'leads.listed',
    subject: { kind: 'leads' },
    detail: { ...filter, rows: page.rows.length },
  });
  return page;
}

/** How many a filter lets through, to `MAX_COUNTED`. */
export async function countInbox(
  { database, now }: LeadsInboxContext,
  actor: StaffActor,
  filter: LeadFilter,
) {
  return database.read(async (transaction) => {
    await prepareSearch(transaction);
    const conditions = await findConditions(transaction, filter, { actor, now: now() });
    const count = await countLeads(transaction, conditions, orders.newest.open(undefined));
    return { count: Math.min(count, MAX_COUNTED), isMore: count > MAX_COUNTED };
  });
}

/** The ids of at most `limit` leads that a filter lets through, in no order. */
export async function findMatching(
  transaction: Database,
  reader: LeadReader,
  filter: LeadFilter,
  limit: number,
): Promise<string[]> {
  await prepareSearch(transaction);
  const conditions = await findConditions(transaction, filter, reader);
  return findLeads(transaction, conditions, orders.newest.open(undefined), limit);
}

/** One page of whatever `select` reads of the leads with these ids. */
export async function getLeadPage<Row extends { position: string }>(
  transaction: Database,
  reader: LeadReader,
  { cursor, limit, order, ...filter }: LeadListInput,
  select: (
    transaction: Database,
    ids: string[],
    keyset: Keyset,
    order: ReturnType<Keyset['open']>,
  ) => Promise<Row[]>,
): Promise<ListPage<Omit<Row, 'position'>>> {
  await prepareSearch(transaction);
  const keyset = orders[order ?? 'newest'];
  const page = keyset.open(cursor);
  const conditions = await findConditions(transaction, filter, reader);
  const ids = await findLeads(transaction, conditions, page, limit + 1);
  return page.cut(ids.length === 0 ? [] : await select(transaction, ids, keyset, page), limit);
}

export const orders = {
  newest: createKeyset('desc', leads.createdAt, leads.id),
  oldest: createKeyset('asc', leads.createdAt, leads.id),
};

/** What a line of the inbox shows; the message's beginning on one line. */
const EXCERPT = 140;
export const rowColumns = {
  id: leads.id,
  name: leads.name,
  email: leads.email,
  phone: leads.phone,
  source: leads.source,
  isUnconfirmed: sql<boolean>`${leads.source} = 'newsletter' and exists (select from ${newsletterSubscriptions} asked
    where asked.email = ${leads.email} and asked.confirmed_at is null)`,
  status: leads.status,
  ownerId: leads.ownerId,
  ownerName: users.name,
  excerpt: sql<
    string | null
  >`regexp_replace(left(${leads.message}, ${sql.raw(String(EXCERPT))}), '\\s+', ' ', 'g')`,
  version: leads.version,
  createdAt: sql<string>`${leads.createdAt}::text`,
  updatedAt: sql<string>`coalesce(${leads.changedAt}, ${leads.createdAt})::text`,
};

type StoredRow = Omit<LeadRow, 'owner'> & { ownerId: string | null; ownerName: string | null };

/** A row as it is sent. */
export function toRow({ ownerId, ownerName, createdAt, updatedAt, ...row }: StoredRow): LeadRow {
  return {
    ...row,
    owner: ownerId === null ? null : { id: ownerId, name: ownerName ?? '' },
    createdAt: parseInstant(createdAt),
    updatedAt: parseInstant(updatedAt),
  };
}

/**
 * These leads, locked until the transaction ends. In one order, so that two changes of several at once wait for one another and do not lock
 * each other out.
 */
export async function lockLeads(transaction: Database, ids: readonly string[]): Promise<LeadRow[]> {
  const rows = await transaction
    .select(rowColumns)
    .from(leads)
    .leftJoin(users, eq(users.id, leads.ownerId))
    .where(eq(leads.id, sql`any(${sql.param(ids)}::uuid[])`))
    .orderBy(asc(leads.id))
    .for('update', { of: leads });
  return rows.map(toRow);
}

async function selectRows(
  transaction: Database,
  ids: string[],
  { position }: Keyset,
  { orderBy }: ReturnType<Keyset['open']>,
) {
  const rows = await transaction
    .select({ ...rowColumns, position })
    .from(leads)
    .leftJoin(users, eq(users.id, leads.ownerId))
    .where(eq(leads.id, sql`any(${sql.param(ids)}::uuid[])`))
    .orderBy(...orderBy);
  return rows.map(({ position, ...row }) => ({ ...toRow(row), position }));
}
