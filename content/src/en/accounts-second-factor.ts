import { site } from '../site.ts';
import type { Sentence, Wrap } from '../texts.ts';

export const codeLabel = 'Code from the app';
export const codeHint = 'Six digits. The app shows a new one every 30 seconds.';
export const recoveryTitle = 'Use a recovery code';
export const codeTitle = 'Enter the code from your app';
export const useAppInstead = 'Use the app after all';
export const lostDeviceButton = 'I do not have my device';
export const signInAgain = 'Sign in again';
export const signIn = 'Sign in';
export const recoveryCode = 'Recovery code';
export const recoveryHint = 'One of the ten that you kept when you set this up. Each works once.';
export const checking = 'Checking…';
export const goOn = 'Go on';
export const useAPasskey = 'Use a passkey';
export const passkeys = 'Passkeys';
export const passkeysLead =
  'Sign in with your fingerprint, face or device code. Nothing to remember, and it works on this site alone.';
export const passkeyAdded = (name: string) => `The passkey ${name} is added`;
export const passkeyNameMissing = 'Enter a name, such as the device it is on.';
export const passkeyNameLabel = 'Name of the new passkey';
export const passkeyNameHint = 'Such as the device it is on, so that you know it again.';
export const waitingForDevice = 'Waiting for your device…';
export const addAPasskey = 'Add a passkey';
export const passkeyRemoved = (name: string) => `The passkey ${name} is removed`;
export const addedLastUsed = (date: string, lastUsedAt: string) => `Added ${date}, last used ${lastUsedAt}`;
export const added = (date: string) => `Added ${date}`;
export const rename = (name: string) => `Rename ${name}`;
export const passkeysPartRename = 'Rename';
export const remove = (name: string) => `Remove ${name}`;
export const passkeysPartRemove = 'Remove';
export const newNameFor = (name: string) => `New name for ${name}`;
export const saveName = 'Save name';
export const cancel = 'Cancel';
export const isItYou = 'Is it you?';
export const identityLead =
  'It has been more than ten minutes since you last showed us. Show us again, and what you asked for is done.';
export const identityFailed = 'This question did not load';
export const identityFailedLead = 'Nothing was changed yet.';
export const yourPassword = 'Your password';
export const emailCode = 'Email me a code';
export const sendCodeAgain = 'Send it again';
export const emailedCode = 'Code from the email';
export const emailedCodeHint = (email: string) =>
  `Six digits, on their way to ${email}. They work for ten minutes.`;
export const secondPasskeyHint =
  'Add a second one on another device: if you lose this one, you are still in at once.';
export const continueWith = (name: string) => `Continue with ${name}`;
export const continueWithHint = 'You come back here and make the change again.';
export const yourRecoveryCodes = 'Your recovery codes';
export const recoveryNoticeTitle = 'Keep them now: they are not shown again';
export const recoveryNoticeLead = 'If you lose your phone, one of these lets you in. Each works once.';
export const download = 'Download';
export const print = 'Print';
export const recoveryCodesSaved = 'I have kept them';
export const recoveryFileText = (
  codes: string,
) => `${site.name} recovery codes. Each works once, in place of the code from your app.

${codes}
`;
export const appCodesTitle = 'Codes from an app';
export const appCodesLead =
  'After your password we ask for a code that an app on your phone shows. A stolen password is then not enough.';
export const theyAreOff = 'They are off.';
export const setUpCodes = 'Set up codes from an app';
export const appCodesOn = (since: string, left: number) =>
  `They are on since ${since}. ${left} recovery ${left === 1 ? 'code is' : 'codes are'} left.`;
export const replaceRecoveryCodes = 'Replace recovery codes';
export const switchOff = 'Switch off';
export const appCodesOff = 'Codes from an app are off';
export const switchOffPassword = 'Password to switch codes off';
export const switchCodesOff = 'Switch codes off';
export const keepThemOn = 'Keep them on';
export const scanAuthenticatorApp = '1. Scan this with an authenticator app';
export const qrCodeLabel = 'QR code with the key below';
export const qrCodeAlternative = <Part>(link: Wrap<Part>): Sentence<Part> => [
  'Or ',
  link('open it in an app on this device'),
  ', or enter this key there:',
];
export const enterCodeStep = '2. Enter the code that the app shows';
export const switchCodesOn = 'Switch codes on';
export const passkeyDeclined = 'No passkey was used. Nothing was changed; try again when you are ready.';
export const passkeyExists = 'This device already has a passkey for your account.';
export const passkeysUnsupported = 'This browser cannot use passkeys here. Nothing was changed.';
