import type { FileDanger } from '@porchlight/domain/documents/file-dangers.ts';
import { formatFileSize } from '@porchlight/domain/kernel/formats.ts';
import type { Sentence, Wrap } from '../texts.ts';

export const stillProcessing =
  'The server is still at work on this file. It is not stored twice; wait a minute and try again.';
export const uploads = 'Uploads';
export const cancel = 'Cancel';
export const uploadListUploading = (name: string) => `Uploading ${name}`;
export const waiting = 'Waiting';
export const signedOutProblem =
  'You were signed out, so this was not stored. It waits here: sign in, then try again.';
export const signIn = 'Sign in';
export const retryButton = <Part>(part: Wrap<Part>, name: string): Sentence<Part> => [
  'Try again',
  part(` to upload ${name}`),
];
export const removeButton = <Part>(part: Wrap<Part>, name: string): Sentence<Part> => [
  'Remove',
  part(` ${name} from this list`),
];

// Upload refusals.

const PRINT_IT = 'Open it, print it to a new PDF (Print, then Save as PDF), and upload that one.';

/** What is wrong with a file that is refused, and what to do. */
export const fileDangerSentences: Record<FileDanger, string> = {
  program: `This PDF holds a program that can run when it is opened. Nothing was stored. ${PRINT_IT}`,
  launch: `This PDF can start programs or open other files on a computer. Nothing was stored. ${PRINT_IT}`,
  'other-files':
    'This PDF has other files inside it. Nothing was stored. Save them from it and upload each by itself.',
  media: `This PDF holds sound, film or another player’s content. Nothing was stored. ${PRINT_IT}`,
  'live-form': `This PDF is a form that a program draws (XFA), and some readers show none of it. Nothing was stored. ${PRINT_IT}`,
  'calls-home': `This PDF sends something out by itself when it is opened. Nothing was stored. ${PRINT_IT}`,
  'unsafe-link': `This PDF has a link that opens a file or a program. Nothing was stored. ${PRINT_IT}`,
  locked: `This PDF is locked in a way that keeps us from checking it. Nothing was stored. ${PRINT_IT}`,
  unreadable: `We cannot read how this PDF is built, so we could not check it. Nothing was stored. ${PRINT_IT}`,
  swelling:
    'This file unpacks to far more than a document needs, as if it were to stop a computer. Nothing was stored; scan or save it again.',
  'too-many-pixels':
    'This picture says that it is larger than any scanner or phone makes. Nothing was stored; save it smaller and upload that one.',
  infected:
    'A virus check found something harmful in this file. Nothing was stored; check the device it came from, and upload a clean copy.',
};

/** Why a file above the limit is refused. `largest` in bytes. */
export function writeTooLarge(largest: number): string {
  return `A file can be up to ${formatFileSize(largest)}. Nothing was stored; try a smaller scan of it.`;
}
