import { webhookEvents } from '@porchlight/domain/webhooks/webhook-events.ts';
import type { ContractWords } from './contract-words.ts';

/** The messages that go out (Standard Webhooks), by type. */
export function describeWebhooks({ named }: ContractWords): Record<string, object> {
  const names = new Map([...named].map(([name, schema]) => [schema, name]));
  return Object.fromEntries(
    Object.entries(webhookEvents).map(([type, { title, data, example }]) => [
      type,
      { post: describeMessage(type, title, `#/components/schemas/${names.get(data)}`, example) },
    ]),
  );
}

function describeMessage(type: string, title: string, data: string, example: object) {
  return {
    operationId: `webhooks.${type}`,
    tags: ['Webhooks'],
    summary: title,
    security: [],
    parameters: Object.keys(webhookHeaders).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    requestBody: {
      description: 'What happened and when.',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: {
              type: { const: type },
              timestamp: { $ref: '#/components/schemas/Instant', description: 'When it happened.' },
              data: { $ref: data },
            },
            required: ['type', 'timestamp', 'data'],
          },
          example: { type, timestamp: '2026-11-22T12:00:00.000Z', data: example },
        },
      },
    },
    responses: {
      '2XX': { $ref: '#/components/responses/MessageTaken' },
      '410': { $ref: '#/components/responses/EndpointGone' },
    },
  };
}

const describeHeader = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

/** What an endpoint answers a message with, by the names of the components. */
export const webhookAnswers = {
  MessageTaken: { description: 'The message was taken; any other answer has it sent again.' },
  EndpointGone: { description: 'The endpoint is gone: it is switched off, and nothing more is sent to it.' },
};

/** The headers of a message, as parameters by their names. */
export const webhookHeaders = {
  'webhook-id': describeHeader(
    'webhook-id',
    'Of this message: the same however often it is sent, so that it is dealt with once.',
  ),
  'webhook-timestamp': describeHeader('webhook-timestamp', 'When this try was made, in seconds since 1970.'),
  'webhook-signature': describeHeader(
    'webhook-signature',
    'One or two signatures (`v1,` and base64) of id, timestamp and body, each with a secret of the endpoint.',
  ),
};
