import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { isActiveBuyer } from '../purchases/membership.ts';
import { purchasePeople } from '../purchases/purchases.table.ts';
import { isNoStaff } from '../staff/staff.service.ts';

/** The active buyers of each purchase, the one who is named first before the other. */
export async function loadBuyers(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never[]>();
  const rows = await db
    .select({ purchaseId: purchasePeople.purchaseId, id: users.id, name: users.name, email: users.email })
    .from(purchasePeople)
    .innerJoin(users, eq(users.id, purchasePeople.userId))
    .where(and(inArray(purchasePeople.purchaseId, [...ids]), isActiveBuyer))
    .orderBy(sql`${purchasePeople.role} <> 'buyer'`, asc(purchasePeople.since), users.id);
  return Map.groupBy(rows, ({ purchaseId }) => purchaseId);
}

/** Of each purchase the buyer who is named first; none of one that only guests or members of staff have. */
export async function findFirstBuyers(
  transaction: Database,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await transaction
    .selectDistinctOn([purchasePeople.purchaseId], { id: purchasePeople.purchaseId, leadId: users.id })
    .from(purchasePeople)
    .innerJoin(users, eq(users.id, purchasePeople.userId))
    .where(
      and(
        inArray(purchasePeople.purchaseId, [...ids]),
        isActiveBuyer,
        isNull(users.guest),
        isNoStaff(users.id),
      ),
    )
    .orderBy(
      purchasePeople.purchaseId,
      sql`${purchasePeople.role} <> 'buyer'`,
      asc(purchasePeople.since),
      users.id,
    );
  return new Map(rows.map(({ id, leadId }) => [id, leadId]));
}
