import { conditionWords, unknownCondition, unknownMeans } from './en.ts';
import type { RecognizedCondition } from './recognize-condition.ts';

/** In plain words: what a condition means, what to do, and the document it wants of the buyer; null where it wants none. */
export type DescribedCondition = { means: string; next: string; document: string | null; isLetter: boolean };

/**
 * What a condition says in plain words: of unknown wording, what it seems to be about in its own. `isLetter` where it asks for a letter of
 * explanation.
 */
export function describeCondition({ key, subject, asked }: RecognizedCondition): DescribedCondition {
  if (key !== null) return { ...conditionWords[key], isLetter: subject.startsWith('letter:') };
  const means = asked === null ? unknownCondition.means : unknownMeans(asked);
  return { ...unknownCondition, means, isLetter: false };
}
