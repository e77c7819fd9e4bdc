import * as z from 'zod/mini';
import type { ApiTokenScope } from '../kernel/api-token-scopes.ts';
import { instantField } from '../kernel/fields.ts';
import * as texts from './en.ts';
import { publishedEvents } from './events/published-events.ts';

/**
 * The events that other systems receive, by type: when they occur, and the fields of `data`. A system that needs more reads it with a
 * token, and the access log records the read.
 */
export const webhookEvents = {
  'lead.created': {
    title: texts.contactReceived,
    data: publishedEvents['lead.created'],
    example: {
      leadId: '3f0e8a52-7c1b-4d7e-9a44-5a3c1d2e8f60',
      source: 'contact_form',
      hasPhone: true,
    },
  },
  'lead.changed': {
    title: texts.leadChanged,
    data: publishedEvents['lead.changed'],
    example: {
      ...{ leadId: '3f0e8a52-7c1b-4d7e-9a44-5a3c1d2e8f60', version: 3, changed: ['status', 'owner'] },
      by: { kind: 'member', id: 'k3Jd8sQ2pXv7LmN4rTz1' },
    },
  },
  'leads.imported': {
    title: texts.leadsImported,
    data: publishedEvents['leads.imported'],
    example: { importId: '0d8f1c1e-52a4-4a41-9f0c-6d3f2b7a9c11', created: 1250, known: 14, updated: 0 },
  },
  'application.submitted': {
    title: texts.someoneFinishedQuestionnaire,
    data: publishedEvents['application.submitted'],
    example: {
      applicationId: '5b1c7f0a-2e9d-4f35-8d26-1c0b9a7e6d43',
      timeline: '1-2months',
      propertyType: 'singleFamily',
    },
  },
  'home_buyer.created': {
    title: texts.guideFinished,
    data: publishedEvents['home_buyer.created'],
    example: {
      homeBuyerId: '9d2a6c3e-0f4b-47d1-b8a5-7e1f3c5d9b20',
      leadId: '9d2a6c3e-0f4b-47d1-b8a5-7e1f3c5d9b20',
      buyerId: null,
    },
  },
  'waitlist.joined': {
    title: texts.waitlistJoined,
    data: publishedEvents['waitlist.joined'],
    example: { feature: 'mortgage-news' },
  },
  'document.requested': {
    title: texts.documentRequested,
    data: publishedEvents['document.requested'],
    example: {
      requestId: 'c3a0f6d2-1b7e-4e58-9d14-6f2a8b0c5e97',
      buyerId: 'k2Jv8sQp',
      purchaseId: '5f2d9c81-3e6a-4b07-8c1d-9a4e7f0b2d63',
      documentRequest: 'request:c3a0f6d2-1b7e-4e58-9d14-6f2a8b0c5e97',
      by: { kind: 'member', id: 'm7Wq2xLd' },
      stage: 'before-funding',
      dueDay: '2026-12-11',
    },
  },
  'document.request_set_aside': {
    title: texts.requestSetAside,
    data: publishedEvents['document.request_set_aside'],
    example: {
      requestId: 'c3a0f6d2-1b7e-4e58-9d14-6f2a8b0c5e97',
      buyerId: 'k2Jv8sQp',
      purchaseId: '5f2d9c81-3e6a-4b07-8c1d-9a4e7f0b2d63',
      documentRequest: 'request:c3a0f6d2-1b7e-4e58-9d14-6f2a8b0c5e97',
      by: { kind: 'member', id: 'm7Wq2xLd' },
      until: '2026-12-18',
    },
  },
  'document.request_ended': {
    title: texts.documentRequestEnded,
    data: publishedEvents['document.request_ended'],
    example: {
      requestId: 'c3a0f6d2-1b7e-4e58-9d14-6f2a8b0c5e97',
      buyerId: 'k2Jv8sQp',
      purchaseId: '5f2d9c81-3e6a-4b07-8c1d-9a4e7f0b2d63',
      documentRequest: 'request:c3a0f6d2-1b7e-4e58-9d14-6f2a8b0c5e97',
      by: { kind: 'member', id: 'm7Wq2xLd' },
      as: 'waived',
    },
  },
  'document.received': {
    title: texts.documentUploaded,
    data: publishedEvents['document.received'],
    example: {
      documentId: '71c5e0d4-8b3a-4f2e-a6d9-0e4b8c1f7a35',
      buyerId: 'k2Jv8sQp',
      documentRequest: 'w2',
    },
  },
  'document.accepted': {
    title: texts.documentWasAccepted,
    data: publishedEvents['document.accepted'],
    example: {
      documentId: '71c5e0d4-8b3a-4f2e-a6d9-0e4b8c1f7a35',
      buyerId: 'k2Jv8sQp',
      documentRequest: 'w2',
    },
  },
  'document.needs_attention': {
    title: texts.documentReturned,
    data: publishedEvents['document.needs_attention'],
    example: {
      documentId: '71c5e0d4-8b3a-4f2e-a6d9-0e4b8c1f7a35',
      buyerId: 'k2Jv8sQp',
      documentRequest: 'w2',
      reason: 'not-readable',
    },
  },
  'document.read': {
    title: texts.documentWasRead,
    data: publishedEvents['document.read'],
    example: {
      documentId: '71c5e0d4-8b3a-4f2e-a6d9-0e4b8c1f7a35',
      buyerId: 'k2Jv8sQp',
      form: 'loan_estimate',
    },
  },
  'document.signed': {
    title: texts.documentWasSigned,
    data: publishedEvents['document.signed'],
    example: {
      documentId: '71c5e0d4-8b3a-4f2e-a6d9-0e4b8c1f7a35',
      signerId: 'k2Jv8sQp',
      signatureId: '2c9b4a1d-6e7f-4035-9d18-8f5a0c3b7e61',
    },
  },
  'proposal.made': {
    title: texts.proposalMade,
    data: publishedEvents['proposal.made'],
    example: {
      proposalId: 'e1c2a7b4-5d0f-4a3b-9c86-7b1d2e4f6a08',
      buyerId: 'k2Jv8sQp',
      purchaseId: '5f2d9c81-3e6a-4b07-8c1d-9a4e7f0b2d63',
      kind: 'date',
      key: 'closing-day',
      by: { kind: 'member', id: 'm7Wq2xLd' },
    },
  },
  'proposal.answered': {
    title: texts.proposalAnswered,
    data: publishedEvents['proposal.answered'],
    example: {
      proposalId: 'e1c2a7b4-5d0f-4a3b-9c86-7b1d2e4f6a08',
      buyerId: 'k2Jv8sQp',
      purchaseId: '5f2d9c81-3e6a-4b07-8c1d-9a4e7f0b2d63',
      kind: 'date',
      key: 'closing-day',
      as: 'accepted',
      by: { kind: 'buyer', id: 'k2Jv8sQp' },
    },
  },
  'milestone.completed': {
    title: texts.milestoneCompleted,
    data: publishedEvents['milestone.completed'],
    example: { buyerId: 'k2Jv8sQp', milestone: 'pre-approval' },
  },
  'offer.entered': {
    title: texts.offerEntered,
    data: publishedEvents['offer.entered'],
    example: {
      buyerId: 'k2Jv8sQp',
      homeId: '4e1d9b72-5a0c-4c83-9f16-2b7d8e3a6c05',
      entryId: '8a6f2c1e-9d47-4b35-a0e8-5c3b7f1d2e94',
      kind: 'acceptance',
      by: 'seller',
    },
  },
  'contract_date.changed': {
    title: texts.contractDateSet,
    data: publishedEvents['contract_date.changed'],
    example: {
      buyerId: 'k2Jv8sQp',
      homeId: '4e1d9b72-5a0c-4c83-9f16-2b7d8e3a6c05',
      term: 'inspection',
      change: 'extended',
    },
  },
  'purchase.handed_over': {
    title: texts.purchaseHandedOver,
    data: publishedEvents['purchase.handed_over'],
    example: {
      purchaseId: 'e2b7c4a1-3d58-4f96-8a07-6c1d9e5b2f83',
      buyerIds: ['k2Jv8sQp'],
      ownerId: 'm4Xt7wRn',
      by: { kind: 'member', id: 'p9Lc3dVz' },
    },
  },
  'beta.requested': {
    title: texts.betaAccessRequested,
    data: publishedEvents['beta.requested'],
    example: { buyerId: 'k2Jv8sQp' },
  },
  'consent.withdrawn': {
    title: texts.consentWithdrawn,
    data: publishedEvents['consent.withdrawn'],
    example: { consentId: 'c6a1f8e3-4d2b-4b90-8e57-3a9d0f1c6b28', purpose: 'calls-and-texts' },
  },
  'person.erased': {
    title: texts.personErased,
    data: publishedEvents['person.erased'],
    example: {
      receipt: 'R-2026-000317',
      buyerId: 'k2Jv8sQp',
      leadIds: ['3f0e8a52-7c1b-4d7e-9a44-5a3c1d2e8f60'],
      applicationIds: [],
    },
  },
} as const;

