import type { WebhookEventType } from '@porchlight/domain/webhooks/webhook-events.ts';
import {
  deliveryStates,
  switchedOffReasonNames,
  webhookProblemNames,
} from '@porchlight/domain/webhooks/webhook-problems.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../platform/database/columns.ts';

/** Where events go. The secrets are sealed for the endpoint's id. */
export const webhookEndpoints = pgTable('webhook_endpoints', {
  id: uuid('id').primaryKey(),
  url: text('url').notNull(),
  description: text('description').notNull(),
  events: text('events').array().$type<WebhookEventType[]>().notNull(),
  sealedSecret: bytes('sealed_secret').notNull(),
  /** The one before, which signs as well until then. */
  sealedFormerSecret: bytes('sealed_former_secret'),
  formerSecretUntil: instant('former_secret_until'),
  /** Those before that one which sign as well, each until its own end, as one sealed list (`webhook-secrets.ts`). */
  sealedEarlierSecrets: bytes('sealed_earlier_secrets'),
  switchedOff: text('switched_off', { enum: switchedOffReasonNames }),
  switchedOffAt: instant('switched_off_at'),
  /** Since when nothing was taken. */
  failingSince: instant('failing_since'),
  /** Goes up with every change of where events go, which, and whether. */
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull(),
});

/**
 * What happened, once for the feed of events and for all endpoints: the message exactly as it is sent. `position` is its place in the feed,
 * given once it is committed (`event-feed.service.ts`); until then `sequence` says in which order events were written. Partitioned by the month
 * of `occurred_at`.
 */
export const webhookEventRows = pgTable(
  'webhook_events',
  {
    /** The `webhook-id`. */
    id: text('id').notNull(),
    type: text('type').notNull(),
    payload: text('payload').notNull(),
    occurredAt: instant('occurred_at').notNull(),
    /** By a function, so that requests of buyers need no right to the sequence. */
    sequence: bigint('sequence', { mode: 'number' }).notNull().default(sql`next_webhook_event()`),
    /** Unique: numbering events locks the feed. */
    position: bigint('position', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.occurredAt] }),
    index('webhook_events_by_time').on(table.occurredAt),
    index('webhook_events_by_type').on(table.type),
    index('webhook_events_by_position').on(table.position),
    index('webhook_events_without_position')
      .on(table.sequence)
      .where(sql`${table.position} is null and ${table.type} <> 'webhook.test'`),
  ],
);

/** One row: the position of the newest event in the feed. Numbering events locks it. */
export const eventFeed = pgTable(
  'event_feed',
  {
    id: integer('id').primaryKey(),
    lastPosition: bigint('last_position', { mode: 'number' }).notNull(),
  },
  (table) => [check('event_feed_one_row', sql`${table.id} = 1`)],
);

/** One event for one endpoint, waiting from the transaction in which it happened. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    eventId: text('event_id').notNull(),
    endpointId: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** That of its event, which it is part of the key of. */
    occurredAt: instant('occurred_at').notNull(),
    state: text('state', { enum: deliveryStates }).notNull(),
    tries: integer('tries').notNull().default(0),
    /** Set while it waits. */
    nextTryAt: instant('next_try_at'),
    /** Some process is sending it, and takes no longer than until then. */
    claimedUntil: instant('claimed_until'),
    lastTriedAt: instant('last_tried_at'),
    lastStatus: integer('last_status'),
    lastProblem: text('last_problem', { enum: webhookProblemNames }),
  },
  (table) => [
    foreignKey({
      name: 'webhook_deliveries_event',
      columns: [table.eventId, table.occurredAt],
      foreignColumns: [webhookEventRows.id, webhookEventRows.occurredAt],
    }).onDelete('cascade'),
    unique('webhook_deliveries_once').on(table.eventId, table.endpointId),
    index('webhook_deliveries_by_time').on(table.endpointId, table.occurredAt, table.id),
    index('webhook_deliveries_by_state').on(table.endpointId, table.state, table.occurredAt, table.id),
    index('webhook_deliveries_waiting')
      .on(table.endpointId, table.nextTryAt)
      .where(sql`${table.state} = 'waiting'`),
  ],
);

/** Every try, with what came of it. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    status: integer('status'),
    problem: text('problem', { enum: webhookProblemNames }),
    milliseconds: integer('milliseconds').notNull(),
    answer: text('answer').notNull(),
  },
  (table) => [index('webhook_attempts_by_delivery').on(table.deliveryId, table.at)],
);
