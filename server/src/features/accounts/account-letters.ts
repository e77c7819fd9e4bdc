import { site } from '@porchlight/content/site.ts';
import { layOutLetter } from '../../platform/mail/letter-page.ts';
import type { Letter } from '../../platform/mail/mailer.ts';

const HOUR_NOTE = 'The link works for one hour and once.';
const closing = `${site.name} guides and teaches; it is not a lender. Questions: ${site.email.address}`;

export function writeVerificationLetter(to: string, url: string): Letter {
  return {
    to,
    subject: `Confirm your e-mail address for ${site.name}`,
    ...layOutLetter({
      siteName: site.name,
      heading: 'Confirm your e-mail address',
      paragraphs: [
        `Somebody, most likely you, opened a ${site.name} account with this address. Confirm it to start your journey.`,
        `${HOUR_NOTE} If it was not you, do nothing: without this step nobody can use the account.`,
      ],
      action: { label: 'Confirm my address', url },
      closing,
    }),
  };
}

/** Sent when somebody signs up with an address that has an account: the page says nothing of it, the mailbox does. */
export function writeExistingAccountLetter(to: string, signInUrl: string): Letter {
  return {
    to,
    subject: `You already have a ${site.name} account`,
    ...layOutLetter({
      siteName: site.name,
      heading: 'You already have an account',
      paragraphs: [
        `Somebody, most likely you, tried to open a ${site.name} account with this address, and there is one already.`,
        'Sign in, or choose "Forgot your password?" there. If it was not you, do nothing: nothing was changed.',
      ],
      action: { label: 'Sign in', url: signInUrl },
      closing,
    }),
  };
}

export function writeResetLetter(to: string, url: string): Letter {
  return {
    to,
    subject: `Reset your ${site.name} password`,
    ...layOutLetter({
      siteName: site.name,
      heading: 'Choose a new password',
      paragraphs: [
        `Somebody, most likely you, asked to reset the password of your ${site.name} account.`,
        `${HOUR_NOTE} If it was not you, do nothing: your password stays as it is.`,
      ],
      action: { label: 'Choose a new password', url },
      closing,
    }),
  };
}

export function writePasswordChangedLetter(to: string, forgotUrl: string): Letter {
  return {
    to,
    subject: `Your ${site.name} password was changed`,
    ...layOutLetter({
      siteName: site.name,
      heading: 'Your password was changed',
      paragraphs: [
        'The password of your account has just been changed, and every device was signed out.',
        `If it was not you, reset it now and write to ${site.email.address}.`,
      ],
      action: { label: 'Reset my password', url: forgotUrl },
      closing,
    }),
  };
}
