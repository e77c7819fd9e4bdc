import { type DueAnswer, deriveDocumentRequest } from './document-reviews.ts';
import { documentNames, fillingWords, notTheDocument, paperNames } from './en/document-names.ts';

/** A document request as the buyer reads it. */
export type TitledRequest = { key: string; title: string };

/** How many document requests are proposed for one file. */
export const MAX_PROPOSALS = 3;

/** A buyer's document as an answer; `documentRequest` is the document request it was uploaded for or confirmed for. */
type OwnAnswer = {
  id: string;
  documentRequest: string | null;
  replaces: string | null;
  review: { state: DueAnswer['reviewState']; hasExpired: boolean } | null;
};

/** The requests that are still owed, in the order given. `documents` newest first, as they are listed. */
export function listOwedRequests<Request extends TitledRequest>(
  requests: readonly Request[],
  documents: readonly OwnAnswer[],
): Request[] {
  const answers = documents.toReversed().flatMap(({ id, documentRequest, replaces, review }) => {
    if (documentRequest === null || review === null) return [];
    return { id, replaces, key: documentRequest, reviewState: review.state, hasExpired: review.hasExpired };
  });
  const byKey = Map.groupBy(answers, ({ key }) => key);
  return requests.filter(({ key }) => deriveDocumentRequest(byKey.get(key) ?? []).owed);
}

/**
 * The requests a file may answer, by its name and type; at most three, in the order given. None rather than a wrong one: a name that
 * fits two kinds of document, or says that it is about the document, fits nothing. A picture is one page, so it is proposed
 * only for what one page can hold.
 */
export function proposeRequests<Request extends TitledRequest>(
  file: { name: string; type: string },
  owed: readonly Request[],
): Request[] {
  const name = file.name.replace(/\.[a-z0-9]{2,5}$/i, '');
  const words = listWords(name);
  if (words.some((word) => notTheDocument.includes(word))) return [];
  const [kind, ...others] = documentNames.filter((names) => isNamed(names, name, words));
  if (others.length > 0) return [];
  const isPicture = file.type.startsWith('image/');
  if (isPicture && !kind?.isOnePage) return [];
  const fits = ({ title }: Request) =>
    kind === undefined
      ? sharesName(title, words)
      : kind.names.some((known) => holds(listWords(title), known));
  return owed.filter(fits).slice(0, MAX_PROPOSALS);
}

/** The requests that ask for what a file was read as; at most three, in the order given. */
export function proposeRequestsFor<Request extends TitledRequest>(
  form: string,
  owed: readonly Request[],
): Request[] {
  const names = paperNames[form] ?? [];
  return owed
    .filter(({ title }) => names.some((known) => holds(listWords(title), known)))
    .slice(0, MAX_PROPOSALS);
}

function isNamed(
  { names, short = [], unless = [] }: (typeof documentNames)[number],
  name: string,
  words: readonly string[],
): boolean {
  if (words.some((word) => unless.includes(word))) return false;
  if (names.some((known) => holds(words, known))) return true;
  const asWritten = name.split(/[^\p{L}\p{N}]+/u);
  return short.some((letters) => asWritten.includes(letters) || words.join(' ') === letters.toLowerCase());
}

/** Whether two words are side by side in both, as in "purchase contract": one word alone says too little. */
function sharesName(title: string, words: readonly string[]): boolean {
  const naming = listWords(title).filter((word) => !fillingWords.includes(word) && !/^\d+$/.test(word));
  return naming.slice(1).some((word, index) => holds(words, `${naming[index]} ${word}`));
}

function holds(words: readonly string[], phrase: string): boolean {
  return ` ${words.join(' ')} `.includes(` ${phrase} `);
}

/** Small words without their plural's s; `PayStub2026` is "pay stub 2026", and "W-2s" is "w 2". */
export function listWords(text: string): string[] {
  return text
    .replace(/['’]/g, '')
    .replace(/(?<=\p{Ll})(?=\p{Lu}|\d{4})/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.replace(/(?<=\d|[^s]{2})s$/, ''));
}
