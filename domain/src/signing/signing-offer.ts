import { makesPages } from '../documents/document-files.ts';
import type { DocumentView } from '../documents/documents.contract.ts';
import { signedNames } from '../documents/en/document-names.ts';
import { listWords } from '../documents/request-proposals.ts';

/**
 * Where a row of the Document Center has Sign and Invite: among its actions; behind its More menu, because it needs no signature or nothing
 * says that it does; or nowhere.
 */
export type SigningOffer = 'shown' | 'not-needed' | 'not-known' | 'none';

/** What tells whether people sign a paper: what it was read as, where it was, and its file's name. */
type Kind = { form: string | null; name: string };

/**
 * Whether signing a document makes sense (specification 2: sign if not yet signed). `request` is the document request it answers:
 * a pay stub or an ID is nothing to sign, but who wants to may. Undefined where it answers none that we know, or none at all.
 */
export function offerSigning(
  { type, status, name }: Pick<DocumentView, 'type' | 'status' | 'name'>,
  form: string | null,
  request: { needsSignature: boolean } | undefined,
): SigningOffer {
  if (status === 'signed' || !makesPages(type)) return 'none';
  const isSigned = request?.needsSignature ?? isSignedByPeople({ form, name });
  if (isSigned === undefined) return 'not-known';
  return isSigned ? 'shown' : 'not-needed';
}

/** Whether people sign a paper of this kind; undefined where neither its content nor its name says what it is. */
export function isSignedByPeople({ form, name }: Kind): boolean | undefined {
  if (form !== null) return signedForms.has(form);
  const words = listWords(name.replace(/\.[a-z0-9]{2,5}$/i, ''));
  if (words.some((word) => signedNames.unless.includes(word))) return undefined;
  const text = ` ${words.join(' ')} `;
  return signedNames.names.some((known) => text.includes(` ${known} `)) ? true : undefined;
}

/** Of the papers that are read, the one a buyer signs; the others are statements of somebody else. */
const signedForms: ReadonlySet<string> = new Set(['closing_disclosure']);
