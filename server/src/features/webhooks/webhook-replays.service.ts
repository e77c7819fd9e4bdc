import type { WebhookDeliveryDetail } from '@porchlight/domain/webhooks/webhooks.contract.ts';
import { and, eq, gte, type SQL } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { announceChange } from '../../platform/events/changes.ts';
import type { StaffActor } from '../staff/require-staff.ts';
import { recordStaffAction } from '../staff/staff-actions.service.ts';
import { deliveryNotFound, getDelivery } from './webhook-deliveries.service.ts';
import { endpointNotFound, lockEndpoint } from './webhook-endpoints.service.ts';
import { storeTestEvent } from './webhook-events.service.ts';
import { webhookDeliveries, webhookEndpoints } from './webhooks.table.ts';
import { DELIVERIES_DUE, type WebhooksContext } from './webhooks-context.ts';

/** Queues a test for one endpoint alone. */
export async function sendTest(
  context: WebhooksContext,
  actor: StaffActor,
  endpointId: string,
): Promise<WebhookDeliveryDetail> {
  return context.database.transact(async (transaction) => {
    const { url, isOn } = await lockEndpoint(transaction, endpointId);
    if (!isOn) {
      throw new Failure('BAD_INPUT', { reason: 'webhooks.test-while-off' });
    }
    await recordStaffAction(transaction, actor, {
      action: 'webhooks.tested',
      subject: { kind: 'webhook', id: endpointId },
      detail: { url },
    });
    return getDelivery(transaction, await storeTestEvent(transaction, endpointId, context.now()));
  });
}

/** Sends one again from the start of the schedule, under the id that it had. */
export async function replayDelivery(
  context: WebhooksContext,
  actor: StaffActor,
  id: string,
): Promise<WebhookDeliveryDetail> {
  return context.database.transact(async (transaction) => {
    const [delivery] = await transaction
      .select({ endpointId: webhookDeliveries.endpointId })
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.id, id));
    if (!delivery) throw deliveryNotFound();
    await requireOn(transaction, delivery.endpointId);
    await replay(transaction, eq(webhookDeliveries.id, id), context.now());
    await recordStaffAction(transaction, actor, {
      action: 'webhooks.replayed',
      subject: { kind: 'webhook', id: delivery.endpointId },
      detail: { delivery: id },
    });
    return getDelivery(transaction, id);
  });
}

/** Sends again what was given up of all that happened since then; gives how many. */
export async function replayFailed(
  context: WebhooksContext,
  actor: StaffActor,
  { id, since }: { id: string; since: string },
): Promise<number> {
  return context.database.transact(async (transaction) => {
    await requireOn(transaction, id);
    const number = await replay(
      transaction,
      and(
        eq(webhookDeliveries.endpointId, id),
        eq(webhookDeliveries.state, 'failed'),
        gte(webhookDeliveries.occurredAt, new Date(since)),
      ),
      context.now(),
    );
    await recordStaffAction(transaction, actor, {
      action: 'webhooks.replayed',
      subject: { kind: 'webhook', id },
      detail: { since, number },
    });
    return number;
  });
}

/** What is being sent at this moment is left to that try. */
async function replay(transaction: Database, which: SQL | undefined, now: Date): Promise<number> {
  const { rowCount } = await transaction
    .update(webhookDeliveries)
    .set({ state: 'waiting', tries: 0, nextTryAt: now })
    .where(which);
  await announceChange(transaction, { work: DELIVERIES_DUE, subject: 'again' });
  return rowCount ?? 0;
}

async function requireOn(transaction: Database, endpointId: string): Promise<void> {
  const [endpoint] = await transaction
    .select({ switchedOff: webhookEndpoints.switchedOff })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, endpointId))
    .for('share');
  if (!endpoint) throw endpointNotFound();
  if (endpoint.switchedOff === null) return;
  throw new Failure('BAD_INPUT', { reason: 'webhooks.again-while-off' });
}
