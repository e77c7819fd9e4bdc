import { cutPassages, findExcerpt } from '@porchlight/domain/search/marked-text.ts';
import { findBeginning, findStem } from '@porchlight/domain/search/stems.ts';
import { foldWord, joinNames } from '@porchlight/domain/search/words.ts';

/** `page` counts from 1; `matched` are the folded words on it that were meant. */
export type Passage = { page: number; excerpt: string; matched: string[] };

/** The passage of a document with the most of the stems, on the first page that has the most; nothing when none has any. */
export function findPassage(pages: readonly string[], stems: ReadonlySet<string>): Passage | undefined {
  const finder = writeFinder(stems);
  let best: { page: number; found: number; matched: Set<string> } | undefined;
  for (const [index, page] of pages.entries()) {
    const matched = new Set<string>();
    const found = new Set<string>();
    for (const [word] of `${foldWord(page)} ${joinNames(page).join(' ')}`.matchAll(finder)) {
      const stem = findStem(word);
      if (!stems.has(stem)) continue;
      found.add(stem);
      matched.add(word);
    }
    if (found.size > (best?.found ?? 0)) best = { page: index + 1, found: found.size, matched };
    if (best?.found === stems.size) break;
  }
  if (best === undefined) return undefined;
  const excerpt = findExcerpt(cutPassages(pages[best.page - 1] ?? ''), best.matched);
  return { page: best.page, excerpt, matched: [...best.matched] };
}

/** Finds whatever begins like a form of one of the stems. */
function writeFinder(stems: ReadonlySet<string>): RegExp {
  const beginnings = [...stems].map(findBeginning);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${beginnings.join('|')})[\\p{L}\\p{N}]*`, 'gu');
}
