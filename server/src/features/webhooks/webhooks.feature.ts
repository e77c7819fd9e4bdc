import { listEventTypes } from '@porchlight/domain/webhooks/webhook-events.ts';
import { inArray, lt, lte, sql } from 'drizzle-orm';
import type { DatabaseConnection } from '../../platform/database/database.ts';
import { APPEND, bothMay } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import { requireActor } from '../staff/require-staff.ts';
import { getEventFeed, numberEvents } from './event-feed.service.ts';
import { getDelivery, listDeliveries } from './webhook-deliveries.service.ts';
import {
  addEndpoint,
  changeEndpoint,
  listEndpoints,
  removeEndpoint,
  rotateSecret,
} from './webhook-endpoints.service.ts';
import { replayDelivery, replayFailed, sendTest } from './webhook-replays.service.ts';
import type { WebhookSender } from './webhook-sender.ts';
import { webhookOffEmail } from './webhooks.emails.ts';
import {
  eventFeed,
  webhookAttempts,
  webhookDeliveries,
  webhookEndpoints,
  webhookEventRows,
} from './webhooks.table.ts';
import type { WebhooksContext } from './webhooks-context.ts';
import { DELIVERIES_DUE, DELIVERY_LATE } from './webhooks-context.ts';

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
