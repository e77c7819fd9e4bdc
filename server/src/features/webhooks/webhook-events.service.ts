import { randomUUID } from 'node:crypto';
import { TEST_EVENT, type WebhookEvent } from '@porchlight/domain/webhooks/webhook-events.ts';
import { arrayContains, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { writeOnce } from '../../platform/database/written-once.ts';
import { announceChange } from '../../platform/events/changes.ts';
import { webhookDeliveries, webhookEndpoints, webhookEvents } from './webhooks.table.ts';

/**
 * Tells other systems what happened, if and only if the transaction in which it happened is committed: the message and one
 * delivery for each endpoint that wants it are stored in it. Where none does, nothing is.
 */
export async function publishEvent(transaction: Database, event: WebhookEvent, at: Date): Promise<void> {
  const endpoints = await findReceivers(transaction, { types: [event.type] });
  if (endpoints.length > 0) await storeMessage(transaction, event, endpoints, at);
}

const findReceivers = writeOnce<{ types: WebhookEvent['type'][] }, Receiver[]>(
  'find webhook receivers',
  (on) =>
    on
      .select({ id: webhookEndpoints.id, switchedOff: webhookEndpoints.switchedOff })
      .from(webhookEndpoints)
      .where(arrayContains(webhookEndpoints.events, sql`${sql.placeholder('types')}`))
      // An endpoint that is removed at this moment must not make what happened fail.
      .for('key share'),
);

/** A test for one endpoint; gives the delivery's id. */
export async function storeTestEvent(transaction: Database, endpointId: string, at: Date): Promise<string> {
  const endpoint = { id: endpointId, switchedOff: null };
  const [id] = await storeMessage(transaction, { type: TEST_EVENT, data: { endpointId } }, [endpoint], at);
  if (id === undefined) throw new Error('the database returned no row for an insert');
  return id;
}

type Receiver = Pick<typeof webhookEndpoints.$inferSelect, 'id' | 'switchedOff'>;

async function storeMessage(
  transaction: Database,
  { type, data }: { type: string; data: object },
  endpoints: readonly Receiver[],
  at: Date,
): Promise<string[]> {
  const id = `msg_${randomUUID().replaceAll('-', '')}`;
  const payload = JSON.stringify({ type, timestamp: at.toISOString(), data });
  await transaction.insert(webhookEvents).values({ id, type, payload, occurredAt: at });
  const stored = await transaction
    .insert(webhookDeliveries)
    .values(
      endpoints.map((endpoint) => ({
        eventId: id,
        endpointId: endpoint.id,
        occurredAt: at,
        // Kept for an endpoint that is off as well, so that it can be sent once the endpoint is on again.
        ...(endpoint.switchedOff === null
          ? ({ state: 'waiting', nextTryAt: at } as const)
          : ({ state: 'failed', lastProblem: 'switched-off' } as const)),
      })),
    )
    .returning({ id: webhookDeliveries.id });
  await announceChange(transaction, { topic: 'webhooks', userId: id });
  return stored.map((delivery) => delivery.id);
}
