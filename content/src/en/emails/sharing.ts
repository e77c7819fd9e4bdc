import { INVITATION_DAYS, type PurchaseRole } from '@porchlight/domain/kernel/purchases/purchases.ts';
import { site } from '../../site.ts';
import { roleTitles } from '../sharing-roles.ts';

type Invitation = {
  email: string;
  name: string;
  role: PurchaseRole;
  senderName: string;
  senderEmail: string;
  url: string;
};

export const sharingEmails = {
  buyer: ({ email, name, senderName, senderEmail, url }: Invitation) => ({
    subject: `${senderName} asks you to buy a home together | ${site.name}`,
    heading: 'Buy together, each with an account',
    paragraphs: [
      `Hello ${name}, ${senderName} (${senderEmail}) asks you to be the co-buyer of a home on ${site.name}. You would share milestones, tasks, dates and the plan.`,
      `Your documents stay yours: ${senderName} sees that one was received, and never the file unless you share it. Either of you can leave at any time and keeps the whole journey.`,
      `You need an account with this email address, ${email}. The link works for ${INVITATION_DAYS} days. If you do not know ${senderName}, there is nothing to do.`,
    ],
    action: { label: 'Read the invitation', url },
  }),
  helper: ({ name, role, senderName, senderEmail, url }: Invitation) => ({
    subject: `${senderName} shares a home purchase with you | ${site.name}`,
    heading: 'Somebody shares a home purchase with you',
    paragraphs: [
      `Hello ${name}, ${senderName} (${senderEmail}) invites you on ${site.name} as: ${roleTitles[role]}. You see their milestones, tasks and dates, and whatever else they share later. You need no account.`,
      `${senderName} sees each time you open something, and can end it at any time.`,
      `The link works once, for ${INVITATION_DAYS} days. If you do not know ${senderName}, there is nothing to do.`,
    ],
    action: { label: 'See what is shared', url },
  }),
  link: ({ url }: { url: string }) => ({
    subject: `Your link to what is shared with you | ${site.name}`,
    heading: 'Sign in to what is shared with you',
    paragraphs: [
      'Open this link to see what buyers share with you. It works once, for one hour.',
      'If you did not ask for it, there is nothing to do: nobody was signed in.',
    ],
    action: { label: 'Sign in', url },
  }),
};
