import { webhookEventTypes } from '@porchlight/domain/webhooks/webhook-events.ts';
import { onAll, type Subscription } from '../../platform/events/transaction-events.ts';
import { publishEvents } from './webhook-events.service.ts';

/** Publishes every event that webhooks can subscribe to. */
export const webhookSubscriptions: readonly Subscription[] = webhookEventTypes.map((type) =>
  onAll(type, (transaction, happened, at) => publishEvents(transaction, type, happened, at)),
);
