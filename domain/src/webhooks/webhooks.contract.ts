import * as z from 'zod/mini';
import { done, staffEndpoint } from '../kernel/endpoint.ts';
import { instantField } from '../kernel/fields.ts';
import { leftOut } from '../kernel/left-out.ts';
import { listInput, listPage } from '../staff/staff-lists.ts';
import * as texts from './en.ts';
import { webhookEventTypes } from './webhook-events.ts';
import { deliveryStates, switchedOffReasonNames, webhookProblemNames } from './webhook-problems.ts';

const MAX_URL_LENGTH = 2_000;

/**
 * Where a webhook may go: http or https, a host, no user name and no "#". Whether http is good enough, and whether the host
 * is one of a private network, is the installation's to say.
 */
export const webhookUrlField = z
  .string()
  .check(
    z.trim(),
    z.maxLength(MAX_URL_LENGTH, texts.addressLimit),
    z.refine(isWebhookUrl, texts.addressInvalid),
  );

/** Where events go. */
export const webhookEndpoint = z.object({
  id: z.uuid(),
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(webhookEventTypes)),
  isOn: z.boolean(),
  switchedOff: z.nullable(z.object({ reason: z.enum(switchedOffReasonNames), at: instantField })),
  /** Until when the secret before the last rotation still signs as well. */
  formerSecretUntil: z.nullable(instantField),
  createdAt: instantField,
  /** Goes up with every change, and when the endpoint is switched off by itself. */
  version: z.int(),
  /** Of the days that are kept. */
  counts: z.object({ waiting: z.int(), delivered: z.int(), failed: z.int() }),
});
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;

/** The secret is shown this once: it is stored sealed. */
export const webhookSecret = z.object({ secret: z.string() });

