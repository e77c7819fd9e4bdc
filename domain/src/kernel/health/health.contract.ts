import * as z from 'zod/mini';
import { publicEndpoint } from '../endpoint.ts';

export const healthContract = {
  /** For load balancers and monitors: answers only when the database does. */
  check: publicEndpoint()
    .route({
      method: 'GET',
      path: '/health',
      tags: ['Health'],
      summary: 'Say whether the server can work',
      successDescription: 'The server can work.',
    })
    .output(z.object({ ready: z.literal(true) })),
  /** For whatever starts a process again that hangs: asks nothing of any other part. */
  live: publicEndpoint()
    .route({
      method: 'GET',
      path: '/health/live',
      tags: ['Health'],
      summary: 'Say that the process answers',
      successDescription: 'The process answers.',
    })
    .output(z.object({ live: z.literal(true) })),
  /** For proxies and rolling restarts. */
  ready: publicEndpoint()
    .route({
      method: 'GET',
      path: '/health/ready',
      tags: ['Health'],
      summary: 'Say whether this process should be sent requests',
      successDescription: 'This process can be sent requests.',
      description:
        'UNAVAILABLE (503) names in `fields` each part that is down: `database`, `storage`, `live` (the connection that live updates come by) or `draining` (it was told to stop).',
    })
    .output(z.object({ ready: z.literal(true) })),
};
