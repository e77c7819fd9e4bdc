import { parseQueryWords } from '@porchlight/domain/search/query.ts';
import { listIndexedWords, splitWords } from '@porchlight/domain/search/words.ts';
import type { FoundKind, Result } from './found-text.ts';

/** A definition may carry this many words more than were asked for and still be what was asked. */
const WORDS_BESIDE = 1;

const ownKinds: ReadonlySet<FoundKind> = new Set(['figure', 'document', 'note', 'task', 'milestone']);

/**
 * Best answer first: the definition of what was asked, then a calculator of that name, then the buyer's own, then everything else;
 * what is done, not needed or locked comes last. Equals stay in the order in which they were found.
 */
export function orderResults(results: readonly Result[], query: string): Result[] {
  const asked = parseQueryWords(query);
  return results.toSorted((one, other) => rank(one, asked) - rank(other, asked));
}

function rank({ kind, title, isBehind }: Result, asked: readonly string[]): number {
  if (isBehind === true) return 4;
  const words = splitWords(title);
  const names = new Set(listIndexedWords(title));
  const isNamed = asked.length > 0 && asked.every((word) => names.has(word));
  if (kind === 'term' && isNamed && words.length <= asked.length + WORDS_BESIDE) return 0;
  if (kind === 'tool' && isNamed) return 1;
  return ownKinds.has(kind) ? 2 : 3;
}
