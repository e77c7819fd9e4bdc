import * as texts from './en/document-messages.ts';
/** What the Document Center says, word for word (specification 2 and 8). */
export const documentMessages = {
  empty: { title: texts.noDocumentsYet, description: 'Upload documents to get started' },
  loadFailed: { title: texts.error, description: 'Failed to load your documents. Please try again.' },
  uploadSignedOut: { title: texts.youMustBeLogged },
  uploadFailed: {
    title: texts.uploadFailed,
    description: 'There was an error uploading your files. Please try again.',
  },
  deleted: { title: texts.documentDeleted },
  deleteFailed: { title: texts.failedToDeleteDocumentPlease },
  downloadFailed: { title: texts.failedToDownloadDocumentPlease },
  signed: { title: texts.documentSigned },
  signFailed: { title: texts.failedToUpdateDocumentStatus },
} as const;

/** The toast after an upload, with its file count (specification 8). */
export function describeUploadComplete(files: number): { title: string; description: string } {
  return { title: texts.uploadComplete, description: `${files} ${files === 1 ? 'file' : 'files'} uploaded.` };
}

/** The zone's button, at rest and while files are on their way (specification 2). */
export const BROWSE_LABEL = texts.browseFiles;
export const BUSY_BROWSE_LABEL = 'Uploading...';
