import type { invitationStates } from './signing-views.ts';

/** How long the link of an invitation works. */
export const SIGNER_INVITATION_DAYS = 14;
/** Most people asked to sign one document who have neither refused nor been taken back. */
export const MAX_INVITED = 5;

type InvitationState = (typeof invitationStates)[number];

/** What became of an invitation; a link that was used does not expire any more. */
export function findInvitationState(
  invitation: { expiresAt: Date; acceptedAt: Date | null; revokedAt: Date | null; signedAt: Date | null },
  now: Date,
): InvitationState {
  if (invitation.signedAt !== null) return 'signed';
  if (invitation.revokedAt !== null) return 'revoked';
  if (invitation.acceptedAt !== null) return 'accepted';
  return now < invitation.expiresAt ? 'open' : 'expired';
}

/**
 * Whether two addresses are likely to reach one person: equal but for a tag behind a plus sign (RFC 5233), and for Gmail
 * also but for dots and its second domain. Both as `normalizeEmail` writes them.
 */
export function isSameMailbox(one: string, other: string): boolean {
  return findMailbox(one) === findMailbox(other);
}

function findMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const name = email.slice(0, at).toLowerCase().replace(/\+.*$/, '');
  return GMAIL.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

const GMAIL = new Set(['gmail.com', 'googlemail.com']);
