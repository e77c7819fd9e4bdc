import {
  type CodeRefusal,
  EMAIL_CODE_MINUTES,
  MAX_WRONG_CODES,
} from '@porchlight/domain/accounts/email-codes.ts';
import { MAX_PASSWORD_LENGTH, type PasswordProblem } from '@porchlight/domain/accounts/passwords.ts';
import { codeSentences } from './codes.ts';

type OfProvider = { provider: string };

export const accountsFailures = {
  'accounts.same-address': 'This is your address already. Enter the new one.',
  'accounts.no-email-change':
    'There is no change to stop. Both addresses confirmed it, it was stopped before, or it expired.',
  'accounts.codes-on-already': 'Codes from an app are on already. Switch them off first to use another app.',
  'accounts.provider-address-unconfirmed': ({ provider }: OfProvider) =>
    `${provider} has not confirmed an email address of yours, so nothing was opened. Confirm it there and try again, or create an account with a password.`,
  'accounts.provider-address-no-address': ({ provider }: OfProvider) =>
    `What ${provider} gave us as your email address is not one address, so nothing was opened. Correct it there and try again, or create an account with a password.`,
  'accounts.provider-address-in-use': ({ provider }: OfProvider) =>
    `There is an account with the address that ${provider} gave us. Sign in to it as usual, then link ${provider} under Profile Settings.`,
  'accounts.identity-of-another': ({ provider }: OfProvider) =>
    `That ${provider} account is linked to another account here. Nothing was changed.`,
  'accounts.identity-not-yours': ({ provider }: OfProvider) =>
    `That ${provider} account is not linked to yours. Nothing was changed.`,
  'accounts.password-problem': ({ problem }: { problem: PasswordProblem }) => writePasswordProblem(problem),
  'accounts.wrong-password': codeSentences.WRONG_PASSWORD,
  'accounts.wrong-code': codeSentences.CODE_NOT_ACCEPTED,
  'accounts.email-code': ({ refusal }: { refusal: CodeRefusal }) => emailCodeRefusals[refusal],
  'accounts.prove-another-way':
    'Show that it is you with your password or a passkey: a code by email is for accounts that have neither password nor console. Nothing was changed.',
  'accounts.wrong-recovery-code': 'That recovery code does not work. Each works once; try another one.',
  'accounts.most-passkeys': ({ most }: { most: number }) =>
    `An account can have ${most} passkeys. Remove one that you no longer use first.`,
  'accounts.second-step-first':
    'Your account has a second step. Sign out, then sign in with your passkey or a code from your app before you change this. Nothing was changed.',
  'accounts.staff-keep-second-step':
    'This is your only second step, and the console needs one. Set up another first, then remove this one.',
} as const;

const emailCodeRefusals = {
  wrong: 'That is not the code in our newest email. Check the six digits and try again.',
  guessed: `That was wrong ${MAX_WRONG_CODES} times, so this code no longer works. Have a new one sent; what you entered is still here.`,
  late: `This code is more than ${EMAIL_CODE_MINUTES} minutes old. Have a new one sent; what you entered is still here.`,
  used: 'This code was used before, and each works once. If you are not signed in, have a new one sent.',
  elsewhere:
    'A code works only in the browser that asked for it, and cookies must be allowed there. Enter it there, or have a new one sent to use here.',
} as const satisfies Record<CodeRefusal, string>;

function writePasswordProblem(problem: PasswordProblem): string {
  switch (problem.kind) {
    case 'too-short':
      return `Use at least ${problem.least} characters. A few words you will remember work well.`;
    case 'too-long':
      return `Use at most ${MAX_PASSWORD_LENGTH} characters.`;
    case 'predictable':
      return 'This repeats or counts up in a way that is easy to guess. Use a few unrelated words.';
    case 'common':
      return 'This is on the lists of common passwords that attackers try first. Use a few unrelated words.';
    case 'about-you':
      return 'This is mostly your name, your email address or the name of this site. Use a few unrelated words.';
  }
}
