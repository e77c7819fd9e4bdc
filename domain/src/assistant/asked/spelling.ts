import { foldWord, isWithinMistakes } from '../../search/words.ts';
import { lookalikes, signalWords, writtenOut } from './spelling-words.ts';

/** A shorter word has to be written right. */
const MIN_MISTAKEN_LENGTH = 5;
const MIN_TWICE_MISTAKEN_LENGTH = 8;
/** A longer one is no word that was mistyped. */
const MAX_MISTAKEN_LENGTH = 24;

const known = new Set([...signalWords, ...lookalikes]);

/**
 * A question with text-message forms written out, and with the words that tell fear, danger or a refusal spelled right where they are
 * off by one mistake in five to seven letters or two from eight. A known word stays, and so does one that may be two of them. What
 * finds passages forgives other words by itself.
 */
export function mendSpelling(question: string): string {
  return question
    .replaceAll(/\bw\/o\b/gi, 'without')
    .replaceAll(/\bw\/(?=\s|[a-z])/gi, 'with ')
    .replaceAll(/(?<![\p{L}\p{N}’'$.,-])[\p{L}\p{N}]+(?![’'\p{L}\p{N}%]|\.\p{L})/gu, mendWord);
}

function mendWord(written: string): string {
  const word = foldWord(written);
  const form = writtenOut.get(word);
  if (form !== undefined) return form;
  if (word.length < MIN_MISTAKEN_LENGTH || word.length > MAX_MISTAKEN_LENGTH || known.has(word))
    return written;
  const allowed = word.length < MIN_TWICE_MISTAKEN_LENGTH ? 1 : 2;
  for (let mistakes = 1; mistakes <= allowed; mistakes++) {
    const near = signalWords.filter(
      (signal) => signal[0] === word[0] && isWithinMistakes(word, signal, mistakes),
    );
    const [only, ...others] = near;
    if (only !== undefined) return others.length === 0 ? (writtenOut.get(only) ?? only) : written;
  }
  return written;
}
