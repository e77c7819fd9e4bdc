export const profileSettings = 'Profile Settings';
export const documents = 'Documents';
export const preferences = 'Preferences';
export const signOut = 'Sign Out';
export const account = 'Account';
export const endsSessionDevice = 'Ends your session on this device.';
export const signOutMyOtherDevices = 'Sign Out My Other Devices';
export const endsEveryOtherSessionStay = 'Ends every other session; you stay signed in here.';
export const signOutEverywhere = 'Sign Out Everywhere';
export const endsAllSessionsOneToo = 'Ends all sessions, this one too. What you saved stays.';
export const youAreStillSignedIn = 'You are still signed in';
export const yourOtherDevicesSignedOut = 'Your other devices are signed out';
export const someChangesStillWaitingSent =
  'Some of your changes are still waiting to be sent, and there is no connection. Sign out once it is back.';
