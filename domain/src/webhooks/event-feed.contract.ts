import * as z from 'zod/mini';
import { staffEndpoint } from '../kernel/endpoint.ts';
import { FEED_END, FEED_EVENTS, feedEvent, MAX_FEED_EVENTS } from './webhook-events.ts';

export const eventFeedContract = {
  list: staffEndpoint('manage', 'CURSOR_EXPIRED')
    .route({
      method: 'GET',
      path: '/staff/events',
      tags: ['Webhooks'],
      summary: 'Follow what happens, in order',
      successDescription: 'The events that follow, oldest first.',
      description: `Every event that webhooks receive, once, in the order in which it was committed: nothing appears later at a place that was read before. \`after\` is the \`next\` of an earlier answer; without it the feed begins with the oldest event that is kept (30 days), and \`${FEED_END}\` leads to its end. A token reads the events whose scope it has beside \`events:read\`.`,
    })
    .meta({ scope: 'events:read' })
    .input(
      z.object({
        /** The `next` of an earlier answer, or `end`. */
        after: z.optional(z.string().check(z.maxLength(200))),
        /** The most events of an answer. */
        limit: z._default(
          z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_FEED_EVENTS)),
          FEED_EVENTS,
        ),
      }),
    )
    .output(
      z.object({
        events: z.array(feedEvent),
        /** What to ask with the next time, also where no event has come. */
        next: z.string(),
        /** Whether there are further ones already. */
        hasMore: z.boolean(),
      }),
    ),
};
