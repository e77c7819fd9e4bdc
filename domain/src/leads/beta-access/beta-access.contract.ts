import * as z from 'zod/mini';
import { buyerEndpoint, signedUpEndpoint } from '../../kernel/endpoint.ts';
import { instantField } from '../../kernel/fields.ts';
import { betaRequestStatuses } from './beta-requests.ts';

/**
 * Whether beta access is on, and, where the operator approves requests, what became of the newest one. `answer` is the
 * operator's sentence; before `askAgainAt` a declined buyer cannot ask again.
 */
export const betaStatus = z.object({
  betaAccess: z.boolean(),
  /** With the access: the titles of the beta milestones that are open now, in one line. Empty before Pre-Approval is done. */
  opened: z.string(),
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
export type BetaStatus = z.infer<typeof betaStatus>;

const tags = ['Beta access'];

export const betaAccessContract = {
  standing: buyerEndpoint()
    .route({ method: 'GET', path: '/beta-access', tags, summary: 'Read own beta access and request' })
    .output(betaStatus),
  request: signedUpEndpoint('NOT_ALLOWED')
    .route({
      method: 'POST',
      path: '/beta-access',
      tags,
      summary: 'Ask for beta access',
      description:
        'Takes effect at once (specification 4 and 6), unless the operator approves requests: then it waits for an answer. Asking twice changes nothing.',
    })
    .meta({ stores: 'records' })
    .output(betaStatus),
};
