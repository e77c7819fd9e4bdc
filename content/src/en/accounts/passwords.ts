import type { Sentence, Wrap } from '../../texts.ts';

export const resetYourPassword = 'Reset your password';
export const tellUsAddressAccountSend = 'Tell us the address of your account and we send you a link.';
export const sendTheLink = 'Send the link';
export const sending = 'Sending…';
export const rememberedItSignIn = <Part>(link: Wrap<Part>): Sentence<Part> => [
  'Remembered it? ',
  link('Sign in'),
];
export const tooShortUseCharactersMore = (shortestPassword: number) =>
  `Too short: use ${shortestPassword} characters or more`;
export const easyToGuess = 'Easy to guess';
export const fair = 'Fair';
export const strong = 'Strong';
export const veryStrong = 'Very strong';
export const atLeastCharactersFewUnrelated = (shortestPassword: number) =>
  `At least ${shortestPassword} characters. A few unrelated words work well; spaces count.`;
export const strength = (words: string) => `Strength: ${words}`;
export const yourPasswordIsChanged = 'Your password is changed';
export const signNewOneEveryDevice =
  'Sign in with the new one. Every device that was signed in has been signed out.';
export const password = 'Password';
export const yourAccountHasNoPassword = <Part>(link: Wrap<Part>): Sentence<Part> => [
  'Your account has no password. ',
  link('Set one by mail'),
];
export const yourOtherDevicesSignedOut = 'Your other devices are signed out.';
export const presentPassword = 'Current password';
export const newPassword = 'New password';
export const signOutMyOtherDevices = 'Sign out my other devices';
export const changing = 'Changing…';
export const changePassword = 'Change password';
export const chooseANewPassword = 'Choose a new password';
export const thisLinkNoLongerWorks = 'This link no longer works';
export const askForANewLink = 'Ask for a new link';
