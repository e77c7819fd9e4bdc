/** Where a document's bytes are, for its owner and for whoever was asked to sign it. */
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
