import { INVITATION_DAYS } from '@porchlight/domain/staff/member-invitations.ts';
import { site } from '../../site.ts';

export const staffEmails = {
  invitation: ({ by, url }: { by: string; url: string }) => ({
    subject: `${by} invites you to the ${site.name} console`,
    heading: 'Your way into the console',
    paragraphs: [
      `${by} has made you a staff member of ${site.name}. Open the link to sign in; then you set up a second step, without which the console stays shut.`,
      `A link that sets a password works for ${INVITATION_DAYS} days and once. If you did not expect this, do nothing.`,
    ],
    action: { label: 'Open the console', url },
  }),
};
