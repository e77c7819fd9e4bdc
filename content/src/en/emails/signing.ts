import { SIGNER_INVITATION_DAYS } from '@porchlight/domain/signing/invitations.ts';
import { site } from '../../site.ts';

type Invitation = { email: string; name: string; senderName: string; senderEmail: string; url: string };

export const signingEmails = {
  invitation: ({ email, name, senderName, senderEmail, url }: Invitation) => ({
    subject: `A co-buyer asks you to sign a document | ${site.name}`,
    heading: 'A document for you to sign',
    paragraphs: [
      `Hello ${name}, ${senderName} (${senderEmail}) asks you to read and sign a document on ${site.name}, as a co-buyer.`,
      `You need an account with this email address, ${email}: nobody else can sign in your place, not even ${senderName}. If you have none yet, you can create one for free on the way.`,
      `The link works once, for ${SIGNER_INVITATION_DAYS} days. If you do not know ${senderName} or do not want to sign, there is nothing to do; nothing is signed without you.`,
    ],
    action: { label: 'Read the document', url },
  }),
};
