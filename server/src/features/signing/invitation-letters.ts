import { site } from '@porchlight/content/site.ts';
import { INVITATION_DAYS } from '@porchlight/domain/signing/invitations.ts';
import { defineLetter } from '../../platform/mail/letter.ts';

export const INVITATION_PATH = '/portal/sign-invitation';

type Invitation = { email: string; name: string; senderName: string; senderEmail: string; url: string };

/** Asks a co-buyer to sign. The document's name stays out of it: mail is read over many shoulders. */
export const signingInvitationLetter = defineLetter<'signing-invitation', Invitation>({
  name: 'signing-invitation',
  subject: () => `A co-buyer asks you to sign a document | ${site.name}`,
  parts: ({ email, name, senderName, senderEmail, url }) => ({
    heading: 'A document for you to sign',
    paragraphs: [
      `Hello ${name}, ${senderName} (${senderEmail}) asks you to read and sign a document on ${site.name}, as a co-buyer.`,
      `You need an account with this e-mail address, ${email}: nobody else can sign in your place, not even ${senderName}. If you have none yet, you can open one for free on the way.`,
      `The link works once, for ${INVITATION_DAYS} days. If you do not know ${senderName} or do not want to sign, there is nothing to do; nothing is signed without you.`,
    ],
    action: { label: 'Read the document', url },
  }),
  samples: {
    usual: {
      email: 'ada@example.com',
      name: 'Ada',
      senderName: 'Charles Babbage',
      senderEmail: 'charles@example.com',
      url: `https://porchlight.example${INVITATION_PATH}?token=sample-token-1234`,
    },
  },
});
