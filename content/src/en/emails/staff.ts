import { formatCount } from '@porchlight/domain/kernel/formats.ts';
import { STAFF_INVITATION_DAYS } from '@porchlight/domain/staff/member-invitations.ts';
import { site } from '../../site.ts';

export const staffEmails = {
  invitation: ({ by, url }: { by: string; url: string }) => ({
    subject: `${by} invites you to the ${site.name} console`,
    heading: 'Your way into the console',
    paragraphs: [
      `${by} has made you a staff member of ${site.name}. Open the link to sign in; then you set up a second step, without which the console stays shut.`,
      `A link that sets a password works for ${STAFF_INVITATION_DAYS} days and once. If you did not expect this, do nothing.`,
    ],
    action: { label: 'Open the console', url },
  }),
  purchaseHandedOver: ({ by, count, url }: { by: string; count: number; url: string }) => {
    const what = count === 1 ? 'A purchase' : `${formatCount(count)} purchases`;
    const verb = count === 1 ? 'was' : 'were';
    return {
      subject: `${what} ${verb} handed over to you: ${site.name} console`,
      heading: `${what} ${verb} handed over to you`,
      paragraphs: [`${by} made you the owner. The overview of the console says whose, with any note.`],
      action: { label: 'Open the console', url },
    };
  },
  memberSecondStep: ({ name, email, url }: { name: string; email: string; url: string }) => ({
    subject: `${name} set up a second step: ${site.name} console`,
    heading: 'A member set up a second step',
    paragraphs: [
      `${name} (${email}) set up the first second step of their account, so the console now opens for them.`,
      'If you expected this, there is nothing to do. If you did not, ask them by phone, and suspend the member until you know.',
    ],
    action: { label: 'See the members', url },
  }),
};
