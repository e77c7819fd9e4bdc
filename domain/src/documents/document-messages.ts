import { formatFileSize } from '../shared/formats.ts';

/** What the Document Center says, word for word (specification 2 and 8). */
export const documentMessages = {
  empty: { title: 'No documents yet', description: 'Upload documents to get started' },
  loadFailed: { title: 'Error', description: 'Failed to load your documents. Please try again.' },
  uploadSignedOut: { title: 'You must be logged in to upload files.' },
  uploadFailed: {
    title: 'Upload Failed',
    description: 'There was an error uploading your files. Please try again.',
  },
  deleted: { title: 'Document Deleted' },
  deleteFailed: { title: 'Failed to delete document. Please try again.' },
  downloadFailed: { title: 'Failed to download document. Please try again.' },
  signed: { title: 'Document Signed' },
  signFailed: { title: 'Failed to update document status. Please try again.' },
} as const;

/** The toast after an upload, with its file count (specification 8). */
export function describeUploadComplete(files: number): { title: string; description: string } {
  return { title: 'Upload Complete', description: `${files} ${files === 1 ? 'file' : 'files'} uploaded.` };
}

/** The zone's button, at rest and while files are on their way (specification 2). */
export const BROWSE_LABEL = 'Browse Files';
export const BUSY_BROWSE_LABEL = 'Uploading...';

/** Why a file above the limit is refused. `largest` in bytes. */
export function describeTooLarge(largest: number): string {
  return `A file can be up to ${formatFileSize(largest)}. Nothing was stored; try a smaller scan of it.`;
}
