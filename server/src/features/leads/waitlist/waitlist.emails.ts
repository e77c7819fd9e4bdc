import { findLaunchedPlace, type WaitlistFeature } from '@porchlight/domain/leads/waitlist/waitlist.ts';
import { createListHeaders, defineEmailTemplate } from '../../../platform/email/email-template.ts';

export const LEAVE_PATH = '/waitlist/unsubscribe';

type Launch = { feature: WaitlistFeature; baseUrl: string; token: string };

/** Says that a feature is open to an address that asked to be notified. `token` takes the address off the list. */
export const launchEmail = defineEmailTemplate<'waitlist-launch', Launch>({
  name: 'waitlist-launch',
  text: ({ waitlist }, launch) =>
    waitlist.launch({
      feature: launch.feature,
      url: `${launch.baseUrl}${findLaunchedPlace(launch.feature) ?? ''}`,
      leaveUrl: writeLeaveAddress(launch),
    }),
  headers: (launch) => createListHeaders(writeLeaveAddress(launch)),
  samples: {
    usual: {
      feature: 'refinance-options',
      baseUrl: 'https://porchlight.example',
      token: 'sample-token-1234',
    },
  },
});

function writeLeaveAddress({ baseUrl, token }: Launch): string {
  return `${baseUrl}${LEAVE_PATH}?token=${encodeURIComponent(token)}`;
}
