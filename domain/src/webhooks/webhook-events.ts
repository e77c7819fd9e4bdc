import * as z from 'zod/mini';
import { leadSources } from '../leads/leads.ts';
import { milestoneSlugs } from '../milestones/milestones.ts';
import { waitlistFeatures } from '../waitlist/waitlist.ts';

const id = z.string().check(z.minLength(1), z.maxLength(64));
const documentData = z.object({
  documentId: id,
  buyerId: id,
  /** Which paper of a milestone it answers; null where it answers none. */
  dueDocument: z.nullable(z.string()),
});

/**
 * What is told to other systems, by type: when, and what travels in `data`. Thin (Standard Webhooks, "Thin vs full"): ids and
 * plain facts, never a name, an address or a text that somebody wrote, so that whoever needs those reads them with a token
 * and the read is recorded. Types are written with small letters, `_` and full stops, as the specification advises.
 */
export const webhookEvents = {
  'lead.created': {
    title: 'Somebody left their contact',
    data: z.object({ leadId: id, source: z.enum(leadSources), hasPhone: z.boolean() }),
    example: {
      leadId: '3f0e8a52-7c1b-4d7e-9a44-5a3c1d2e8f60',
      source: 'contact_form',
      hasPhone: true,
    },
  },
  'leads.imported': {
    title: 'A file of leads was imported',
    data: z.object({ importId: id, created: z.int(), known: z.int() }),
    example: { importId: '0d8f1c1e-52a4-4a41-9f0c-6d3f2b7a9c11', created: 1250, known: 14 },
  },
  'application.submitted': {
    title: 'Somebody finished the questionnaire',
    data: z.object({ applicationId: id, timeline: z.string(), propertyType: z.string() }),
    example: {
      applicationId: '5b1c7f0a-2e9d-4f35-8d26-1c0b9a7e6d43',
      timeline: '1-2months',
      propertyType: 'singleFamily',
    },
  },
  'home_buyer.created': {
    title: 'Somebody finished the guide and left their contact',
    data: z.object({ homeBuyerId: id, leadId: id, buyerId: z.nullable(id) }),
    example: {
      homeBuyerId: '9d2a6c3e-0f4b-47d1-b8a5-7e1f3c5d9b20',
      leadId: '9d2a6c3e-0f4b-47d1-b8a5-7e1f3c5d9b20',
      buyerId: null,
    },
  },
  'waitlist.joined': {
    title: 'Somebody asked to be told of a launch',
    data: z.object({ feature: z.enum(waitlistFeatures) }),
    example: { feature: 'mortgage-news' },
  },
  'document.received': {
    title: 'A buyer uploaded a document',
    data: documentData,
    example: { documentId: '71c5e0d4-8b3a-4f2e-a6d9-0e4b8c1f7a35', buyerId: 'k2Jv8sQp', dueDocument: 'w2' },
  },
  'document.accepted': {
    title: 'A document was accepted',
    data: documentData,
    example: { documentId: '71c5e0d4-8b3a-4f2e-a6d9-0e4b8c1f7a35', buyerId: 'k2Jv8sQp', dueDocument: 'w2' },
  },
  'document.needs_attention': {
    title: 'A document was sent back',
    data: z.extend(documentData, { reason: z.string() }),
    example: {
      documentId: '71c5e0d4-8b3a-4f2e-a6d9-0e4b8c1f7a35',
      buyerId: 'k2Jv8sQp',
      dueDocument: 'w2',
      reason: 'not-readable',
    },
  },
  'document.signed': {
    title: 'A document was signed',
    data: z.object({ documentId: id, signerId: id, signatureId: id }),
    example: {
      documentId: '71c5e0d4-8b3a-4f2e-a6d9-0e4b8c1f7a35',
      signerId: 'k2Jv8sQp',
      signatureId: '2c9b4a1d-6e7f-4035-9d18-8f5a0c3b7e61',
    },
  },
  'milestone.completed': {
    title: 'A buyer completed a milestone',
    data: z.object({ buyerId: id, milestone: z.enum(milestoneSlugs) }),
    example: { buyerId: 'k2Jv8sQp', milestone: 'pre-approval' },
  },
  'beta.requested': {
    title: 'A buyer asked for beta access',
    data: z.object({ buyerId: id }),
    example: { buyerId: 'k2Jv8sQp' },
  },
  'consent.withdrawn': {
    title: 'Somebody withdrew a consent',
    data: z.object({ consentId: id, purpose: z.string() }),
    example: { consentId: 'c6a1f8e3-4d2b-4b90-8e57-3a9d0f1c6b28', purpose: 'calls-and-texts' },
  },
  'person.erased': {
    title: 'Everything of one person was erased; erase it on your side too',
    data: z.object({
      receipt: id,
      buyerId: z.nullable(id),
      leadIds: z.array(id),
      applicationIds: z.array(id),
    }),
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

/** What happened, as the feature it happened in says it. */
export type WebhookEvent = {
  [Type in WebhookEventType]: { type: Type; data: z.infer<(typeof webhookEvents)[Type]['data']> };
}[WebhookEventType];

/** What "Send a test" sends; nobody chooses it, every endpoint gets its own. */
export const TEST_EVENT = 'webhook.test';
