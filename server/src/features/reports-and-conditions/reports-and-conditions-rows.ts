import type { ReportsAndConditionsView } from '@porchlight/domain/reports-and-conditions/reports-and-conditions.contract.ts';
import { asc } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { ofPurchase } from '../purchases/membership.ts';
import { loanConditions, thirdPartyOrders } from './reports-and-conditions.table.ts';

/** What the purchase of this account waits for, the earliest due first, and its conditions in their order. */
export async function loadReportsAndConditions(
  db: Database,
  userId: string,
): Promise<ReportsAndConditionsView> {
  const orders = await db
    .select()
    .from(thirdPartyOrders)
    .where(ofPurchase(thirdPartyOrders.purchaseId, userId))
    .orderBy(asc(thirdPartyOrders.dueOn), thirdPartyOrders.id);
  const conditions = await db
    .select()
    .from(loanConditions)
    .where(ofPurchase(loanConditions.purchaseId, userId))
    .orderBy(asc(loanConditions.place), loanConditions.id);
  return {
    orders: orders.map(({ purchaseId: _purchase, userId: _user, changedAt, ...order }) => ({
      ...order,
      changedAt: changedAt.toISOString(),
    })),
    conditions: conditions.map(
      ({ purchaseId: _purchase, userId: _user, place: _place, changedAt, ...row }) => ({
        ...row,
        changedAt: changedAt.toISOString(),
      }),
    ),
  };
}
