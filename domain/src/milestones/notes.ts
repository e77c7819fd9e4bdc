import { formatCount } from '../kernel/formats.ts';
import * as texts from './en/notes.ts';

/** The most characters of a note, in UTF-16 units as the browser counts them. */
export const MAX_MILESTONE_NOTE_LENGTH = 5000;
/** The most notes one milestone holds, so that its answer stays small enough for a phone. */
export const MAX_NOTES = 200;
/** The form counts the remaining characters down from this many. */
const COUNTED_FROM = 500;

/** How many characters are left once that matters; nothing before. */
export function describeRoomLeft(text: string): string | undefined {
  const left = MAX_MILESTONE_NOTE_LENGTH - text.length;
  if (left > COUNTED_FROM || left < 0) return undefined;
  return left === 1 ? texts.oneLetterLeft : texts.lettersLeft(formatCount(left));
}

/** What keeps a note from being stored, as a sentence; nothing when it can be. */
export function findNoteProblem(text: string): string | undefined {
  if (text.trim() === '') return texts.noteEmpty;
  if (text.length <= MAX_MILESTONE_NOTE_LENGTH) return undefined;
  return texts.noteHoldsLetters(formatCount(MAX_MILESTONE_NOTE_LENGTH), formatCount(text.length));
}
