import { site } from '@porchlight/content/site.ts';
import { INVITATION_DAYS } from '@porchlight/domain/signing/invitations.ts';
import { layOutLetter } from '../../platform/mail/letter-page.ts';
import type { Letter } from '../../platform/mail/mailer.ts';

export const INVITATION_PATH = '/portal/sign-invitation';

/** Asks a co-buyer to sign. The document's name stays out of it: mail is read over many shoulders. */
export function writeInvitationLetter(
  to: string,
  {
    name,
    senderName,
    senderEmail,
    url,
  }: { name: string; senderName: string; senderEmail: string; url: string },
): Letter {
  return {
    to,
    subject: `${senderName} asks you to sign a document | ${site.name}`,
    ...layOutLetter({
      siteName: site.name,
      heading: 'A document for you to sign',
      paragraphs: [
        `Hello ${name}, ${senderName} (${senderEmail}) asks you to read and sign a document on ${site.name}, as a co-buyer.`,
        `You need an account with this e-mail address, ${to}: nobody else can sign in your place, not even ${senderName}. If you have none yet, you can open one for free on the way.`,
        `The link works once, for ${INVITATION_DAYS} days. If you do not know ${senderName} or do not want to sign, there is nothing to do; nothing is signed without you.`,
      ],
      action: { label: 'Read the document', url },
      closing: `${site.name} guides and teaches; it is not a lender. Questions: ${site.email.address}`,
    }),
  };
}
