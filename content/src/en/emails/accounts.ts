import { EMAIL_CODE_MINUTES } from '@porchlight/domain/accounts/email-codes.ts';
import { site } from '../../site.ts';

const HOUR_NOTE = 'The link works for one hour and once.';

const codePurposes = {
  open: {
    heading: 'Your code to open your account',
    effect: 'It confirms your email address and opens your account.',
  },
  'sign-in': {
    heading: 'Your code to sign in',
    effect: 'This address has an account, and the code signs in to it. Everything in it is as you left it.',
  },
  prove: {
    heading: 'Your code to show that it is you',
    effect: 'With it you show that it is you, and the change that you asked for is made.',
  },
};

export const accountsEmails = {
  confirmAddress: ({ url, choosesPassword = false }: { url: string; choosesPassword?: boolean }) => ({
    subject: `Confirm your email address for ${site.name}`,
    heading: 'Confirm your email address',
    paragraphs: [
      choosesPassword
        ? `Someone, most likely you, created a ${site.name} account with this address. No password counts for it yet: choose yours, which confirms the address, and start your journey.`
        : `Someone, most likely you, created a ${site.name} account with this address. Confirm it to start your journey.`,
      `${HOUR_NOTE} If it was not you, do nothing: without this step nobody can use the account.`,
    ],
    action: { label: choosesPassword ? 'Choose my password' : 'Confirm my address', url },
  }),
  signInCode: ({ code, purpose }: { code: string; purpose: 'open' | 'sign-in' | 'prove' }) => ({
    subject: `${code} is your ${site.name} code`,
    heading: codePurposes[purpose].heading,
    paragraphs: [
      `Enter ${code} in the window where you asked for it.`,
      codePurposes[purpose].effect,
      `The code works for ${EMAIL_CODE_MINUTES} minutes and once. Give it to no one: we never ask for it. If you did not ask for it, do nothing; without it nothing happens.`,
    ],
  }),
  accountExists: ({ signInUrl }: { signInUrl: string }) => ({
    subject: `You already have a ${site.name} account`,
    heading: 'You already have an account',
    paragraphs: [
      `Someone, most likely you, tried to create a ${site.name} account with this address, and there is one already.`,
      'Sign in, or choose "Forgot your password?" there. If it was not you, do nothing: nothing was changed.',
    ],
    action: { label: 'Sign in', url: signInUrl },
  }),
  resetPassword: ({ url }: { url: string }) => ({
    subject: `Reset your ${site.name} password`,
    heading: 'Choose a new password',
    paragraphs: [
      `Someone, most likely you, asked to reset the password of your ${site.name} account.`,
      `${HOUR_NOTE} If it was not you, do nothing: your password stays as it is.`,
    ],
    action: { label: 'Choose a new password', url },
  }),
  passwordChanged: ({ forgotUrl }: { forgotUrl: string }) => ({
    subject: `Your ${site.name} password was changed`,
    heading: 'Your password was changed',
    paragraphs: [
      'The password of your account has just been changed, and every device was signed out.',
      `If it was not you, reset it now and write to ${site.email.address}.`,
    ],
    action: { label: 'Reset my password', url: forgotUrl },
  }),
};
