export const profileSettings = 'Profile Settings';
export const documents = 'Documents';
export const preferences = 'Preferences';
export const signOut = 'Sign Out';
export const account = 'Account';
export const endsSessionDevice = 'Ends your session on this device.';
export const othersLabel = 'Sign Out My Other Devices';
export const othersHint = 'Ends every other session; you stay signed in here.';
export const signOutEverywhere = 'Sign Out Everywhere';
export const everywhereHint = 'Ends all sessions, this one too. What you saved stays.';
export const signOutFailed = 'You are still signed in';
export const othersSignedOut = 'Your other devices are signed out';
export const unsentChanges =
  'Some of your changes are still waiting to be sent, and there is no connection. Sign out once it is back.';
