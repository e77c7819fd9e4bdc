/** What signing opens over a page; the pages load it when there is a document. PDF.js comes with its first use alone. */
export { ConsentDialog } from './consent-dialog.tsx';
export { NotSignableDialog } from './not-signable-dialog.tsx';
export { SignDocumentDialog } from './sign-document-dialog.tsx';
export { SignaturesDialog } from './signatures-dialog.tsx';
