import * as z from 'zod/mini';
import { staffEndpoint } from '../kernel/endpoint.ts';
import { instantField } from '../kernel/fields.ts';
import { listInput, listPage } from '../staff/staff-lists.ts';
import { newsletterStatuses } from './newsletter.ts';

const count = z.int().check(z.minimum(0));

/** An address that asked for the newsletter; the three times are the proof of its consent. */
export const newsletterSubscriber = z.object({
  email: z.string(),
  status: z.enum(newsletterStatuses),
  requestedAt: instantField,
  confirmedAt: z.nullable(instantField),
  unsubscribedAt: z.nullable(instantField),
});
export type NewsletterSubscriber = z.infer<typeof newsletterSubscriber>;

const tags = ['Newsletter'];
const scope = 'newsletter:read' as const;

export const newsletterContract = {
  counts: staffEndpoint('read')
    .meta({ scope })
    .route({
      method: 'GET',
      path: '/staff/newsletter/counts',
      tags,
      summary: 'Count the subscribers',
      successDescription:
        'How many addresses are confirmed, wait for their confirmation, or have unsubscribed.',
    })
    .output(z.object({ confirmed: count, waiting: count, unsubscribed: count })),
  list: staffEndpoint('addresses')
    .meta({ scope })
    .route({
      method: 'GET',
      path: '/staff/newsletter',
      tags,
      summary: 'List the addresses that asked for the newsletter, newest first',
    })
    .input(
      z.object({
        /** Only addresses with this status. */
        status: z.optional(z.enum(newsletterStatuses)),
        ...listInput,
      }),
    )
    .output(listPage(newsletterSubscriber)),
  exportConfirmed: staffEndpoint(['addresses', 'export'])
    .meta({ scope, stream: true })
    .route({
      method: 'GET',
      path: '/staff/newsletter/subscribers.csv',
      tags,
      summary: 'Download the confirmed subscribers as CSV, with the proof of their consent',
    })
    .output(z.file()),
};
