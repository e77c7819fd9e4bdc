import type { Sentence, Wrap } from '../texts.ts';

export const checkYourMail = 'Check your mail';
export const aLinkWay = 'A link is on its way to you.';
export const linkExpiryHint =
  'The link works once, for one hour. If nothing comes within a few minutes, look in your spam folder, or have it sent again.';
export const sendItAgain = 'Send it again';
export const signInLink = 'Back to sign in';
export const signingIn = 'Signing in';
export const oneMoment = 'One moment…';
export const providerFailed = 'That did not work';
export const backToSettings = 'Back to settings';
export const providerLinked = 'It is linked: you can sign in with it now';
export const identityConfirmed = 'Thank you. Make the change again, please';
export const continueWith = (name: string) => `Continue with ${name}`;
export const sending = 'Sending…';
export const sentAgain = 'On its way once more. Give it a few minutes, and look in your spam folder too.';
export const signIn = 'Sign in';
export const signInBusy = 'Signing in…';
export const password = 'Password';
export const forgotYourPassword = 'Forgot your password?';
export const signUpPrompt = <Part>(link: Wrap<Part>): Sentence<Part> => [
  'New here? ',
  link('Create an account'),
];
export const openAnAccount = 'Create an account';
export const signUpLead = 'Keep your plan, documents and dates in one place.';
export const createBuyerAccount = 'Open account';
export const openingYourAccount = 'Opening your account…';
export const prefilledHint = 'Filled in from what was entered before. Change anything.';
export const emailHint = 'We send a six-digit code there, to be sure that it is yours.';
export const emailCode = 'Email me a code';
export const addAPassword = 'Add a password';
export const noPassword = 'No password';
export const passwordIsOptional =
  'A password is optional: without one you sign in with a passkey or a code by email.';
export const cookiesBlocked =
  'Your browser blocks cookies, and without them you cannot be signed in. Allow them for this site, then press the button again; what you typed is still here.';
export const emailCodeTitle = 'Sign in with a code by email';
export const emailCodeLead = 'No password is needed: we email six digits to the address of your account.';
export const emailCodeLink = 'Email me a code instead';
export const enterTheCode = 'Enter the code';
export const emailedCode = 'Code from the email';
export const emailedCodeHint = 'Six digits. They work once, for ten minutes, in this window.';
export const nothingCame =
  'If nothing comes within a few minutes, look in your spam folder, or have it sent again.';
export const openWithPasskey = 'Open account and add a passkey';
export const passkeyHint =
  'With a passkey you sign in by fingerprint, face or device code from then on, and no code has to be emailed.';
export const anotherAddress = 'Use another address';
export const accountWasThere = 'You had an account already, so you are signed in to it';
export const passkeyNotAdded = 'No passkey was added';
export const passkeyLater = 'Your account is open all the same. You can add one under Profile Settings.';
export const signInPrompt = <Part>(link: Wrap<Part>): Sentence<Part> => [
  'Already have an account? ',
  link('Sign in'),
];
export const confirmEmailTitle = 'Confirm your e-mail address';
export const confirmEmailLead = 'This confirms that the address is yours, and signs you in on this device.';
export const confirming = 'Confirming…';
export const confirmMyAddress = 'Confirm my address';
export const linkInvalidTitle = 'This link no longer works';
export const sendNewLink = 'Send a new link';
export const confirmedPrompt = <Part>(link: Wrap<Part>): Sentence<Part> => [
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
  open: <Part>(email: Part): Sentence<Part> => ['We emailed six digits to ', email, '.'],
  'sign-in': <Part>(email: Part): Sentence<Part> => [
    'If there is an account for ',
    email,
    ', six digits are on their way there.',
  ],
  reset: <Part>(email: Part): Sentence<Part> => [
    'If there is an account for ',
    email,
    ', a link to choose a new password is on its way there.',
  ],
};

// Passwords.

export const resetYourPassword = 'Reset your password';
export const resetLead = 'Tell us the address of your account and we send you a link.';
export const sendTheLink = 'Send the link';
export const rememberedPrompt = <Part>(link: Wrap<Part>): Sentence<Part> => [
  'Remembered it? ',
  link('Sign in'),
];
export const passwordTooShort = (shortestPassword: number) =>
  `Too short: use ${shortestPassword} characters or more`;
export const easyToGuess = 'Easy to guess';
export const fair = 'Fair';
export const strong = 'Strong';
export const veryStrong = 'Very strong';
export const passwordHint = (shortestPassword: number) =>
  `At least ${shortestPassword} characters. A few unrelated words work well; spaces count.`;
export const strength = (words: string) => `Strength: ${words}`;
export const passwordChanged = 'Your password is changed';
export const passwordSet = 'Your password is set';
export const passwordSetLead = 'Sign in with it. Any device that was signed in has been signed out.';
export const noPasswordPrompt = <Part>(link: Wrap<Part>): Sentence<Part> => [
  'Your account has no password. ',
  link('Set one by mail'),
];
export const devicesSignedOut = 'Your other devices are signed out.';
export const presentPassword = 'Current password';
export const newPassword = 'New password';
export const otherDevicesLabel = 'Sign out my other devices';
export const changing = 'Changing…';
export const changePassword = 'Change password';
export const newPasswordTitle = 'Choose a new password';
export const requestNewLink = 'Ask for a new link';
