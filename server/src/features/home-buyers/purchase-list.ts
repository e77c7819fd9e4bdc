import type {
  PurchaseSummary,
  PurchasesFilter,
} from '@porchlight/domain/home-buyers/staff-purchases.contract.ts';
import {
  countSilentDays,
  PAST_ALL_MILESTONES,
  type PurchaseSort,
} from '@porchlight/domain/home-buyers/staff-purchases.ts';
import { addDays } from '@porchlight/domain/kernel/calendar-dates.ts';
import { getWallClock, LAST_TIME_ZONE } from '@porchlight/domain/kernel/time-zones.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import type { ListPage } from '@porchlight/domain/staff/staff-lists.ts';
import { and, between, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { createKeyset, type Keyset, type KeysetColumn } from '../../platform/database/keyset.ts';
import { narrowByWords } from '../../platform/database/word-search.ts';
import { users } from '../accounts/accounts.table.ts';
import { hasWordsOfPerson, listPeople } from '../accounts/people-search.ts';
import { isActiveBuyer } from '../purchases/membership.ts';
import { purchasePeople } from '../purchases/purchases.table.ts';
import { listOwnerIds } from '../staff/absences.service.ts';
import { canSeeAddresses, type StaffActor } from '../staff/require-staff.ts';
import { recordStaffAction } from '../staff/staff-actions.service.ts';
import { loadBuyers } from './purchase-buyers.ts';
import { hasPurchaseOwner } from './purchase-owners.service.ts';
import { purchaseOwners } from './purchase-owners.table.ts';
import { purchaseSummaries } from './purchase-summaries.table.ts';
import { refreshSummaries } from './refresh-summaries.ts';

const DAY_MS = 86_400_000;
const owners = alias(users, 'owners');

type ListInput = PurchasesFilter & { cursor?: string | undefined; limit: number; sort: PurchaseSort };

/** Who reads, which is what “me” means. */
type Reading = { now: Date; actor: StaffActor };

/** A page of purchases as they are now; the access is logged. */
export async function listStaffPurchases(
  context: { database: DatabaseConnection; now(): Date },
  actor: StaffActor,
  input: ListInput,
): Promise<ListPage<PurchaseSummary>> {
  const { database, now } = context;
  await refreshSummaries(context);
  const page = await database.read((transaction) => loadPurchases(transaction, input, { now: now(), actor }));
  const { cursor: _cursor, limit: _limit, ...asked } = input;
  await recordStaffAction(database.db, actor, {
    action: 'home-buyers.listed',
    subject: { kind: 'purchase' },
    detail: { ...asked, search: input.search ?? null, rows: page.rows.length },
  });
  return page;
}

/** One page of purchases, in the order and within the filter that are asked for. */
export async function loadPurchases(
  transaction: Database,
  { cursor, limit, sort, ...filter }: ListInput,
  { now, actor }: Reading,
): Promise<ListPage<PurchaseSummary>> {
  const order = createOrder(sort, users.name);
  const page = order.open(cursor);
  const ownerIds = await listOwnerIds(transaction, filter.owner, actor, now);
  const isWithin = listConditions(filter, now, ownerIds);
  // Words are looked for in the table alone; the same order, without the account that is joined.
  const searched = createOrder(sort, { sql: nameOfLead, type: 'text' }).open(cursor);
  const search = {
    table: purchaseSummaries,
    key: purchaseSummaries.purchaseId,
    conditions: and(...isWithin, searched.where),
    orderBy: searched.orderBy,
    search: filter.search,
    hasWords: (words: string) => isOfNamedBuyer(words, canSeeAddresses(actor)),
    listed: async (_words: string, tokens: readonly string[]) => {
      const isNamed = await listPeople(transaction, purchasePeople.userId, tokens);
      return (
        isNamed &&
        sql`${purchaseSummaries.purchaseId} in (select ${purchasePeople.purchaseId} from ${purchasePeople}
          where ${isNamed} and ${isActiveBuyer})`
      );
    },
  };
  const rows = await transaction
    .select({
      id: purchaseSummaries.purchaseId,
      milestone: purchaseSummaries.milestone,
      closingDay: purchaseSummaries.closingDay,
      owes: purchaseSummaries.owes,
      lastSignAt: purchaseSummaries.lastSignAt,
      ownerId: purchaseOwners.ownerId,
      ownerName: owners.name,
      position: order.position,
    })
    .from(purchaseSummaries)
    // A buyer who has just left may still have a row.
    .innerJoin(users, eq(users.id, purchaseSummaries.leadId))
    .leftJoin(purchaseOwners, eq(purchaseOwners.purchaseId, purchaseSummaries.purchaseId))
    .leftJoin(owners, eq(owners.id, purchaseOwners.ownerId))
    .where(filter.search ? await narrowByWords(transaction, search, limit + 1) : and(...isWithin, page.where))
    .orderBy(...page.orderBy)
    .limit(limit + 1);
  const { rows: kept, ...ends } = page.cut(rows, limit);
  const buyers = await loadBuyers(
    transaction,
    kept.map(({ id }) => id),
  );
  return {
    ...ends,
    rows: kept.map(({ milestone, lastSignAt, ownerId, ownerName, ...row }) => ({
      ...row,
      buyers: (buyers.get(row.id) ?? []).map(({ purchaseId: _purchase, ...buyer }) => buyer),
      milestone: milestones.find(({ id }) => id === milestone)?.slug ?? null,
      lastSignAt: lastSignAt.toISOString(),
      silentDays: countSilentDays(lastSignAt, now),
      owner: ownerId === null ? null : { id: ownerId, name: ownerName ?? '' },
    })),
  };
}

const nameOfLead = sql`(select users.name from users where users.id = purchase_summaries.lead_id)`;

/** By the column that `sort` names; each has an index in its order, and `name` that of accounts. */
function createOrder(sort: PurchaseSort, name: KeysetColumn): Keyset {
  const { closingDay, lastSignAt, leadId, milestone, owes, purchaseId } = purchaseSummaries;
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const last = direction === 'asc' ? sql`'infinity'` : sql`'-infinity'`;
  const columns: Record<string, KeysetColumn> = {
    name,
    milestone,
    // Without a closing day it comes last in both directions.
    closing: { sql: sql`coalesce(${closingDay}, ${last})`, type: 'date' },
    owes,
    activity: lastSignAt,
  };
  const column = columns[sort.replace('-', '')] ?? lastSignAt;
  return createKeyset(direction, column, sort.endsWith('name') ? leadId : purchaseId);
}

function listConditions(
  { milestone, owes, silent, closing, owner }: PurchasesFilter,
  now: Date,
  ownerIds: readonly string[] | undefined,
): (SQL | undefined)[] {
  const today = getWallClock(now, LAST_TIME_ZONE).day;
  const place =
    milestone === 'done' ? PAST_ALL_MILESTONES : milestones.find(({ slug }) => slug === milestone)?.id;
  return [
    place === undefined ? undefined : eq(purchaseSummaries.milestone, place),
    owes && (owes === 'yes' ? gt(purchaseSummaries.owes, 0) : eq(purchaseSummaries.owes, 0)),
    silent === undefined
      ? undefined
      : lte(purchaseSummaries.lastSignAt, new Date(now.getTime() - silent * DAY_MS)),
    closing === undefined ? undefined : between(purchaseSummaries.closingDay, today, addDays(today, closing)),
    hasPurchaseOwner(owner, ownerIds),
  ];
}

/** Whether a buyer of the purchase has the words. Asked as one value, so that it is looked up row by row. */
const isOfNamedBuyer = (
  words: string,
  inAddress: boolean,
) => sql`(select true from purchase_people join users on users.id = purchase_people.user_id
  where purchase_people.purchase_id = purchase_summaries.purchase_id and ${isActiveBuyer} and ${hasWordsOfPerson(words, inAddress)} limit 1) is not null`;
