import * as z from 'zod/mini';
import { accountEndpoint } from '../../kernel/endpoint.ts';

export const eventsContract = {
  live: accountEndpoint()
    .route({
      method: 'GET',
      path: '/events',
      tags: ['Events'],
      summary: 'Follow own changes live',
      description: 'Server-sent events: `changed` with a topic as data, `heartbeat` every 30 seconds.',
    })
    .meta({ stream: true })
    .output(z.file()),
};
