import { buyerRoles } from '@porchlight/domain/kernel/purchases/purchases.ts';
import type { ChangeTopic } from '@porchlight/domain/webhooks/events/change-topics.ts';
import {
  and,
  eq,
  gt,
  isNull,
  notInArray,
  or,
  type Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { announcingTo } from '../../platform/events/changes.ts';
import type { Helper } from '../../platform/http/request-context.ts';
import { purchaseGrants, purchasePeople } from './purchases.table.ts';

/** An account's id, also as a column or a value given later. */
type Account = string | SQLWrapper | Placeholder;

/** The purchase that this account is an active buyer of. The database sees to it that there is exactly one. */
export const purchaseOf = (userId: Account): SQL<string> => sql<string>`porchlight_purchase_of(${userId})`;

/** Whether a row is of that purchase. */
export const ofPurchase = (column: PgColumn, userId: Account): SQL => sql`${column} = ${purchaseOf(userId)}`;

/** Rows of `purchase_people` that are of an account that buys now. */
export const isActiveBuyer: SQL = sql`${purchasePeople.state} = 'active' and ${purchasePeople.userId} is not null
  and ${purchasePeople.role} in ('buyer', 'co-buyer')`;

/** Rows of `purchase_people` by which this helper was let in. */
export const isOfHelper = ({ addressHash }: Helper) =>
  and(
    eq(purchasePeople.addressHash, addressHash),
    eq(purchasePeople.state, 'active'),
    notInArray(purchasePeople.role, [...buyerRoles]),
  );

/** Grants that have neither ended nor been withdrawn. */
export const isOpenGrant = (now: Date) =>
  and(isNull(purchaseGrants.withdrawnAt), or(isNull(purchaseGrants.until), gt(purchaseGrants.until, now)));

/** Lets the transactions that change one purchase run one after the other, whichever of its buyers they are for. */
export async function lockPurchase(transaction: Database, topic: string, userId: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${topic}:`}::text || ${purchaseOf(userId)}, 0))`,
  );
}

/** Announces a change that the pages of all buyers of this account's purchase show, once it is committed. */
export async function announceToBuyers(
  transaction: Database,
  { topic, userId }: { topic: ChangeTopic; userId: string },
): Promise<void> {
  await transaction.execute(sql`
    select ${announcingTo(purchasePeople.userId, topic)} from ${purchasePeople}
    where ${ofPurchase(purchasePeople.purchaseId, userId)} and ${purchasePeople.state} = 'active' and ${purchasePeople.userId} is not null`);
}
