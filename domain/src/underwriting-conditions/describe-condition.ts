import { conditionWords, unknownCondition } from './en/condition-words.ts';
import type { RecognizedCondition } from './recognize-condition.ts';

/** In plain words: what a condition means, what to do, and the document it wants of the buyer; null where it wants none. */
export type DescribedCondition = { means: string; next: string; document: string | null; isLetter: boolean };

/** What a condition says in plain words. `isLetter` where it asks for a letter of explanation. */
export function describeCondition({ key, subject }: RecognizedCondition): DescribedCondition {
  const words = key === null ? unknownCondition : conditionWords[key];
  return { ...words, isLetter: subject.startsWith('letter:') };
}
