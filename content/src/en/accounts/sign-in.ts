import type { Sentence, Wrap } from '../../texts.ts';

export const checkYourMail = 'Check your mail';
export const aLinkWay = 'A link is on its way to you.';
export const theLinkWorksOnceOne =
  'The link works once, for one hour. If nothing comes within a few minutes, look in your spam folder, or have it sent again.';
export const sendItAgain = 'Send it again';
export const backToSignIn = 'Back to sign in';
export const signingIn = 'Signing in';
export const oneMoment = 'One moment…';
export const thatDidNotWork = 'That did not work';
export const backToSettings = 'Back to settings';
export const itLinkedCanSignNow = 'It is linked: you can sign in with it now';
export const thankMakeChangeAgainPlease = 'Thank you. Make the change again, please';
export const continueWith = (name: string) => `Continue with ${name}`;
export const sending = 'Sending…';
export const onWayOnceMoreGive =
  'On its way once more. Give it a few minutes, and look in your spam folder too.';
export const signIn = 'Sign in';
export const signInPageSigningIn = 'Signing in…';
export const password = 'Password';
export const forgotYourPassword = 'Forgot your password?';
export const newHereOpenAnAccount = <Part>(link: Wrap<Part>): Sentence<Part> => [
  'New here? ',
  link('Create an account'),
];
export const openAnAccount = 'Create an account';
export const itKeepsJourneyPapersDates = 'Keep your plan, documents and dates in one place.';
export const createBuyerAccount = 'Open account';
export const openingYourAccount = 'Opening your account…';
export const yourName = 'Your name';
export const weSendLinkThereSure = 'We send a link there, to be sure that it is yours.';
export const alreadyHaveAccountSign = <Part>(link: Wrap<Part>): Sentence<Part> => [
  'Already have an account? ',
  link('Sign in'),
];
export const confirmYourEMailAddress = 'Confirm your e-mail address';
export const thisConfirmsAddressYoursSigns =
  'This confirms that the address is yours, and signs you in on this device.';
export const confirming = 'Confirming…';
export const confirmMyAddress = 'Confirm my address';
export const thisLinkNoLongerWorks = 'This link no longer works';
export const sendANewLink = 'Send a new link';
export const confirmedAlreadySignIn = <Part>(link: Wrap<Part>): Sentence<Part> => [
  'Confirmed already? ',
  link('Sign in'),
];

/** What was sent to an address, by what for. */
export const sentTo = {
  verify: <Part>(email: Part): Sentence<Part> => ['We emailed a link to ', email, '. Open it to continue.'],
  'verify-again': <Part>(email: Part): Sentence<Part> => [
    'If ',
    email,
    ' still waits to be confirmed, a new link is on its way there. If it was confirmed before, nothing comes, and you can sign in.',
  ],
  reset: <Part>(email: Part): Sentence<Part> => [
    'If there is an account for ',
    email,
    ', a link to choose a new password is on its way there.',
  ],
};
