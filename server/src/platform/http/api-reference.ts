import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { apiTokenScopes } from '@porchlight/domain/api-tokens/api-token-scopes.ts';
import { contract } from '@porchlight/domain/contract.ts';
import { failures } from '@porchlight/domain/shared/errors.ts';
import { webhookEvents } from '@porchlight/domain/webhooks/webhook-events.ts';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { KEY_PATTERN } from './idempotency-key.ts';

/** Serves the description of every endpoint and a page to read it with; all of it from here, nothing from elsewhere. */
export function serveApiReference(app: Hono, options: { siteName: string; baseUrl: string }): void {
  let description: Promise<object> | undefined;
  app.get('/api/openapi.json', async (context) => {
    description ??= describeApi(options);
    return context.json(await description);
  });
  app.get('/api/reference', (context) => {
    context.header(
      'content-security-policy',
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    return context.html(renderReference(options.siteName));
  });
  app.get('/api/reference/:file', async (context) => {
    const file = context.req.param('file');
    if (file === 'start.js')
      return context.body(START_SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8' });
    const type = readerFiles[file];
    if (!type) return context.notFound();
    return context.body(await readFile(join(READER_FOLDER, file), 'utf8'), 200, { 'content-type': type });
  });
}

async function describeApi({ siteName, baseUrl }: { siteName: string; baseUrl: string }): Promise<object> {
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
  description: `Sent again under the same key, the request is carried out once and answered as the first time, with \`Idempotent-Replayed: true\`, for at least 24 hours. ${failures.KEY_REUSED.status} \`KEY_REUSED\` for another request, ${failures.KEY_IN_USE.status} \`KEY_IN_USE\` with Retry-After while the first is worked on. What failed can be sent again under its key.`,
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

const READER_FOLDER = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const readerFiles: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};
const START_SCRIPT =
  "SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reference', deepLinking: true });";

function renderReference(siteName: string) {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${siteName} API</title><link rel="stylesheet" href="/api/reference/swagger-ui.css"></head>
<body><main id="reference"></main><script src="/api/reference/swagger-ui-bundle.js"></script><script src="/api/reference/start.js"></script></body>
</html>`;
}