export type WebhookEventType = keyof typeof webhookEvents;

export const webhookEventTypes = Object.keys(webhookEvents) as [WebhookEventType, ...WebhookEventType[]];

/** What "Send a test" sends; it cannot be subscribed to, and every endpoint gets its own. */
export const TEST_EVENT = 'webhook.test';

/** Events of a page of the feed, unless asked otherwise, and at most. */
export const FEED_EVENTS = 100;

export const MAX_FEED_EVENTS = 1_000;

/** In place of a cursor: nothing that happened before. */
export const FEED_END = 'end';

/** The scope that a token needs to receive an event; null for events that every reader of the feed receives. */
const eventScopes: Record<WebhookEventType, ApiTokenScope | null> = {
  'lead.created': 'leads:read',
  'lead.changed': 'leads:read',
  'leads.imported': 'leads:read',
  'application.submitted': 'applications:read',
  'home_buyer.created': 'home-buyers:read',
  'proposal.made': 'home-buyers:read',
  'proposal.answered': 'home-buyers:read',
  'milestone.completed': 'home-buyers:read',
  'offer.entered': 'home-buyers:read',
  'contract_date.changed': 'home-buyers:read',
  'purchase.handed_over': 'home-buyers:read',
  'beta.requested': 'home-buyers:read',
  'waitlist.joined': 'waitlists:read',
  'document.requested': 'documents:read',
  'document.request_set_aside': 'documents:read',
  'document.request_ended': 'documents:read',
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
