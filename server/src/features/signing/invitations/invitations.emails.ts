import { defineEmailTemplate } from '../../../platform/email/email-template.ts';

export const INVITATION_PATH = '/portal/sign-invitation';

type Invitation = { email: string; name: string; senderName: string; senderEmail: string; url: string };

/** Asks someone to sign. The document's name stays out of it: mail is read over many shoulders. */
export const signingInvitationEmail = defineEmailTemplate<'signing-invitation', Invitation>({
  name: 'signing-invitation',
  text: ({ signing }, invitation) => signing.invitation(invitation),
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
