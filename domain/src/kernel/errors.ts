/** The closed list of what can go wrong at the interface: one HTTP status each. Their sentences are content's. */
export const failureStatus = {
  BAD_INPUT: 400,
  NOT_SIGNED_IN: 401,
  WRONG_CREDENTIALS: 401,
  SIGN_IN_AGAIN: 401,
  EMAIL_NOT_VERIFIED: 403,
  PROOF_NEEDED: 403,
  PROVIDER_REFUSED: 403,
  CONSENT_NEEDED: 403,
  SECOND_FACTOR_NEEDED: 403,
  NOT_ALLOWED: 403,
  ACCOUNT_NEEDED: 403,
  MILESTONE_LOCKED: 403,
  CROSS_SITE: 403,
  LOOKS_AUTOMATED: 403,
  NOT_FOUND: 404,
  CHANGED_MEANWHILE: 409,
  KEY_IN_USE: 409,
  LAST_WAY_IN: 409,
  LAST_ADMIN: 409,
  ALREADY_SIGNED: 409,
  DOCUMENT_CHANGED: 409,
  NOT_READ: 409,
  LINK_EXPIRED: 410,
  CURSOR_EXPIRED: 410,
  FILE_TOO_LARGE: 413,
  QUOTA_EXCEEDED: 413,
  FILE_TYPE_NOT_ACCEPTED: 415,
  KEY_REUSED: 422,
  FILE_NOT_SAFE: 422,
  FILE_EMPTY: 422,
  NOT_SIGNABLE: 422,
  WRONG_PASSWORD: 422,
  CODE_NOT_ACCEPTED: 422,
  PASSKEY_NOT_ACCEPTED: 422,
  PASSWORD_NOT_ACCEPTED: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  PROVIDER_NOT_REACHED: 502,
  UNAVAILABLE: 503,
  DISK_FULL: 507,
} as const satisfies Record<string, number>;

export type FailureCode = keyof typeof failureStatus;

/** What a failed request carries: `fields` names each input that has to be corrected, with its own sentence. */
export type FailureBody = { code: FailureCode; message: string; fields?: Record<string, string> };

export function isFailureCode(text: unknown): text is FailureCode {
  return typeof text === 'string' && Object.hasOwn(failureStatus, text);
}
