import type { Sentence, Wrap } from '../../texts.ts';

export const theServerStillWorkFile =
  'The server is still at work on this file. It is not stored twice; wait a minute and try again.';
export const uploads = 'Uploads';
export const cancel = 'Cancel';
export const uploadListUploading = (name: string) => `Uploading ${name}`;
export const waiting = 'Waiting';
export const youSignedOutNotStored =
  'You were signed out, so this was not stored. It waits here: sign in, then try again.';
export const signIn = 'Sign in';
export const tryAgainToUpload = <Part>(part: Wrap<Part>, name: string): Sentence<Part> => [
  'Try again',
  part(` to upload ${name}`),
];
export const removeFromThisList = <Part>(part: Wrap<Part>, name: string): Sentence<Part> => [
  'Remove',
  part(` ${name} from this list`),
];
