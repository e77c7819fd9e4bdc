/** The certificate page of a signature: what it calls each fact. */
export const document = 'Document';
export const signedBy = 'Signed by';
export const account = 'Account';
export const agreed = 'Agreed to sign electronically';
export const opened = 'Opened';
export const reachedEveryPage = 'Reached every page';
export const signed = 'Signed';
export const networkAddress = 'Network address';
export const browser = 'Browser';
export const fingerprintBefore = 'Fingerprint before (SHA-256)';
export const fingerprintAfter = 'Fingerprint after (SHA-256)';
export const certificate = 'Certificate (SHA-256)';
export const levelOfSeal = 'Level of the seal';

export const nameAndPages = (name: string, pages: number) =>
  `${name}, ${pages === 1 ? '1 page' : `${pages} pages`}`;
export const whenByVersion = (when: string, version: string) => `${when}, text of ${version}`;
export const signatureId = (id: string) => `Signature ${id}`;
export const fileName = (id: string) => `Certificate of signature ${id}.pdf`;

/** Of a signer whose account is gone before the page was made. */
export const erased = 'Erased with the account';

/** What programs for PDFs show of a signature and of the date beside it. */
export const signatureOf = (name: string) => `Signature of ${name}`;
export const dateOfSigning = 'Date of signing';
