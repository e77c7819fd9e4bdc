import * as texts from './en/document-messages.ts';

/** What the Document Center says, word for word (specification 2 and 8). */
export const documentMessages = {
  empty: { title: texts.noDocumentsYet, description: 'Upload documents to get started' },
  loadFailed: { title: texts.error, description: 'Failed to load your documents. Please try again.' },
  uploadSignedOut: { title: texts.signInNeeded },
  deleted: { title: texts.documentDeleted },
  deleteFailed: { title: texts.deleteFailed },
  downloadFailed: { title: texts.downloadFailed },
  signed: { title: texts.documentSigned },
  signFailed: { title: texts.statusUpdateFailed },
} as const;

/** The zone's button, at rest and while files are on their way (specification 2). */
export const BROWSE_LABEL = texts.browseFiles;
export const BUSY_BROWSE_LABEL = 'Uploading...';
