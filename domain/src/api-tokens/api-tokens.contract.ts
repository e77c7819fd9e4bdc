import * as z from 'zod/mini';
import { done, staffEndpoint } from '../shared/endpoint.ts';
import { instantField } from '../shared/fields.ts';
import { apiTokenScopeNames } from './api-token-scopes.ts';
import { LONGEST_TOKEN_DAYS } from './api-token-times.ts';

export const apiToken = z.object({
  id: z.uuid(),
  name: z.string(),
  /** How the token begins: enough to tell it from others, and no help in guessing it. */
  beginning: z.string(),
  scopes: z.array(z.enum(apiTokenScopeNames)),
  madeBy: z.string(),
  createdAt: instantField,
  expiresAt: instantField,
  /** To the hour. */
  lastUsedAt: z.nullable(instantField),
  revokedAt: z.nullable(instantField),
});
export type ApiToken = z.infer<typeof apiToken>;

const tags = ['API tokens'];

export const apiTokensContract = {
  list: staffEndpoint('admin')
    .route({ method: 'GET', path: '/staff/tokens', tags, summary: 'List API tokens' })
    .output(z.object({ tokens: z.array(apiToken) })),
  create: staffEndpoint('admin', 'PROOF_NEEDED')
    .route({
      method: 'POST',
      path: '/staff/tokens',
      tags,
      summary: 'Make an API token',
      description: 'Answers with the token, this once: only a fingerprint of it is stored.',
    })
    .meta({ stores: 'records' })
    .input(
      z.object({
        name: z
          .string()
          .check(
            z.trim(),
            z.minLength(1, 'Say what the token is for.'),
            z.maxLength(80, 'Use at most 80 characters.'),
          ),
        scopes: z
          .array(z.enum(apiTokenScopeNames))
          .check(z.minLength(1, 'Choose at least one thing that it may do.'), z.maxLength(20)),
        days: z
          .int()
          .check(
            z.minimum(1, 'Choose at least one day.'),
            z.maximum(LONGEST_TOKEN_DAYS, 'Choose at most a year.'),
          ),
      }),
    )
    .output(z.extend(apiToken, { token: z.string() })),
  revoke: staffEndpoint('admin', 'NOT_FOUND')
    .route({
      method: 'DELETE',
      path: '/staff/tokens/{id}',
      tags,
      summary: 'Revoke an API token',
      description: 'It opens nothing from that moment on, for good.',
    })
    .input(z.object({ id: z.uuid() }))
    .output(done),
};
