import { site } from '@porchlight/content/site.ts';
import { INVITATION_DAYS } from '@porchlight/domain/staff/member-invitations.ts';
import { defineLetter } from '../../platform/mail/letter.ts';

/** Leads a new staff member in. `url` sets a password, or is the sign-in page for whoever has an account. */
export const staffInvitationLetter = defineLetter<'staff-invitation', { by: string; url: string }>({
  name: 'staff-invitation',
  subject: ({ by }) => `${by} invites you to the ${site.name} console`,
  parts: ({ by, url }) => ({
    heading: 'Your way into the console',
    paragraphs: [
      `${by} has made you a staff member of ${site.name}. Open the link to sign in; then you set up a second step, without which the console stays shut.`,
      `A link that sets a password works for ${INVITATION_DAYS} days and once. If you did not expect this, do nothing.`,
    ],
    action: { label: 'Open the console', url },
  }),
  samples: { usual: { by: 'Alma Reyes', url: 'https://porchlight.example/login/reset?token=sample' } },
});
