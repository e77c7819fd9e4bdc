import * as z from 'zod/mini';
import { publicEndpoint } from '../shared/endpoint.ts';

export const healthContract = {
  /** For load balancers and monitors: answers only when the database does. */
  check: publicEndpoint()
    .route({ method: 'GET', path: '/health', tags: ['Health'], summary: 'Say whether the server can work' })
    .output(z.object({ ready: z.literal(true) })),
};
