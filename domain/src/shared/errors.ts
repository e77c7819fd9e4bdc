/**
 * The closed list of what can go wrong at the interface: one HTTP status and one sentence for the reader each.
 * A sentence says what happened, what is safe and what to do next; an endpoint may pass a more exact one.
 */
export const failures = {
  BAD_INPUT: { status: 400, message: 'Some of what you entered needs another look. Nothing was saved.' },
  NOT_SIGNED_IN: {
    status: 401,
    message: 'You are not signed in. Sign in and try again; nothing was changed.',
  },
  WRONG_CREDENTIALS: {
    status: 401,
    message: 'That e-mail address and password do not match. Check both, or reset your password.',
  },
  SIGN_IN_AGAIN: {
    status: 401,
    message: 'Too much time has passed since you entered your password. Sign in again; nothing was changed.',
  },
  EMAIL_NOT_VERIFIED: {
    status: 403,
    message: 'Confirm your e-mail address first. We have sent you a new link; it works for one hour.',
  },
  PROOF_NEEDED: {
    status: 403,
    message: 'Before this change, show again that it is you. Nothing was changed yet.',
  },
  PROVIDER_REFUSED: {
    status: 403,
    message: 'Signing in there did not work. Your account is unchanged; try again or sign in another way.',
  },
  CONSENT_NEEDED: {
    status: 403,
    message: 'Before you sign, read and accept how electronic signing works here. Nothing was signed.',
  },
  SECOND_FACTOR_NEEDED: {
    status: 403,
    message: 'Sign in with a second step first: a code from an app, or a passkey. Nothing was changed.',
  },
  NOT_ALLOWED: { status: 403, message: 'Your account may not do this. Nothing was changed.' },
  MILESTONE_LOCKED: { status: 403, message: 'This milestone is still locked. Nothing was changed.' },
  CROSS_SITE: {
    status: 403,
    message: 'This request came from another site, so it was refused. Open the page here and try again.',
  },
  LOOKS_AUTOMATED: {
    status: 403,
    message:
      'We could not tell this from an automated message, so nothing was stored. What you typed is still here; please send it again.',
  },
  NOT_FOUND: { status: 404, message: 'We could not find that. It may have been deleted.' },
  CHANGED_MEANWHILE: {
    status: 409,
    message: 'Somebody else has changed this meanwhile. Nothing of yours was stored; look at it again.',
  },
  KEY_IN_USE: {
    status: 409,
    message:
      'A request with this Idempotency-Key is still being worked on. Nothing is done twice; send it again in a second.',
  },
  LAST_WAY_IN: {
    status: 409,
    message: 'This is your only way to sign in, so it stays. Set a password or add a passkey first.',
  },
  LAST_ADMIN: {
    status: 409,
    message: 'The last admin stays. Make somebody else an admin first; nothing was changed.',
  },
  ALREADY_SIGNED: {
    status: 409,
    message:
      'You have signed this document already, perhaps in another window. That signature stands; there is nothing more to do.',
  },
  DOCUMENT_CHANGED: {
    status: 409,
    message:
      'This document has changed since you opened it. Nothing was signed; open it again and read what is new.',
  },
  NOT_READ: {
    status: 409,
    message: 'Go through every page first. Nothing was signed.',
  },
  LINK_EXPIRED: {
    status: 410,
    message: 'This link has expired or was used before. Ask for a new one; your account is unchanged.',
  },
  FILE_TOO_LARGE: { status: 413, message: 'That file is too large. Nothing was stored.' },
  QUOTA_EXCEEDED: {
    status: 413,
    message: 'Your document space is full. Nothing was stored; delete what you no longer need and try again.',
  },
  FILE_TYPE_NOT_ACCEPTED: {
    status: 415,
    message: 'We accept PDF, JPG, PNG and HEIC files. Nothing was stored.',
  },
  KEY_REUSED: {
    status: 422,
    message:
      'This Idempotency-Key was used for another request. Nothing was stored; send this one under a key of its own.',
  },
  FILE_NOT_SAFE: {
    status: 422,
    message:
      'This file holds more than pages and pictures, so it was refused. Nothing was stored; print it to a new PDF and upload that one.',
  },
  FILE_EMPTY: { status: 422, message: 'That file is empty. Nothing was stored.' },
  NOT_SIGNABLE: {
    status: 422,
    message: 'This file cannot be signed here. Your document is unchanged.',
  },
  WRONG_PASSWORD: {
    status: 422,
    message: 'That is not your password. Nothing was changed; check it and try again.',
  },
  CODE_NOT_ACCEPTED: {
    status: 422,
    message: 'That code does not work. Each code works once and for about a minute; enter the one shown now.',
  },
  PASSKEY_NOT_ACCEPTED: {
    status: 422,
    message: 'That passkey did not work here. Nothing was changed; try again or sign in another way.',
  },
  PASSWORD_NOT_ACCEPTED: { status: 422, message: 'Choose another password. Nothing was changed.' },
  RATE_LIMITED: {
    status: 429,
    message: 'Too many tries in a short time. Nothing was changed; wait a few minutes and try again.',
  },
  INTERNAL: {
    status: 500,
    message: 'Something went wrong on our side. What you had saved is safe; please try again.',
  },
  PROVIDER_NOT_REACHED: {
    status: 502,
    message: 'We cannot reach that sign-in service right now. Try again in a moment, or sign in another way.',
  },
  UNAVAILABLE: {
    status: 503,
    message: 'We cannot reach our records right now. What you had saved is safe; try again in a moment.',
  },
  DISK_FULL: {
    status: 507,
    message:
      'We have no room to store this right now. Your other documents are safe; please try again later.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type FailureCode = keyof typeof failures;

/** What a failed request carries: `fields` names each input that needs another look, with its own sentence. */
export type FailureBody = { code: FailureCode; message: string; fields?: Record<string, string> };

export function isFailureCode(text: unknown): text is FailureCode {
  return typeof text === 'string' && Object.hasOwn(failures, text);
}
