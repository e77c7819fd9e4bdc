import { EMAIL_CHANGE_HOURS } from '@porchlight/domain/accounts/account-settings.contract.ts';
import { site } from '../../site.ts';

const LINK_NOTE = `The link works for ${EMAIL_CHANGE_HOURS} hours.`;

/** The changes of how an account is signed in to, each with the email about it. */
const accountChanges = {
  'passkey-added': 'A passkey was added',
  'passkey-removed': 'A passkey was removed',
  'second-factor-on': 'Codes from an app were switched on',
  'second-factor-off': 'Codes from an app were switched off',
  'recovery-codes-renewed': 'Your recovery codes were replaced',
  'recovery-code-used': 'A recovery code was used to sign in',
  'identity-linked': 'Another way to sign in was linked',
  'identity-unlinked': 'A linked way to sign in was removed',
  'email-changed': 'Your email address was changed',
  'password-changed': 'Your password was changed',
} as const;
export type AccountChange = keyof typeof accountChanges;

/** The thing that it is about: a passkey's name, how many recovery codes are left, a provider's name, the new address. */
export type AccountChangeDetail =
  | { passkey: string }
  | { codesLeft: number }
  | { provider: string }
  | { newEmail: string };

export const accountChangeEmails = {
  accountChange: ({
    change,
    baseUrl,
    detail,
  }: {
    change: AccountChange;
    baseUrl: string;
    detail?: AccountChangeDetail | undefined;
  }) => ({
    subject: `${accountChanges[change]}: ${site.name}`,
    heading: accountChanges[change],
    paragraphs: [
      `This is about your ${site.name} account.${detail === undefined ? '' : ` ${writeDetail(detail)}`}`,
      `If it was you, there is nothing to do. If it was not, choose a new password now, sign out your other devices under Profile Settings, and write to ${site.email.address}.`,
    ],
    action: { label: 'Choose a new password', url: `${baseUrl}/login/forgot` },
  }),
  codesRefused: ({ first, baseUrl }: { first: 'mail' | 'password' | 'provider'; baseUrl: string }) => ({
    subject: `A sign-in stopped at the code: ${site.name}`,
    heading: 'A sign-in stopped at the code',
    ...(first === 'password'
      ? {
          paragraphs: [
            `Someone entered the right password of your ${site.name} account, and then codes that do not work until no more were taken. Codes from there are refused for some minutes.`,
            `If it was you, wait and try again. If it was not, someone has your password: choose a new one now, and change it wherever else you use it. Questions: ${site.email.address}.`,
          ],
          action: { label: 'Choose a new password', url: `${baseUrl}/login/forgot` },
        }
      : first === 'mail'
        ? {
            paragraphs: [
              `Someone entered the code that we emailed to this address for your ${site.name} account, and then codes from the app that do not work until no more were taken. Codes from there are refused for some minutes.`,
              `If it was you, wait and try again. If it was not, someone reads your email: choose a new password for your mailbox. Questions: ${site.email.address}.`,
            ],
            action: { label: 'See my ways to sign in', url: `${baseUrl}/portal/settings/security` },
          }
        : {
            paragraphs: [
              `Someone came to your ${site.name} account by the other way to sign in that is linked to it, and then entered codes that do not work until no more were taken. Codes from there are refused for some minutes.`,
              `If it was you, wait and try again. If it was not, someone can sign in where that way leads: choose a new password there, and remove the way under Profile Settings. Questions: ${site.email.address}.`,
            ],
            action: { label: 'See my ways to sign in', url: `${baseUrl}/portal/settings/security` },
          }),
  }),
  oldAddress: ({ newEmail, url }: { newEmail: string; url: string }) => ({
    subject: `Change the email address of your ${site.name} account?`,
    heading: 'Change your email address?',
    paragraphs: [
      `Someone who is signed in to your ${site.name} account asked to change its email address to ${newEmail}.`,
      `Nothing changes unless you agree. If it was not you, open the link and choose "Stop the change", then choose a new password. ${LINK_NOTE}`,
    ],
    action: { label: 'Agree or stop', url },
  }),
  newAddress: ({ url }: { url: string }) => ({
    subject: `Confirm this email address for ${site.name}`,
    heading: 'Is this your address?',
    paragraphs: [
      `Someone, most likely you, asked to use this address for their ${site.name} account.`,
      `Open the link to confirm it. The address the account has now has to agree too. ${LINK_NOTE} If it was not you, do nothing.`,
    ],
    action: { label: 'Confirm this address', url },
  }),
  addressTaken: ({ baseUrl }: { baseUrl: string }) => ({
    subject: `This address already has a ${site.name} account`,
    heading: 'This address is in use',
    paragraphs: [
      `Someone, most likely you, asked to use this address for another ${site.name} account. It has an account already, so nothing was changed.`,
      'To use it elsewhere, change the address of this account first. If it was not you, do nothing.',
    ],
    action: { label: 'Sign in to this account', url: `${baseUrl}/login` },
  }),
};

/** One more sentence. */
function writeDetail(detail: AccountChangeDetail): string {
  if ('passkey' in detail) return `Its name: ${detail.passkey}.`;
  if ('codesLeft' in detail) return `Codes left: ${detail.codesLeft}.`;
  if ('provider' in detail) return `You can sign in with ${detail.provider} now.`;
  return `It is now ${detail.newEmail}.`;
}
