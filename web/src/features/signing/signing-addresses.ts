/** The address of a document's bytes, for its owner and for invited signers. */
export function findContentAddress(documentId: string): string {
  return `/api/documents/${encodeURIComponent(documentId)}/content`;
}

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
