import { inArray, lt, lte, sql } from 'drizzle-orm';
import type { DatabaseConnection } from '../../platform/database/database.ts';
import { APPEND, bothMay } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import { numberEvents } from './event-feed.service.ts';
import type { WebhookSender } from './webhook-sender.ts';
import { webhookOffEmail } from './webhooks.emails.ts';
import { createEventFeedRoutes, createWebhookRoutes } from './webhooks.routes.ts';
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
