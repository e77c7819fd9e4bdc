import * as z from 'zod/mini';
import { staffEndpoint } from '../../kernel/endpoint.ts';
import { calendarDateField, instantField } from '../../kernel/fields.ts';
import { listInput, listPage } from '../../staff/staff-lists.ts';
import { waitlistFeatures } from './waitlist.ts';

const featureField = z.enum(waitlistFeatures);
/** What the addresses of one list are asked for with. */
export const waitlistFeatureInput = z.object({ feature: featureField });
const count = z.int().check(z.minimum(0));

/**
 * One waitlist. `offeredAt` is where the product has the feature, null while it has not and nothing can be announced. `weeks` are the
 * newest, oldest first, each from its Monday in UTC. Of a launch, `told` counts the addresses whose email is queued and `left` those that
 * have none yet.
 */
export const waitlistSummary = z.object({
  feature: featureField,
  title: z.string(),
  offeredAt: z.nullable(z.string()),
  addresses: count,
  weeks: z.array(z.object({ from: calendarDateField, joined: count })),
  launch: z.nullable(
    z.object({
      announcedAt: instantField,
      announcedBy: z.nullable(z.string()),
      told: count,
      left: count,
      finishedAt: z.nullable(instantField),
    }),
  ),
});
export type WaitlistSummary = z.infer<typeof waitlistSummary>;

/** An address on a waitlist; `toldAt` is when the email about the launch was queued. */
export const waitlistAddress = z.object({
  email: z.string(),
  joinedAt: instantField,
  toldAt: z.nullable(instantField),
});
export type WaitlistAddress = z.infer<typeof waitlistAddress>;

/** The email as it would go out, and to how many; `suppressed` addresses bounced before and get none. */
export const launchPreview = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  recipients: count,
  suppressed: count,
});
export type LaunchPreview = z.infer<typeof launchPreview>;

const tags = ['Waitlists'];
const scope = 'waitlists:read' as const;

export const waitlistConsoleContract = {
  list: staffEndpoint('read')
    .meta({ scope })
    .route({
      method: 'GET',
      path: '/staff/waitlists',
      tags,
      summary: 'Count every waitlist',
      successDescription: 'Every waitlist.',
      description: 'All features, those with nobody waiting too.',
    })
    .output(z.object({ waitlists: z.array(waitlistSummary) })),
  addresses: staffEndpoint('addresses')
    .meta({ scope })
    .route({
      method: 'GET',
      path: '/staff/waitlists/{feature}/addresses',
      tags,
      summary: 'List the addresses on a waitlist, newest first',
    })
    .input(z.object({ feature: featureField, ...listInput }))
    .output(listPage(waitlistAddress)),
  exportAddresses: staffEndpoint(['addresses', 'export'])
    .meta({ scope, stream: true })
    .route({
      method: 'GET',
      path: '/staff/waitlists/{feature}/addresses.csv',
      tags,
      summary: 'Download the addresses on a waitlist as CSV',
    })
    .input(waitlistFeatureInput)
    .output(z.file()),
  previewLaunch: staffEndpoint('send')
    .route({
      method: 'GET',
      path: '/staff/waitlists/{feature}/launch',
      tags,
      summary: 'Read the email that announces a launch, and how many get it',
    })
    .input(waitlistFeatureInput)
    .output(launchPreview),
  announceLaunch: staffEndpoint('send')
    .route({
      method: 'POST',
      path: '/staff/waitlists/{feature}/launch',
      tags,
      summary: 'Announce a launch to everybody who asked',
      description:
        '`confirmation` is the name of the feature, typed. Each address gets one email, also when this is called twice; whoever joins later is told at once.',
    })
    .meta({ stores: 'records' })
    .input(z.object({ feature: featureField, confirmation: z.string().check(z.maxLength(200)) }))
    .output(waitlistSummary),
};
