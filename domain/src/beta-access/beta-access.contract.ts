import * as z from 'zod/mini';
import { buyerEndpoint } from '../shared/endpoint.ts';

export const betaAccessContract = {
  /** Takes effect at once (specification 4 and 6); asking twice changes nothing. */
  request: buyerEndpoint()
    .route({ method: 'POST', path: '/beta-access', tags: ['Beta access'], summary: 'Ask for beta access' })
    .output(z.object({ betaAccess: z.boolean() })),
};
