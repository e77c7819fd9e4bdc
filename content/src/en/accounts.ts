import type { Sentence } from '../texts.ts';

export const light = 'Light';
export const lightHint = 'Warm paper, dark ink';
export const night = 'Night';
export const darkEndDay = 'Dark, for the end of the day';
export const asMyDevice = 'As my device';
export const deviceColorsHint = 'Follows its own setting';
export const colors = 'Colors';
export const colorsLead = 'Kept in this browser, for every page of the site.';
export const devicesFailed = 'Your devices did not load';
export const devicesFailedLead = 'You stay signed in where you are.';
export const isSignedOut = (device: string) => `${device} is signed out`;
export const thisDevice = 'This device';
export const inUseNow = 'In use now';
export const lastSeen = (lastSeenAt: string) => `Last seen ${lastSeenAt}`;
export const signedIn = (signedInAt: string) => `Signed in ${signedInAt}`;
export const signOutLabel = (device: string, signedInAt: string) =>
  `Sign out ${device}, signed in ${signedInAt}`;
export const signOut = 'Sign out';
export const signedInNow = 'Signed in now';
export const addressChangedTitle = 'Your address is changed';
export const addressChangedLead = 'Sign in with the new one from now on.';
export const changeStoppedTitle = 'The change is stopped';
export const changeStoppedLead =
  'The account keeps its address. If you did not ask for the change, choose a new password.';
export const thankYou = 'Thank you';
export const newAddressConfirmed =
  'This address is confirmed. The change is made when the present address of the account agrees too.';
export const oldAddressAgreed = 'You agreed. The change is made when the new address is confirmed too.';
export const emailChangeTitle = 'Change of e-mail address';
export const oneMoment = 'One moment…';
export const pageFailed = 'This page did not load';
export const tryAgain = 'Try again';
export const newPasswordLink = 'Choose a new password';
export const settingsLink = 'Go to your settings';
export const alreadyAgreedLead =
  'You have agreed already. You can still stop it until the other address agrees.';
export const agreeButton = 'Agree to the change';
export const confirmThisAddress = 'Confirm this address';
export const stopTheChange = 'Stop the change';
export const linkExpiredTitle = 'This link no longer works';
export const restartLink = 'Begin again in your settings';
export const partFailed = 'This part did not load';
export const addressUnchanged = 'Your address is unchanged.';
export const newAddressLabel = 'New e-mail address';
export const newAddressHint =
  'We write to your present address and to the new one. The change is made when both agree.';
export const writing = 'Writing…';
export const changeAddressButton = 'Change e-mail address';
export const changePendingTitle = 'Waiting for both addresses';
export const changePendingLead =
  'Open the link in each letter within a day. Until then you sign in as before.';
export const linkedSignIn = 'Linked sign-in';
export const isUnlinked = (provider: string) => `${provider} is unlinked`;
export const linked = (linkedAt: string) => `Linked ${linkedAt}`;
export const unlink = (provider: string) => `Unlink ${provider}`;
export const identitiesPartUnlink = 'Unlink';
export const linkSignWell = (name: string) => `Link ${name} to sign in with it as well.`;
export const link = (name: string) => `Link ${name}`;
export const nameSaved = 'Your name is saved';
export const yourName = 'Your name';
export const saving = 'Saving…';
export const saveName = 'Save name';
export const name = 'Name';
export const eMailAddress = 'E-mail address';
export const emailAddressHint = 'You sign in with it, and our letters go there.';
export const signInUnchanged = 'Nothing about how you sign in was changed.';
export const profileSettings = 'Profile Settings';
export const yourMortgageJourney = 'Your Mortgage Journey';
export const aboutYou = 'About you';
export const aboutYouLead = 'Your name, and the e-mail address where our letters go.';
export const signingIn = 'Signing in';
export const signingInLead = 'Your password, passkeys and codes from an app.';
export const yourDevices = 'Your devices';
export const yourDevicesLead = 'Where you are signed in, and how to sign out there.';
export const preferences = 'Preferences';
export const preferencesLead = 'Colors and text size in this browser.';
export const notificationsTitle = 'Notifications, letters and calendar';
export const notificationsLead = 'What we tell you, when, and your dates in your calendar.';
export const electronicSigning = 'Electronic signing';
export const electronicSigningLead = 'Your consent to sign here, and your saved signature.';
export const yourData = 'Your data';
export const yourDataLead = 'Download everything, or delete your account.';
export const normal = 'Normal';
export const large = 'Large';
export const larger = 'Larger';
export const textSize = 'Text size';
export const textSizeHint = 'On top of what your browser is set to. Kept in this browser.';
export const hasAgreed = (email: string) => `${email} has agreed.`;
export const hasNotAnswered = (email: string) => `${email} has not answered yet.`;

/** What the owner of an address is asked when an account changes from it or to it. */
export const askedFor = {
  old: <Part>(email: Part): Sentence<Part> => [
    'Someone who is signed in to your account asked to change its address to ',
    email,
    '.',
  ],
  new: <Part>(email: Part): Sentence<Part> => [
    'Someone asked to use this address for their account: ',
    email,
    '.',
  ],
};
export const inUseFrom = (network: string) => `In use now, from ${network}`;
export const lastSeenFrom = (when: string, network: string) => `Last seen ${when}, from ${network}`;
export const network = (address: string) => `network ${address}`;
export const people = 'People';
export const buyingWithSomeone = 'Buying with someone? Invite them, and say who helps and what they see.';
