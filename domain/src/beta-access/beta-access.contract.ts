import * as z from 'zod/mini';
import { buyerEndpoint } from '../shared/endpoint.ts';
import { instantField } from '../shared/fields.ts';
import { betaRequestStatuses } from './beta-requests.ts';

/**
 * Whether beta access is on, and, where the operator approves requests, what became of the newest one. `answer` is the
 * operator's sentence; before `askAgainAt` a declined buyer cannot ask again.
 */
export const betaStanding = z.object({
  betaAccess: z.boolean(),
  needsApproval: z.boolean(),
  request: z.nullable(
    z.object({
      status: z.enum(betaRequestStatuses),
      requestedAt: instantField,
      decidedAt: z.nullable(instantField),
      answer: z.nullable(z.string()),
      askAgainAt: z.nullable(instantField),
    }),
  ),
});
export type BetaStanding = z.infer<typeof betaStanding>;

const tags = ['Beta access'];

export const betaAccessContract = {
  standing: buyerEndpoint()
    .route({ method: 'GET', path: '/beta-access', tags, summary: 'Read own beta access and request' })
    .output(betaStanding),
  request: buyerEndpoint('NOT_ALLOWED')
    .route({
      method: 'POST',
      path: '/beta-access',
      tags,
      summary: 'Ask for beta access',
      description:
        'Takes effect at once (specification 4 and 6), unless the operator approves requests: then it waits for an answer. Asking twice changes nothing.',
    })
    .meta({ stores: 'records' })
    .output(betaStanding),
};
