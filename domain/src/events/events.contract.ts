import * as z from 'zod/mini';
import { accountEndpoint } from '../shared/endpoint.ts';

/** What changed for the signed-in buyer; the page reads it again. */
export const changeTopics = ['milestones', 'documents', 'profile', 'guide', 'notifications'] as const;
export type ChangeTopic = (typeof changeTopics)[number];

/** Sent this often so that a dead connection is noticed (specification 9: realtime heartbeat). */
export const HEARTBEAT_MS = 30_000;
/** Silence after a heartbeat fell due before the page reconnects (specification 9: realtime timeout). */
export const SILENCE_MS = 10_000;

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
