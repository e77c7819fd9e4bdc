import * as z from 'zod/mini';
import { accountEndpoint, done, publicEndpoint } from '../kernel/endpoint.ts';
import { account, passwordField } from './accounts.contract.ts';
import * as texts from './en.ts';

/** RFC 6238 with what every authenticator app understands: six digits, a new code every 30 seconds. */
export const CODE_DIGITS = 6;
export const CODE_SECONDS = 30;
export const RECOVERY_CODES = 10;

/** A code from an app; spaces that an app shows between the digits are dropped. */
export const codeField = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(40)),
    z.transform((text) => text.replace(/\s/g, '')),
  ),
  z.string().check(z.regex(/^\d{6}$/, texts.enterSixDigits)),
);

/** A recovery code in the one form it is compared in: ten letters and digits, without the spaces, dashes and capitals that people type. */
export const recoveryCodeField = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(60)),
    z.transform((text) => text.toLowerCase().replace(/[\s-]/g, '')),
  ),
  z.string().check(z.regex(/^[a-z0-9]{10}$/, texts.recoveryCodeProblem)),
);

export const codeInput = z.object({ code: codeField });
export const recoveryCodeInput = z.object({ code: recoveryCodeField });
/** An account that has no password shows a fresh proof in its place. */
export const turnOffInput = z.object({ password: z.optional(passwordField) });

/** The key to enter by hand, in base32, and the same as a square of dots: `path` draws the dark ones, one unit each, in `size` units. */
const setUp = z.object({
  key: z.string(),
  uri: z.string(),
  picture: z.object({ size: z.int(), path: z.string() }),
});
export type SecondFactorSetUp = z.infer<typeof setUp>;

/** Codes that each work once in place of the app. They are shown this once. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
const tags = ['Second factor'];

export const secondFactorContract = {
  start: accountEndpoint('PROOF_NEEDED', 'SECOND_FACTOR_NEEDED', 'NOT_ALLOWED')
    .route({
      method: 'POST',
      path: '/accounts/second-factor/setting-up',
      tags,
      summary: 'Begin to set up codes from an app',
    })
    .meta({ stores: 'sign-in' })
    .output(setUp),
  confirm: accountEndpoint('PROOF_NEEDED', 'SECOND_FACTOR_NEEDED', 'CODE_NOT_ACCEPTED')
    .route({
      method: 'POST',
      path: '/accounts/second-factor',
      tags,
      summary: 'Confirm with one code; gives the recovery codes, this once',
    })
    .meta({ stores: 'sign-in' })
    .input(codeInput)
    .output(recoveryCodes),
  renewRecoveryCodes: accountEndpoint('PROOF_NEEDED', 'SECOND_FACTOR_NEEDED', 'NOT_FOUND')
    .route({
      method: 'POST',
      path: '/accounts/second-factor/recovery-codes',
      tags,
      summary: 'Replace the recovery codes; the old ones stop working',
    })
    .meta({ stores: 'sign-in' })
    .output(recoveryCodes),
  turnOff: accountEndpoint('WRONG_PASSWORD', 'SECOND_FACTOR_NEEDED', 'NOT_ALLOWED', 'NOT_FOUND')
    .route({
      method: 'POST',
      path: '/accounts/second-factor/off',
      tags,
      summary: 'Switch codes from an app off',
    })
    .meta({ stores: 'sign-in' })
    .input(turnOffInput)
    .output(done),
  enterCode: publicEndpoint('CODE_NOT_ACCEPTED', 'SIGN_IN_AGAIN')
    .route({
      method: 'POST',
      path: '/accounts/sign-in/code',
      tags,
      summary: 'Finish signing in with a code from the app',
    })
    .meta({ stores: 'sign-in' })
    .input(codeInput)
    .output(account),
  enterRecoveryCode: publicEndpoint('CODE_NOT_ACCEPTED', 'SIGN_IN_AGAIN')
    .route({
      method: 'POST',
      path: '/accounts/sign-in/recovery-code',
      tags,
      summary: 'Finish signing in with a recovery code',
    })
    .meta({ stores: 'sign-in' })
    .input(recoveryCodeInput)
    .output(account),
};
