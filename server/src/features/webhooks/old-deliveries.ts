import { inArray, lt } from 'drizzle-orm';
import type { DatabaseConnection } from '../../platform/database/database.ts';
import { webhookDeliveries } from './webhooks.table.ts';

/** Rows of one statement: few enough that other requests do not wait for them. */
const BATCH_ROWS = 1_000;

/** Removes the deliveries of events from before `until`, with their attempts, so that the events can go all at once. */
export async function removeOldDeliveries({ db }: DatabaseConnection, until: Date): Promise<void> {
  for (let count = BATCH_ROWS; count === BATCH_ROWS; ) {
    const batch = db
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .where(lt(webhookDeliveries.occurredAt, until))
      .limit(BATCH_ROWS);
    const { rowCount } = await db.delete(webhookDeliveries).where(inArray(webhookDeliveries.id, batch));
    count = rowCount ?? 0;
  }
}
