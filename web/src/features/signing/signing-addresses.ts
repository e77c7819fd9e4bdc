/** Where the files of signing are. */
export const demonstrationAddress = '/api/signing/demonstration';

export function findPagesAddress(signingId: string): string {
  return `/api/signing/${encodeURIComponent(signingId)}/pages`;
}

export function findCertificateAddress(signatureId: string): string {
  return `/api/signatures/${encodeURIComponent(signatureId)}/certificate`;
}

export function findOriginalAddress(documentId: string): string {
  return `/api/documents/${encodeURIComponent(documentId)}/original`;
}
