import { site } from '@porchlight/content/site.ts';
import { EMAIL_CHANGE_HOURS } from '@porchlight/domain/accounts/account-settings.contract.ts';
import { defineLetter } from '../../platform/mail/letter.ts';

const LINK_NOTE = `The link works for ${EMAIL_CHANGE_HOURS} hours.`;
const SAMPLE_BASE = 'https://porchlight.example';
const SAMPLE_LINK = `${SAMPLE_BASE}/login/email?token=sample-token-1234`;

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
export const accountChangeLetter = defineLetter<
  'account-change',
  { change: AccountChange; baseUrl: string; detail?: string | undefined }
>({
  name: 'account-change',
  subject: ({ change }) => `${accountChanges[change]}: ${site.name}`,
  parts: ({ change, baseUrl, detail }) => ({
    heading: accountChanges[change],
    paragraphs: [
      `This is about your ${site.name} account.${detail === undefined ? '' : ` ${detail}`}`,
      `If it was you, there is nothing to do. If it was not, choose a new password now, sign out your other devices under Profile Settings, and write to ${site.email.address}.`,
    ],
    action: { label: 'Choose a new password', url: `${baseUrl}/login/forgot` },
  }),
  samples: {
    usual: { change: 'passkey-added', baseUrl: SAMPLE_BASE, detail: 'It is called "Ada’s phone".' },
    'Recovery codes': { change: 'recovery-codes-renewed', baseUrl: SAMPLE_BASE },
  },
});

/** To the owner of an account where somebody got as far as the code, and no further. `first`: what they had shown before it. */
export const codesRefusedLetter = defineLetter<
  'codes-refused',
  { first: 'password' | 'provider'; baseUrl: string }
>({
  name: 'codes-refused',
  subject: () => `A sign-in stopped at the code: ${site.name}`,
  parts: ({ first, baseUrl }) =>
    first === 'password'
      ? {
          heading: 'A sign-in stopped at the code',
          paragraphs: [
            `Somebody entered the right password of your ${site.name} account, and then codes that do not work until no more were taken. Codes from there are refused for some minutes.`,
            `If it was you, wait and try again. If it was not, somebody has your password: choose a new one now, and change it wherever else you use it. Questions: ${site.email.address}.`,
          ],
          action: { label: 'Choose a new password', url: `${baseUrl}/login/forgot` },
        }
      : {
          heading: 'A sign-in stopped at the code',
          paragraphs: [
            `Somebody came to your ${site.name} account by the other way to sign in that is linked to it, and then entered codes that do not work until no more were taken. Codes from there are refused for some minutes.`,
            `If it was you, wait and try again. If it was not, somebody can sign in where that way leads: choose a new password there, and remove the way under Profile Settings. Questions: ${site.email.address}.`,
          ],
          action: { label: 'See my ways to sign in', url: `${baseUrl}/portal/settings/security` },
        },
  samples: {
    usual: { first: 'password', baseUrl: SAMPLE_BASE },
    'After another way to sign in': { first: 'provider', baseUrl: SAMPLE_BASE },
  },
});

/** To the address an account has: nothing changes unless its reader agrees. */
export const oldAddressLetter = defineLetter<'change-address-old', { newEmail: string; url: string }>({
  name: 'change-address-old',
  subject: () => `Change the e-mail address of your ${site.name} account?`,
  parts: ({ newEmail, url }) => ({
    heading: 'Change your e-mail address?',
    paragraphs: [
      `Somebody who is signed in to your ${site.name} account asked to change its e-mail address to ${newEmail}.`,
      `Nothing changes unless you agree. If it was not you, open the link and choose "Stop the change", then choose a new password. ${LINK_NOTE}`,
    ],
    action: { label: 'Agree or stop', url },
  }),
  samples: { usual: { newEmail: 'ada.lovelace@example.com', url: SAMPLE_LINK } },
});

/** To the address an account is to have: its reader proves that it is theirs. */
export const newAddressLetter = defineLetter<'change-address-new', { url: string }>({
  name: 'change-address-new',
  subject: () => `Confirm this e-mail address for ${site.name}`,
  parts: ({ url }) => ({
    heading: 'Is this your address?',
    paragraphs: [
      `Somebody, most likely you, asked to use this address for their ${site.name} account.`,
      `Open the link to confirm it. The address the account has now has to agree too. ${LINK_NOTE} If it was not you, do nothing.`,
    ],
    action: { label: 'Confirm this address', url },
  }),
  samples: { usual: { url: SAMPLE_LINK } },
});

/** To an address that has an account of its own: the page says nothing of it, the mailbox does. */
export const addressTakenLetter = defineLetter<'address-taken', { baseUrl: string }>({
  name: 'address-taken',
  subject: () => `This address already has a ${site.name} account`,
  parts: ({ baseUrl }) => ({
    heading: 'This address is in use',
    paragraphs: [
      `Somebody, most likely you, asked to use this address for another ${site.name} account. It has an account already, so nothing was changed.`,
      'To use it elsewhere, change the address of this account first. If it was not you, do nothing.',
    ],
    action: { label: 'Sign in to this account', url: `${baseUrl}/login` },
  }),
  samples: { usual: { baseUrl: SAMPLE_BASE } },
});
