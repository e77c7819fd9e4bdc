import {
  answersInEnglish,
  answersInEnglishAbout,
  glossaryInEnglish,
  spanishTerms,
} from '@porchlight/content/en/assistant/spanish-answers.ts';
import { findSpanishTerm, isSpanish } from '@porchlight/domain/assistant/asked/spanish.ts';
import type { ToldAnswer } from '@porchlight/domain/assistant/fixed-answers.ts';
import type { PassageIndex } from '@porchlight/domain/assistant/indexed-passages.ts';
import { paths } from '../../../paths.ts';

/** What is said to a question in Spanish, in one Spanish sentence, with the English definition of a term; nothing to any other. The English name is the glossary's own. */
export function answerSpanish(question: string, { passages }: PassageIndex): ToldAnswer | undefined {
  if (!isSpanish(question)) return undefined;
  const term = findSpanishTerm(question, spanishTerms);
  const entry = passages.find(({ place }) => place.kind === 'term' && place.term === term?.slug);
  const told = { more: [], language: 'es' } as const;
  if (term === undefined || entry === undefined)
    return {
      ...told,
      first: answersInEnglish,
      links: [{ label: glossaryInEnglish, href: paths.glossary() }],
    };
  return {
    ...told,
    more: entry.lines.slice(0, 1),
    first: answersInEnglishAbout(term.spanish, entry.title),
    links: [{ label: entry.title, href: paths.glossary(term.slug) }],
  };
}
