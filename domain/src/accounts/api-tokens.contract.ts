import * as z from 'zod/mini';
import { apiTokenScopeNames } from '../kernel/api-token-scopes.ts';
import { done, staffEndpoint } from '../kernel/endpoint.ts';
import { instantField } from '../kernel/fields.ts';
import { leftOut } from '../kernel/left-out.ts';
import { MAX_TOKEN_DAYS } from './api-token-times.ts';
import * as texts from './en.ts';

/** An API token, without what makes it work. */
export const apiToken = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The first characters of the token: enough to recognize it in a list, and no help in guessing it. */
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
  list: staffEndpoint('manage')
    .route({
      method: 'GET',
      path: '/staff/tokens',
      tags,
      summary: 'List API tokens',
      successDescription: 'All tokens, without what makes them work.',
    })
    .output(z.object({ tokens: z.array(apiToken), ...leftOut })),
  create: staffEndpoint('manage', 'PROOF_NEEDED')
    .route({
      method: 'POST',
      path: '/staff/tokens',
      tags,
      summary: 'Make an API token',
      successDescription: 'The token, of which the whole is shown this once.',
      description: 'Answers with the token, this once: only a fingerprint of it is stored.',
    })
    .meta({ stores: 'records' })
    .input(
      z.object({
        name: z
          .string()
          .check(z.trim(), z.minLength(1, texts.sayWhatToken), z.maxLength(80, texts.tokenNameLong)),
        scopes: z
          .array(z.enum(apiTokenScopeNames))
          .check(z.minLength(1, texts.tokenScopeMissing), z.maxLength(20)),
        days: z
          .int()
          .check(z.minimum(1, texts.tokenDaysMissing), z.maximum(MAX_TOKEN_DAYS, texts.tokenDaysLimit)),
      }),
    )
    .output(z.extend(apiToken, { token: z.string() })),
  revoke: staffEndpoint('manage', 'NOT_FOUND')
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
