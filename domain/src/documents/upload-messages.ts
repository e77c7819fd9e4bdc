import * as texts from './en/document-messages.ts';

/** What is said of an upload wherever files go up, apart from the words of the Document Center alone (specification 8). */
export const uploadFailed = {
  title: texts.uploadFailed,
  description: 'There was an error uploading your files. Please try again.',
} as const;

/** The toast after an upload, with its file count (specification 8). */
export function describeUploadComplete(files: number): { title: string; description: string } {
  return { title: texts.uploadComplete, description: `${files} ${files === 1 ? 'file' : 'files'} uploaded.` };
}
