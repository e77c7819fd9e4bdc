import { makesPages } from '../documents/document-files.ts';
import type { DocumentView } from '../documents/documents.contract.ts';

/** Where a row of the Document Center has Sign and Invite: among its actions, behind its More menu, or nowhere. */
export type SigningOffer = 'shown' | 'in-menu' | 'none';

/**
 * Whether signing a document makes sense (specification 2: sign if not yet signed). `request` is the document request it answers:
 * a pay stub or an ID is nothing to sign, but who wants to may. Undefined where it answers none that we know, or none at all.
 */
export function offerSigning(
  { type, status }: Pick<DocumentView, 'type' | 'status'>,
  request: { needsSignature: boolean } | undefined,
): SigningOffer {
  if (status === 'signed' || !makesPages(type)) return 'none';
  return request === undefined || request.needsSignature ? 'shown' : 'in-menu';
}
