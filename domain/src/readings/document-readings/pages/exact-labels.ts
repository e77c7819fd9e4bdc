import { FORM_LABELS, LINE_LABELS, SUMMARY_LABELS, WRAPPED_LABELS } from '../../en.ts';

const squash = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Labels of the form, of its summaries, and those that a column breaks over lines. */
export const ALL_LABELS: readonly string[] = [...FORM_LABELS, ...WRAPPED_LABELS, ...SUMMARY_LABELS];

/** By their letters alone: labels of the form, those of its sections also without the letter of the section. */
const BY_LETTERS = new Map<string, string>();
for (const label of ALL_LABELS) {
  const words = /^[A-N]\. (.+)$/.exec(label)?.[1];
  if (words !== undefined && words !== 'Other') BY_LETTERS.set(squash(words), label);
}
for (const label of ALL_LABELS) BY_LETTERS.set(squash(label), label);
const OWN_WORDS = new Set([...LINE_LABELS, ...SUMMARY_LABELS].map(squash));

/** What labels begin with, word by word, so that a line may be the first of several. */
const STARTS = new Set(
  ALL_LABELS.flatMap((label) => {
    const words = label.split(/[\s/]+/);
    const own = /^[A-N]\.$/.test(words[0] ?? '') ? [words, words.slice(1)] : [words];
    return own.flatMap((each) => each.map((_, index) => squash(each.slice(0, index + 1).join(''))));
  }),
);

/** Words with a box are a choice. */
const HAS_BOX = /[☒☐☑□✓✔]/;

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .trim();

/** Labels have at most this many letters. */
const MAX_LETTERS = 120;

/** The label that a text is, however it is spaced, cased and punctuated; a line of costs and an answer keep their own words. */
export function findExactLabel(text: string): string | undefined {
  if (text.length > MAX_LETTERS || HAS_BOX.test(text)) return undefined;
  const letters = squash(text);
  const label = BY_LETTERS.get(letters);
  if (label === undefined) return undefined;
  const isAsPrinted = label.toLowerCase() === text.toLowerCase();
  return isAsPrinted || (OWN_WORDS.has(letters) && wordsOf(label) === wordsOf(text)) ? text : label;
}

/** Whether a label begins with these words, or is them. */
export const isLabelStart = (text: string): boolean => text.length <= MAX_LETTERS && STARTS.has(squash(text));
