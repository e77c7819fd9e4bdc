import type { GlossarySource } from '../guide/glossary.ts';
import type { AskedWords } from './indexed-passages.ts';
import type { Passage, PassageLink } from './passages.ts';

/**
 * A question that is often asked, with an answer written for it. It is found as a passage is; `asks` are further words that lead to it,
 * and `explainedIn` is the key of the passage it rests on, where more is read. Each figure in it has a source.
 */
export type WrittenAnswer = {
  key: string;
  question: string;
  asks: string;
  /** Answers the question by itself. */
  first: string;
  more: readonly string[];
  explainedIn: string;
  /** A page that works it out. */
  link?: PassageLink;
  sources: readonly GlossarySource[];
};

/** The answers as passages, each at the place of the one that explains it. Throws where one names no passage that there is. */
export function listAnswerPassages(
  answers: readonly WrittenAnswer[],
  passages: readonly Passage[],
): Passage[] {
  return answers.map(({ key, question, first, more, explainedIn, link, sources }) => {
    const explained = passages.find((passage) => passage.key === explainedIn);
    if (explained === undefined) throw new Error(`the answer ${key} is explained in no passage`);
    return {
      key: `answer/${key}`,
      title: question,
      within: explained.title,
      place: explained.place,
      lines: [first, ...more],
      answer: { explainedIn, ...(link && { link }), sources },
    };
  });
}

/** The words that lead to the answers and are not in them. */
export function listAnswerAsks(answers: readonly WrittenAnswer[]): AskedWords {
  return Object.fromEntries(answers.map(({ key, asks }) => [`answer/${key}`, asks]));
}
