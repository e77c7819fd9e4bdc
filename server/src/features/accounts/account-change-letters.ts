import { site } from '@porchlight/content/site.ts';
import { EMAIL_CHANGE_HOURS } from '@porchlight/domain/accounts/account-settings.contract.ts';
import { layOutLetter } from '../../platform/mail/letter-page.ts';
import type { Letter } from '../../platform/mail/mailer.ts';

const closing = `${site.name} guides and teaches; it is not a lender. Questions: ${site.email.address}`;
const LINK_NOTE = `The link works for ${EMAIL_CHANGE_HOURS} hours.`;

/** What was changed about the ways into an account, each told to its address. */
export const accountChanges = {
  'passkey-added': 'A passkey was added',
  'passkey-removed': 'A passkey was removed',
  'second-factor-on': 'Codes from an app were switched on',
  'second-factor-off': 'Codes from an app were switched off',
  'recovery-codes-renewed': 'Your recovery codes were replaced',
  'recovery-code-used': 'A recovery code was used to sign in',
  'identity-linked': 'Another way to sign in was linked',
  'identity-unlinked': 'A linked way to sign in was removed',
  'email-changed': 'Your e-mail address was changed',
  'password-changed': 'Your password was changed',
} as const;
export type AccountChange = keyof typeof accountChanges;

/** `detail` names the thing, such as a passkey's name, as one more sentence. */
export function writeAccountChangeLetter(
  to: string,
  change: AccountChange,
  baseUrl: string,
  detail?: string,
): Letter {
  const what = accountChanges[change];
  return {
    to,
    subject: `${what}: ${site.name}`,
    ...layOutLetter({
      siteName: site.name,
      heading: what,
      paragraphs: [
        `This is about your ${site.name} account.${detail === undefined ? '' : ` ${detail}`}`,
        `If it was you, there is nothing to do. If it was not, choose a new password now, sign out your other devices under Profile Settings, and write to ${site.email.address}.`,
      ],
      action: { label: 'Choose a new password', url: `${baseUrl}/login/forgot` },
      closing,
    }),
  };
}

/** To the address an account has: nothing changes unless its reader agrees. */
export function writeOldAddressLetter(to: string, newEmail: string, url: string): Letter {
  return {
    to,
    subject: `Change the e-mail address of your ${site.name} account?`,
    ...layOutLetter({
      siteName: site.name,
      heading: 'Change your e-mail address?',
      paragraphs: [
        `Somebody who is signed in to your ${site.name} account asked to change its e-mail address to ${newEmail}.`,
        `Nothing changes unless you agree. If it was not you, open the link and choose "Stop the change", then choose a new password. ${LINK_NOTE}`,
      ],
      action: { label: 'Agree or stop', url },
      closing,
    }),
  };
}

/** To the address an account is to have: its reader proves that it is theirs. */
export function writeNewAddressLetter(to: string, url: string): Letter {
  return {
    to,
    subject: `Confirm this e-mail address for ${site.name}`,
    ...layOutLetter({
      siteName: site.name,
      heading: 'Is this your address?',
      paragraphs: [
        `Somebody, most likely you, asked to use this address for their ${site.name} account.`,
        `Open the link to confirm it. The address the account has now has to agree too. ${LINK_NOTE} If it was not you, do nothing.`,
      ],
      action: { label: 'Confirm this address', url },
      closing,
    }),
  };
}

/** To an address that has an account of its own: the page says nothing of it, the mailbox does. */
export function writeTakenAddressLetter(to: string, baseUrl: string): Letter {
  return {
    to,
    subject: `This address already has a ${site.name} account`,
    ...layOutLetter({
      siteName: site.name,
      heading: 'This address is in use',
      paragraphs: [
        `Somebody, most likely you, asked to use this address for another ${site.name} account. It has an account already, so nothing was changed.`,
        'To use it elsewhere, change the address of this account first. If it was not you, do nothing.',
      ],
      action: { label: 'Sign in to this account', url: `${baseUrl}/login` },
      closing,
    }),
  };
}
