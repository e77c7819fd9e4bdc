/** What is asked about one document; the page loads it when there is a document to ask about. */
export { DeleteDocumentDialog } from './delete-document-dialog.tsx';
export { SignDocumentDialog } from './sign-document-dialog.tsx';
