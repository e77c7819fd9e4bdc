import type { FailureCode } from '@porchlight/domain/kernel/errors.ts';

/**
 * The sentence of each code where nothing more exact is known: what happened, what is safe and what to do next. These come first in their
 * status and are what a page says of an answer that has a status alone; the build gives it no others.
 */
export const statusSentences = {
  BAD_INPUT: 'Some of what you entered needs another look. Nothing was saved.',
  NOT_SIGNED_IN: 'You are not signed in. Sign in and try again; nothing was changed.',
  EMAIL_NOT_VERIFIED: 'Confirm your email address first. We have sent you a new link; it works for one hour.',
  NOT_FOUND: 'We could not find that. It may have been deleted.',
  CHANGED_MEANWHILE:
    'Someone else has changed this meanwhile. Nothing of yours was stored; look at it again.',
  LINK_EXPIRED: 'This link has expired or was used before. Ask for a new one; your account is unchanged.',
  FILE_TOO_LARGE: 'That file is too large. Nothing was stored.',
  FILE_TYPE_NOT_ACCEPTED: 'We accept PDF, JPG, PNG and HEIC files. Nothing was stored.',
  KEY_REUSED:
    'This Idempotency-Key was used for another request. Nothing was stored; send this one under a key of its own.',
  RATE_LIMITED: 'Too many tries in a short time. Nothing was changed; wait a few minutes and try again.',
  INTERNAL: 'Something went wrong on our side. What you had saved is safe; please try again.',
  PROVIDER_NOT_REACHED:
    'We cannot reach that sign-in service right now. Try again in a moment, or sign in another way.',
  UNAVAILABLE: 'We cannot reach our records right now. What you had saved is safe; try again in a moment.',
  DISK_FULL:
    'We have no room to store this right now. Your other documents are safe; please try again later.',
} as const satisfies Partial<Record<FailureCode, string>>;

export const codeSentences: Record<FailureCode, string> = {
  ...statusSentences,
  WRONG_CREDENTIALS: 'That email address and password do not match. Check both, or reset your password.',
  SIGN_IN_AGAIN:
    'Too much time has passed since you entered your password. Sign in again; nothing was changed.',
  PROOF_NEEDED: 'Before this change, show again that it is you. Nothing was changed yet.',
  PROVIDER_REFUSED:
    'Signing in there did not work. Your account is unchanged; try again or sign in another way.',
  CONSENT_NEEDED: 'Before you sign, read and accept how electronic signing works here. Nothing was signed.',
  SECOND_FACTOR_NEEDED:
    'Sign in with a second step first: a code from an app, or a passkey. Nothing was changed.',
  NOT_ALLOWED: 'Your account may not do this. Nothing was changed.',
  ACCOUNT_NEEDED:
    'This needs an account, so nothing was sent or changed. What you entered as a guest is safe. Create an account to go on with it.',
  MILESTONE_LOCKED: 'This milestone is still locked. Nothing was changed.',
  CROSS_SITE: 'This request came from another site, so it was refused. Open the page here and try again.',
  LOOKS_AUTOMATED:
    'We could not tell this from an automated message, so nothing was stored. What you typed is still here; please send it again.',
  KEY_IN_USE:
    'A request with this Idempotency-Key is still being worked on. Nothing is done twice; send it again in a second.',
  LAST_WAY_IN: 'This is your only way to sign in, so it stays. Set a password or add a passkey first.',
  LAST_ADMIN: 'The last admin stays. Make someone else an admin first; nothing was changed.',
  ALREADY_SIGNED:
    'You have signed this document already, perhaps in another window. That signature stands; there is nothing more to do.',
  DOCUMENT_CHANGED:
    'This document has changed since you opened it. Nothing was signed; open it again and read what is new.',
  NOT_READ: 'Go through every page first. Nothing was signed.',
  CURSOR_EXPIRED: 'This place of the feed is no longer kept.',
  QUOTA_EXCEEDED:
    'Your document space is full. Nothing was stored; delete what you no longer need and try again.',
  FILE_NOT_SAFE:
    'This file holds more than pages and pictures, so it was refused. Nothing was stored; print it to a new PDF and upload that one.',
  FILE_EMPTY: 'That file is empty. Nothing was stored.',
  NOT_SIGNABLE: 'This file cannot be signed here. Your document is unchanged.',
  WRONG_PASSWORD: 'That is not your password. Nothing was changed; check it and try again.',
  CODE_NOT_ACCEPTED:
    'That code does not work. Each code works once and for about a minute; enter the one shown now.',
  PASSKEY_NOT_ACCEPTED:
    'That passkey did not work here. Nothing was changed; try again or sign in another way.',
  PASSWORD_NOT_ACCEPTED: 'Choose another password. Nothing was changed.',
};
