import { isNull } from 'drizzle-orm';
import { switchOff } from '../features/webhooks/webhook-switching-off.ts';
import { webhookEndpoints } from '../features/webhooks/webhooks.table.ts';
import type { Database } from '../platform/database/database.ts';

/**
 * Switches every webhook off until an admin switches it on in the console: a copy that is tried out would send to the receivers of the
 * installation that the backup is of. What waited can be sent again by hand. Gives how many were on.
 */
export async function switchOffWebhooks(db: Database, now = new Date()): Promise<number> {
  const on = await db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(isNull(webhookEndpoints.switchedOff));
  for (const { id } of on) await switchOff(db, id, 'restored', now);
  return on.length;
}
