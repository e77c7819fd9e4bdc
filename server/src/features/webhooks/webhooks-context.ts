import { and, eq } from 'drizzle-orm';
import type { Sealer } from '../../platform/base/sealed-text.ts';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import type { Email } from '../../platform/email/email-template.ts';
import type { OutboundOptions } from '../../platform/http/outbound/outbound-post.ts';
import { webhookDeliveries, webhookEventRows } from './webhooks.table.ts';

/** What processes call it among each other that a delivery waits, and the log that one could not be sent. */
export const DELIVERIES_DUE = 'webhooks';
export const DELIVERY_LATE = 'a webhook that is due was not sent yet';

/** With the time, by which the partition is found that the event is in. */
export const isEventOfDelivery = and(
  eq(webhookEventRows.id, webhookDeliveries.eventId),
  eq(webhookEventRows.occurredAt, webhookDeliveries.occurredAt),
);

export type WebhooksContext = {
  database: DatabaseConnection;
  /** For the secrets of endpoints. */
  sealer: Sealer;
  outward: OutboundOptions;
  baseUrl: string;
  post(email: Email, on: Database): Promise<void>;
  now(): Date;
};
