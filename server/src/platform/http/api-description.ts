import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { apiTokenScopes } from '@porchlight/domain/api-tokens/api-token-scopes.ts';
import { contract } from '@porchlight/domain/contract.ts';
import { failures } from '@porchlight/domain/shared/errors.ts';
import { webhookEvents } from '@porchlight/domain/webhooks/webhook-events.ts';
import { z } from 'zod';
import { KEY_PATTERN } from './idempotency-key.ts';

/** Every endpoint of the contract and every webhook, as OpenAPI 3.1. */
export async function describeApi(options: { siteName: string; baseUrl: string }): Promise<object> {
  const { siteName, baseUrl } = options;
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const description = await generator.generate(contract, {
    info: { title: `${siteName} API`, version: '1.0.0' },
    servers: [{ url: `${baseUrl}/api` }],
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'porchlight.session_token' },
        token: { type: 'http', scheme: 'bearer', description: describeScopes() },
      },
    },
    customErrorResponseBodySchema: {
      type: 'object',
      properties: {
        code: { enum: Object.keys(failures) },
        message: { type: 'string' },
        fields: { type: 'object', additionalProperties: { type: 'string' } },
      },
      required: ['code', 'message'],
    },
  });
  sayWhoMayCall(description.paths as Paths);
  return { ...description, webhooks: describeWebhooks() };
}

type Operation = {
  security?: Record<string, string[]>[];
  parameters?: object[];
};
type Paths = Record<string, Record<string, Operation>>;

/** What OpenAPI 3.1 says of an operation: nothing is needed, a session, or, where its endpoint names a scope, a token as well. */
function sayWhoMayCall(paths: Paths): void {
  for (const endpoint of Object.values(contract).flatMap((group) => Object.values(group))) {
    const { route, meta } = endpoint['~orpc'];
    const operation = paths[route.path ?? '']?.[(route.method ?? 'POST').toLowerCase()];
    if (!operation) continue;
    const token = meta.scope === undefined ? [] : [{ token: [meta.scope] }];
    operation.security = meta.access === 'public' ? [] : [{ session: [] }, ...token];
    if (meta.stores === 'records') takeKey(operation);
  }
}

/** What stores something can be sent again. */
function takeKey(operation: Operation): void {
  operation.parameters = [...(operation.parameters ?? []), KEY_HEADER];
}

const KEY_HEADER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: `Sent again under the same key, the request is carried out once and answered as the first time, with \`Idempotent-Replayed: true\`, for at least 24 hours. ${failures.KEY_REUSED.status} \`KEY_REUSED\` for another request, and where this one was carried out and its answer was taken away since, ${failures.KEY_IN_USE.status} \`KEY_IN_USE\` with Retry-After while the first is worked on. What failed can be sent again under its key.`,
  schema: { type: 'string', pattern: KEY_PATTERN.source },
};

function describeScopes(): string {
  const scopes = Object.entries(apiTokenScopes).map(([scope, what]) => `- \`${scope}\`: ${what}`);
  return `An API token with the scope that the operation names:\n\n${scopes.join('\n')}`;
}

/** The messages that go out (Standard Webhooks), by type. */
function describeWebhooks(): Record<string, object> {
  return Object.fromEntries(
    Object.entries(webhookEvents).map(([type, { title, data, example }]) => [
      type,
      {
        post: {
          tags: ['Webhooks'],
          summary: title,
          security: [],
          parameters: WEBHOOK_HEADERS.map((name) => ({
            name,
            in: 'header',
            required: true,
            schema: { type: 'string' },
          })),
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: {
                    type: { const: type },
                    timestamp: { type: 'string', format: 'date-time' },
                    data: z.toJSONSchema(data),
                  },
                  required: ['type', 'timestamp', 'data'],
                },
                example: { type, timestamp: '2026-11-22T12:00:00.000Z', data: example },
              },
            },
          },
          responses: { '2XX': { description: 'The message was taken; any other answer has it sent again.' } },
        },
      },
    ]),
  );
}

const WEBHOOK_HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
