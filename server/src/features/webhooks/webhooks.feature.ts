import { listEventTypes } from '@porchlight/domain/webhooks/webhook-events.ts';
import type { WebhookDeliveryDetail } from '@porchlight/domain/webhooks/webhooks.contract.ts';
import { and, eq, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { APPEND, bothMay } from '../../platform/database/rls/database-grants.ts';
import { announceChange } from '../../platform/events/changes.ts';
import { defineFeature } from '../../platform/feature.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import { requireActor, type StaffActor } from '../staff/require-staff.ts';
import { recordStaffAction } from '../staff/staff-actions.service.ts';
import { getEventFeed, numberEvents } from './event-feed.service.ts';
import { deliveryNotFound, getDelivery, listDeliveries } from './webhook-deliveries.service.ts';
import {
  addEndpoint,
  changeEndpoint,
  endpointNotFound,
  listEndpoints,
  lockEndpoint,
  removeEndpoint,
  rotateSecret,
} from './webhook-endpoints.service.ts';
import { storeTestEvent } from './webhook-events.service.ts';
import type { WebhookSender } from './webhook-sender.ts';
import { webhookOffEmail } from './webhooks.emails.ts';
import {
  eventFeed,
  webhookAttempts,
  webhookDeliveries,
  webhookEndpoints,
  webhookEventRows,
} from './webhooks.table.ts';
import { DELIVERIES_DUE, DELIVERY_LATE, type WebhooksContext } from './webhooks-context.ts';

/** Rows of one statement: few enough that other requests do not wait for them. */
const BATCH_ROWS = 1_000;

export const webhooksFeature = defineFeature({
  name: 'webhooks',
  tables: [
    {
      table: webhookEndpoints,
      grants: bothMay(
        ['select', 'update'],
        webhookEndpoints.sealedSecret,
        webhookEndpoints.sealedFormerSecret,
        webhookEndpoints.sealedEarlierSecrets,
      ),
      leftOut: 'which other systems of the operator receive events',
    },
    {
      table: webhookEventRows,
      divided: { by: webhookEventRows.occurredAt, months: 1 },
      grants: bothMay(APPEND),
      leftOut:
        'what they were told: numbers of records and plain facts, for 30 days; the records are in the download',
    },
    { table: eventFeed, leftOut: 'how many such events there were' },
    { table: webhookDeliveries, grants: bothMay(APPEND), leftOut: 'whether they were reached' },
    { table: webhookAttempts, leftOut: 'what they answered' },
  ],
  routes: ({ webhooks }: { webhooks: WebhooksContext }) => ({
    webhooks: createWebhookRoutes(webhooks),
    eventFeed: createEventFeedRoutes(webhooks),
  }),
  emails: [webhookOffEmail],
  clock: ({ webhookSender }: { webhookSender: WebhookSender }) => [
    { every: 'minute', job: 'due-webhooks', run: webhookSender.sendDue },
  ],
  backlog: { webhooks: sql`select count(*)::int from ${webhookDeliveries} where state = 'waiting'` },
  oldestDue: {
    webhooks: sql`select min(next_try_at) from ${webhookDeliveries} where state = 'waiting' and next_try_at <= now()`,
  },
  retention: {
    'webhook-messages': {
      table: webhookEventRows,
      // A reader of the feed learns from the positions that events are gone.
      begin: numberEvents,
      isDue: (cutoff) => lte(webhookEventRows.occurredAt, cutoff),
      dropped: { clear: removeOldDeliveries },
    },
  },
  due: ({ webhookSender }: { webhookSender: WebhookSender }) => ({
    [DELIVERIES_DUE]: { late: DELIVERY_LATE, run: webhookSender.sendDue },
  }),
});

/** Removes the deliveries of events from before `until`, with their attempts, so that the events can go all at once. */
async function removeOldDeliveries({ db }: DatabaseConnection, until: Date): Promise<void> {
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

/** Who holds no token is a member of staff, who may read every list that events are about. */
function createEventFeedRoutes(dependencies: Pick<WebhooksContext, 'database'>) {
  return {
    list: endpoints.eventFeed.list.handler(({ context, input }) => {
      const actor = requireActor(context);
      const types = 'tokenId' in actor ? listEventTypes(actor.scopes) : undefined;
      return getEventFeed(dependencies, { ...input, types });
    }),
  };
}

function createWebhookRoutes(dependencies: WebhooksContext) {
  const { webhooks } = endpoints;
  return {
    list: webhooks.list.handler(async () => ({ endpoints: await listEndpoints(dependencies) })),
    create: webhooks.create.handler(({ context, input }) =>
      addEndpoint(dependencies, requireActor(context), input),
    ),
    change: webhooks.change.handler(({ context, input }) =>
      changeEndpoint(dependencies, requireActor(context), input),
    ),
    remove: webhooks.remove.handler(async ({ context, input }) => {
      await removeEndpoint(dependencies, requireActor(context), input.id);
      return { done: true } as const;
    }),
    rotateSecret: webhooks.rotateSecret.handler(({ context, input }) =>
      rotateSecret(dependencies, requireActor(context), input.id),
    ),
    sendTest: webhooks.sendTest.handler(({ context, input }) =>
      sendTest(dependencies, requireActor(context), input.id),
    ),
    deliveries: webhooks.deliveries.handler(({ input }) => listDeliveries(dependencies, input)),
    delivery: webhooks.delivery.handler(({ input }) => getDelivery(dependencies.database.db, input.id)),
    replay: webhooks.replay.handler(({ context, input }) =>
      replayDelivery(dependencies, requireActor(context), input.id),
    ),
    replayFailed: webhooks.replayFailed.handler(async ({ context, input }) => ({
      replayed: await replayFailed(dependencies, requireActor(context), input),
    })),
  };
}

/** Queues a test for one endpoint alone. */
async function sendTest(
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
async function replayDelivery(
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
async function replayFailed(
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
