import { site } from '@porchlight/content/site.ts';
import { defineLetter } from '../../platform/mail/letter.ts';

const HOUR_NOTE = 'The link works for one hour and once.';
const SAMPLE_LINK = 'https://porchlight.example/login/verify?token=sample-token-1234';

/** `choosesPassword`: no password counts yet, as where two have signed up with the address. */
export const confirmAddressLetter = defineLetter<
  'confirm-address',
  { url: string; choosesPassword?: boolean }
>({
  name: 'confirm-address',
  subject: () => `Confirm your e-mail address for ${site.name}`,
  parts: ({ url, choosesPassword = false }) => ({
    heading: 'Confirm your e-mail address',
    paragraphs: [
      choosesPassword
        ? `Somebody, most likely you, opened a ${site.name} account with this address. No password counts for it yet: choose yours, which confirms the address, and start your journey.`
        : `Somebody, most likely you, opened a ${site.name} account with this address. Confirm it to start your journey.`,
      `${HOUR_NOTE} If it was not you, do nothing: without this step nobody can use the account.`,
    ],
    action: { label: choosesPassword ? 'Choose my password' : 'Confirm my address', url },
  }),
  samples: {
    usual: { url: SAMPLE_LINK },
    'Signed up again': { url: SAMPLE_LINK.replace('verify', 'reset'), choosesPassword: true },
  },
});

/** Sent when somebody signs up with an address that has an account: the page says nothing of it, the mailbox does. */
export const accountExistsLetter = defineLetter<'account-exists', { signInUrl: string }>({
  name: 'account-exists',
  subject: () => `You already have a ${site.name} account`,
  parts: ({ signInUrl }) => ({
    heading: 'You already have an account',
    paragraphs: [
      `Somebody, most likely you, tried to open a ${site.name} account with this address, and there is one already.`,
      'Sign in, or choose "Forgot your password?" there. If it was not you, do nothing: nothing was changed.',
    ],
    action: { label: 'Sign in', url: signInUrl },
  }),
  samples: { usual: { signInUrl: 'https://porchlight.example/login' } },
});

export const resetPasswordLetter = defineLetter<'reset-password', { url: string }>({
  name: 'reset-password',
  subject: () => `Reset your ${site.name} password`,
  parts: ({ url }) => ({
    heading: 'Choose a new password',
    paragraphs: [
      `Somebody, most likely you, asked to reset the password of your ${site.name} account.`,
      `${HOUR_NOTE} If it was not you, do nothing: your password stays as it is.`,
    ],
    action: { label: 'Choose a new password', url },
  }),
  samples: { usual: { url: SAMPLE_LINK.replace('verify', 'reset') } },
});

export const passwordChangedLetter = defineLetter<'password-changed', { forgotUrl: string }>({
  name: 'password-changed',
  subject: () => `Your ${site.name} password was changed`,
  parts: ({ forgotUrl }) => ({
    heading: 'Your password was changed',
    paragraphs: [
      'The password of your account has just been changed, and every device was signed out.',
      `If it was not you, reset it now and write to ${site.email.address}.`,
    ],
    action: { label: 'Reset my password', url: forgotUrl },
  }),
  samples: { usual: { forgotUrl: 'https://porchlight.example/login/forgot' } },
});