/** A message to one endpoint: what happened, and how sending it goes. */
export const webhookDelivery = z.object({
  id: z.uuid(),
  /** The `webhook-id` that the receiver sees; the same however often it is sent. */
  messageId: z.string(),
  type: z.string(),
  state: z.enum(deliveryStates),
  tries: z.int(),
  /** When the event happened. */
  occurredAt: instantField,
  lastTriedAt: z.nullable(instantField),
  lastStatus: z.nullable(z.int()),
  lastProblem: z.nullable(z.enum(webhookProblemNames)),
  /** When it is tried next; null once it is delivered or given up. */
  nextTryAt: z.nullable(instantField),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

/** One try to deliver a message. */
export const webhookAttempt = z.object({
  at: instantField,
  status: z.nullable(z.int()),
  problem: z.nullable(z.enum(webhookProblemNames)),
  milliseconds: z.int(),
  /** The beginning of what was answered, at most 1,000 characters. */
  answer: z.string(),
});

/** A delivery with what is sent and every try. */
export const webhookDeliveryDetail = z.extend(webhookDelivery, {
  /** Exactly what is sent. */
  payload: z.string(),
  attempts: z.array(webhookAttempt),
});
export type WebhookDeliveryDetail = z.infer<typeof webhookDeliveryDetail>;

const endpointFields = {
  url: webhookUrlField,
  description: z.string().check(z.trim(), z.maxLength(200, texts.descriptionLimit)),
  events: z
    .array(z.enum(webhookEventTypes))
    .check(z.minLength(1, texts.eventsRequired), z.maxLength(webhookEventTypes.length)),
};
const byId = { id: z.uuid() };
const tags = ['Webhooks'];
const access = { scope: 'webhooks:manage' } as const;

export const webhooksContract = {
  list: staffEndpoint('manage')
    .route({
      method: 'GET',
      path: '/staff/webhooks',
      tags,
      summary: 'List webhook endpoints',
      successDescription: 'All endpoints.',
    })
    .meta(access)
    .output(z.object({ endpoints: z.array(webhookEndpoint), ...leftOut })),
  create: staffEndpoint('manage', 'PROOF_NEEDED')
    .route({
      method: 'POST',
      path: '/staff/webhooks',
      tags,
      summary: 'Add a webhook endpoint',
      successDescription: 'The endpoint with its secret, which is shown this once.',
      description: 'Answers with the secret that signs for it, this once.',
    })
    .meta({ stores: 'records' })
    .meta(access)
    .input(z.object(endpointFields))
    .output(z.extend(webhookEndpoint, webhookSecret.shape)),
  change: staffEndpoint('manage', 'NOT_FOUND', 'PROOF_NEEDED', 'CHANGED_MEANWHILE')
    .route({
      method: 'PUT',
      path: '/staff/webhooks/{id}',
      tags,
      summary: 'Change a webhook endpoint',
      description:
        '`version` is the one that was seen. Where somebody was faster the answer is CHANGED_MEANWHILE, which says what is there now.',
    })
    .meta(access)
    .input(z.object({ ...byId, ...endpointFields, version: z.int(), isOn: z.boolean() }))
    .output(webhookEndpoint),
  remove: staffEndpoint('manage', 'NOT_FOUND', 'PROOF_NEEDED')
    .route({
      method: 'DELETE',
      path: '/staff/webhooks/{id}',
      tags,
      summary: 'Remove a webhook endpoint',
      description: 'What waits for it and what was sent to it go too.',
    })
    .meta(access)
    .input(z.object(byId))
    .output(done),
  rotateSecret: staffEndpoint('manage', 'NOT_FOUND', 'PROOF_NEEDED')
    .route({
      method: 'POST',
      path: '/staff/webhooks/{id}/secret',
      tags,
      summary: 'Make a new secret',
      successDescription: 'The endpoint with its new secret, which is shown this once.',
      description:
        'Answers with it, this once. For 24 hours each message carries two signatures, of the new secret and of the one before.',
    })
    .meta({ stores: 'records' })
    .meta(access)
    .input(z.object(byId))
    .output(z.extend(webhookEndpoint, webhookSecret.shape)),
  sendTest: staffEndpoint('manage', 'NOT_FOUND')
    .route({
      method: 'POST',
      path: '/staff/webhooks/{id}/test',
      tags,
      summary: 'Send a test event',
      successDescription: 'The delivery of the test event.',
      description: 'An event of type webhook.test goes to this endpoint alone.',
    })
    .meta({ stores: 'records' })
    .meta(access)
    .input(z.object(byId))
    .output(webhookDelivery),
  deliveries: staffEndpoint('manage', 'NOT_FOUND')
    .route({
      method: 'GET',
      path: '/staff/webhooks/{id}/deliveries',
      tags,
      summary: 'List what was sent to an endpoint',
      description: 'Newest first. Kept for 30 days.',
    })
    .meta(access)
    .input(
      z.object({
        ...byId,
        ...listInput,
        /** Only deliveries in this state. */
        state: z.optional(z.enum(deliveryStates)),
      }),
    )
    .output(listPage(webhookDelivery)),
  delivery: staffEndpoint('manage', 'NOT_FOUND')
    .route({
      method: 'GET',
      path: '/staff/webhook-deliveries/{id}',
      tags,
      summary: 'Show a delivery with every try',
      successDescription: 'The delivery with what was sent and every try.',
    })
    .meta(access)
    .input(z.object(byId))
    .output(webhookDeliveryDetail),
  replay: staffEndpoint('manage', 'NOT_FOUND')
    .route({
      method: 'POST',
      path: '/staff/webhook-deliveries/{id}/replay',
      tags,
      summary: 'Send one again',
      successDescription: 'The delivery, waiting to be sent again.',
      description: 'At once, under the id it had, whether it was delivered or not.',
    })
    .meta({ stores: 'records' })
    .meta(access)
    .input(z.object(byId))
    .output(webhookDelivery),
  replayFailed: staffEndpoint('manage', 'NOT_FOUND')
    .route({
      method: 'POST',
      path: '/staff/webhooks/{id}/replay',
      tags,
      summary: 'Send again what failed',
      successDescription: 'How many will be sent again.',
      description: 'Everything since a moment that was given up; oldest first.',
    })
    .meta({ stores: 'records' })
    .meta(access)
    .input(z.object({ ...byId, since: instantField }))
    .output(z.object({ replayed: z.int() })),
};

function isWebhookUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) return false;
  return url.username === '' && url.password === '' && url.hash === '' && url.hostname !== '';
}
