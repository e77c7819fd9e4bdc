import * as z from 'zod/mini';
import { buyerEndpoint } from '../shared/endpoint.ts';

/** What changed for the signed-in buyer; the page reads it again. */
export const changeTopics = ['milestones', 'documents', 'profile', 'guide', 'notifications'] as const;
export type ChangeTopic = (typeof changeTopics)[number];

/** Sent this often so that a dead connection is noticed (specification 9: realtime heartbeat). */
export const HEARTBEAT_MS = 30_000;
/** Silence after a heartbeat fell due before the page reconnects (specification 9: realtime timeout). */
export const SILENCE_MS = 10_000;

export const eventsContract = {
  live: buyerEndpoint()
    .route({
      method: 'GET',
      path: '/events',
      tags: ['Events'],
      summary: 'Follow own changes live',
      description: 'Server-sent events: `changed` with a topic as data, `heartbeat` every 30 seconds.',
    })
    .meta({ access: 'buyer', stream: true })
    .output(z.file()),
};
