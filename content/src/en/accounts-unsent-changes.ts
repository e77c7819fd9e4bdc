export const signOutQuestion = 'Sign out before everything is sent?';
export const staySignedIn = 'Stay signed in';
export const changesWait = (count: number) =>
  count === 1
    ? 'One change is kept in this browser alone and waiting to be sent. If you sign out now, it is lost. If you stay signed in, we send it as soon as the connection is back.'
    : `${count} changes are kept in this browser alone and waiting to be sent. If you sign out now, they are lost. If you stay signed in, we send them as soon as the connection is back.`;
export const filesWaiting = (count: number) =>
  count === 1
    ? 'One file is still on the way. If you sign out now, it is not stored.'
    : `${count} files are still on the way. If you sign out now, they are not stored.`;
export const signOutConfirm = (count: number) =>
  count === 1 ? 'Sign out and lose it' : 'Sign out and lose them';
