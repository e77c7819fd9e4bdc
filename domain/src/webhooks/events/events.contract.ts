import * as z from 'zod/mini';
import { buyerEndpoint } from '../../kernel/endpoint.ts';

export const eventsContract = {
  live: buyerEndpoint()
    .route({
      method: 'GET',
      path: '/events',
      tags: ['Events'],
      summary: 'Follow own changes live',
      description: 'Server-sent events: `changed` with a topic as data, `heartbeat` every 30 seconds.',
    })
    .meta({ stream: true, staffToo: true })
    .output(z.file()),
};
