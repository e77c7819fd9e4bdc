import * as z from 'zod/mini';
import { buyerEndpoint, signedUpEndpoint } from '../kernel/endpoint.ts';
import { instantField } from '../kernel/fields.ts';
import { milestoneSlugs } from '../kernel/milestone-slugs.ts';

/** Whether the buyer has a calendar feed, and since when. Its address is not kept, so it is never shown again. */
export const calendarFeed = z.object({ createdAt: z.nullable(instantField) });

/** The address of a new feed. It is a secret: anyone who has it can read the buyer's dates without signing in. */
export const newCalendarFeed = z.object({ url: z.url(), createdAt: instantField });
export type NewCalendarFeed = z.infer<typeof newCalendarFeed>;

const tags = ['Calendar'];

export const calendarContract = {
  date: buyerEndpoint('NOT_FOUND')
    .route({
      method: 'GET',
      path: '/calendar/dates/{slug}/{key}',
      tags,
      summary: 'Download a date as a calendar file',
      description: 'text/calendar (RFC 5545) with one whole day.',
    })
    .meta({ access: 'buyer', stream: true })
    .input(z.object({ slug: z.enum(milestoneSlugs), key: z.string().check(z.minLength(1), z.maxLength(80)) }))
    .output(z.file()),
  feed: buyerEndpoint()
    .route({ method: 'GET', path: '/calendar/feed', tags, summary: 'Say whether there is a feed' })
    .output(calendarFeed),
  createFeed: signedUpEndpoint()
    .route({
      method: 'POST',
      path: '/calendar/feed',
      tags,
      summary: 'Make a private calendar feed',
      description: 'Answers with its address, this once. The address of an earlier feed stops working.',
    })
    .meta({ stores: 'records' })
    .output(newCalendarFeed),
  removeFeed: buyerEndpoint()
    .route({ method: 'DELETE', path: '/calendar/feed', tags, summary: 'End the calendar feed' })
    .output(calendarFeed),
};
