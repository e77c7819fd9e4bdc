import * as z from 'zod/mini';
import type { ApiTokenScope } from '../kernel/api-token-scopes.ts';
import { instantField } from '../kernel/fields.ts';
import { type WebhookEventType, webhookEvents, webhookEventTypes } from './webhook-events.ts';

/** Events of a page of the feed, unless asked otherwise, and at most. */
export const FEED_EVENTS = 100;
export const MAX_FEED_EVENTS = 1_000;

/** In place of a cursor: nothing that happened before. */
export const FEED_END = 'end';

/** The scope that a token needs to receive an event; null for events that every reader of the feed receives. */
export const eventScopes: Record<WebhookEventType, ApiTokenScope | null> = {
  'lead.created': 'leads:read',
  'lead.changed': 'leads:read',
  'leads.imported': 'leads:read',
  'application.submitted': 'applications:read',
  'home_buyer.created': 'home-buyers:read',
  'milestone.completed': 'home-buyers:read',
  'offer.entered': 'home-buyers:read',
  'contract_date.changed': 'home-buyers:read',
  'beta.requested': 'home-buyers:read',
  'waitlist.joined': 'waitlists:read',
  'document.received': 'documents:read',
  'document.accepted': 'documents:read',
  'document.needs_attention': 'documents:read',
  'document.read': 'documents:read',
  'document.signed': 'documents:read',
  'consent.withdrawn': null,
  'person.erased': null,
};

/** The events that a token with these scopes may read. */
export function listEventTypes(scopes: readonly ApiTokenScope[]): WebhookEventType[] {
  return webhookEventTypes.filter((type) => {
    const scope = eventScopes[type];
    return scope === null || scopes.includes(scope);
  });
}

const head = { id: z.string(), timestamp: instantField };
const knownEvents = Object.entries(webhookEvents).map(([type, { data }]) =>
  z.object({ ...head, type: z.literal(type), data }),
);
/** One that another release published: passed on as it is stored. */
const otherEvent = z.object({ ...head, type: z.string(), data: z.record(z.string(), z.unknown()) });

/** An event as a webhook sends it, and its `id`, which is the `webhook-id` there. */
export const feedEvent = z.union([...knownEvents, otherEvent]);
export type FeedEvent = z.infer<typeof feedEvent>;
