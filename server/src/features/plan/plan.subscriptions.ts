import { randomUUID } from 'node:crypto';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { on, type Subscription } from '../../platform/events/transaction-events.ts';
import { setClosingDay } from '../date-store/set-closing-day.ts';
import { ofPurchase, purchaseOf } from '../purchases/membership.ts';
import { purchases } from '../purchases/purchases.table.ts';
import { planFacts } from './plan.table.ts';
import { loadPlanValues } from './plan-rows.ts';
import { recordFact } from './record-facts.ts';

/** Two plans become one, in which the later of each fact holds; parting, each keeps a copy of the whole history. */
export const planSubscriptions: readonly Subscription[] = [
  on('purchase.closing_day_set', async (transaction, { userId, day }, now) => {
    const known = await loadPlanValues(transaction, purchaseOf(userId));
    if ((known.closingDay ?? null) === day) return;
    const entered = { id: randomUUID(), fact: 'closingDay', value: day, from: { source: 'typed' } } as const;
    await recordFact(transaction, { ...entered, userId, now });
  }),
  on('purchase.closing_day_ended', async (transaction, { userId, enteredAt }, now) => {
    const [before] = await transaction
      .select({ value: planFacts.value })
      .from(planFacts)
      .where(
        and(
          ofPurchase(planFacts.purchaseId, userId),
          eq(planFacts.fact, 'closingDay'),
          lte(planFacts.at, new Date(enteredAt)),
        ),
      )
      .orderBy(desc(planFacts.at), desc(planFacts.id))
      .limit(1);
    const day = (before?.value ?? null) as string | null;
    await setClosingDay(transaction, { userId, day, now, isDate: false });
  }),
  on('purchase.joined', async (transaction, { from, to }) => {
    // Both browsers chose their ids: one that the other plan has too is replaced.
    await transaction.execute(sql`
      update ${planFacts} as moved set purchase_id = ${to}::uuid,
        id = case when exists (select from ${planFacts} as other where other.purchase_id = ${to}::uuid and other.id = moved.id)
          then gen_random_uuid() else moved.id end
      where moved.purchase_id = ${from}::uuid`);
    await showUnited(transaction, to);
  }),
  on('purchase.left', async (transaction, { userId, from, to, remainingId }) => {
    await transaction.execute(sql`
      insert into ${planFacts} (id, purchase_id, user_id, fact, value, source, detail, at)
      select gen_random_uuid(), ${to}::uuid, ${userId}, fact, value, source,
        case when user_id = ${userId} then detail else detail || '{"shared": true}' end, at
      from ${planFacts} where purchase_id = ${from}`);
    await transaction.execute(sql`
      update ${planFacts} set user_id = ${remainingId}, detail = detail || '{"shared": true}'
      where purchase_id = ${from} and user_id = ${userId}`);
  }),
];

/** What the purchase itself says follows the plan of both. */
async function showUnited(transaction: Database, purchaseId: string): Promise<void> {
  const { place, closingDay } = await loadPlanValues(transaction, sql`${purchaseId}::uuid`);
  const set = {
    ...(place && { propertyState: place.state, county: place.county }),
    ...(closingDay !== undefined && { closingDay }),
  };
  if (Object.keys(set).length === 0) return;
  await transaction.update(purchases).set(set).where(eq(purchases.id, purchaseId));
}
