import type { PurchaseRole } from '@porchlight/domain/kernel/purchases/purchases.ts';
import { defineEmailTemplate } from '../../platform/email/email-template.ts';

export const JOIN_PATH = '/portal/join';
export const HELPER_PATH = '/shared';

type Invitation = {
  email: string;
  name: string;
  role: PurchaseRole;
  senderName: string;
  senderEmail: string;
  url: string;
};

const sample = (role: PurchaseRole, path: string): Invitation => ({
  email: 'priya@example.com',
  name: 'Priya',
  role,
  senderName: 'Jordan Rivera',
  senderEmail: 'jordan@example.com',
  url: `https://porchlight.example${path}?token=sample-token-1234`,
});

/** Invites a person to buy together. */
export const buyerInvitationEmail = defineEmailTemplate<'buyer-invitation', Invitation>({
  name: 'buyer-invitation',
  text: ({ sharing }, invitation) => sharing.buyer(invitation),
  samples: { usual: sample('co-buyer', JOIN_PATH) },
});

/** Notifies a helper that a purchase is shared with them. */
export const helperInvitationEmail = defineEmailTemplate<'helper-invitation', Invitation>({
  name: 'helper-invitation',
  text: ({ sharing }, invitation) => sharing.helper(invitation),
  samples: { usual: sample('agent', HELPER_PATH) },
});

/** Signs a helper in again. */
export const helperLinkEmail = defineEmailTemplate<'helper-link', { url: string }>({
  name: 'helper-link',
  text: ({ sharing }, link) => sharing.link(link),
  samples: { usual: { url: `https://porchlight.example${HELPER_PATH}?token=sample-token-1234` } },
});
