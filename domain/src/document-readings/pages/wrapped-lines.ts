import { findExactLabel } from './exact-labels.ts';
import { joinWords } from './find-rows.ts';
import { type Cell, letterHeight } from './page-text.ts';

/** A line of a table: what it says, and its amounts. `isUncertain` where its words may be those of more lines, or fewer. */
export type TableLine = { words: readonly Cell[]; amounts: readonly Cell[]; isUncertain?: boolean };

/** The drop from one line of a text to the next at most, in heights of its letters. */
const MAX_DROP = 1.9;
/** The same where each line has its number. */
const MAX_NUMBERED_DROP = 2.5;
/** From a line of words to what is printed in the middle of it and the next. */
const MAX_MIDDLE_DROP = 0.85;
const NUMBER = /^\d{2}\b/;
/** What ends within a phrase, and what begins within one. */
const GOES_ON = /(?:[-–&,/]| to| of| and| for| the)$/i;
const CONTINUES = /^(?:[a-z(&–-]|to )/;
/** Printed for a figure that this loan does not have: "per month for mo.", "( months)". */
const IS_BLANK = /(?:^|[a-z]) ?\( *(?:mo|months?|days?|per day)?\.? *\)|[a-z)] (?:per month|per day)\b|_{3}/i;

const edge = (cells: readonly Cell[]) => Math.max(0, ...cells.map(({ box }) => box.x + box.width));
const isNear = (one: TableLine, other: TableLine, most: number) => {
  const [above, below] = [
    [...one.words, ...one.amounts],
    [...other.words, ...other.amounts],
  ];
  const [first] = above;
  if (first === undefined || below.length === 0) return false;
  const bottom = Math.max(...above.map(({ baseline }) => baseline));
  const drop = Math.min(...below.map(({ baseline }) => baseline)) - bottom;
  return drop > 0 && drop <= most * letterHeight(first);
};

/** The words of two lines of one row, column by column: "Homeowner's Insurance" goes on below, before its payee. */
function joinColumns(above: readonly Cell[], below: readonly Cell[]): Cell[] {
  const rest = [...below];
  const joined = above.flatMap((cell) => {
    const at = rest.findIndex(({ box }) => Math.abs(box.x - cell.box.x) < 3);
    return at < 0 ? [cell] : [cell, ...rest.splice(at, 1)];
  });
  return [...joined, ...rest];
}

/** Whether a line has no words: amounts, or the number of a line. */
const isBare = ({ words }: TableLine) => words.every(({ text }) => /^\d{0,2}$/.test(text));

/** A number or amounts in the middle of the two lines of their words are one line with both. */
function joinMiddles(lines: readonly TableLine[]): TableLine[] {
  const joined: TableLine[] = [];
  let canTake = false;
  for (const line of lines) {
    const last = joined.at(-1);
    const isMiddle = last !== undefined && isNear(last, line, MAX_MIDDLE_DROP);
    const areBoth = last !== undefined && last.amounts.length > 0 && line.amounts.length > 0;
    if (last === undefined || !isMiddle || areBoth || (isBare(line) === isBare(last) && !canTake)) {
      joined.push(line);
      canTake = false;
      continue;
    }
    // The number comes first, and below it the second line of words.
    const words = isBare(line) ? [...line.words, ...last.words] : joinColumns(last.words, line.words);
    joined[joined.length - 1] = { words, amounts: [...last.amounts, ...line.amounts], isUncertain: true };
    canTake = isBare(line);
  }
  return joined;
}

/**
 * Lines of which a long one is printed in two or more: joined where they are numbered and one has no number, where its words go on, and where the
 * next word had no room left. `isOwn` is a heading or a total.
 */
export function joinWrappedLines(
  lines: readonly TableLine[],
  isOwn: (words: string) => boolean,
): TableLine[] {
  const isNumbered = lines.filter(({ words }) => NUMBER.test(words[0]?.text ?? '')).length > 2;
  const limit = edge(lines.flatMap(({ words, amounts }) => (amounts.length > 0 ? words : [])));
  const isLabel = (text: string) =>
    findExactLabel(text.replace(/^\d{2} /, '').replace(/ to$/, '')) !== undefined;
  const isWhole = (text: string) => isOwn(text) || isLabel(text);
  const doesContinue = (before: TableLine, line: TableLine) => {
    const [text, next] = [joinWords(before.words), joinWords(line.words)];
    if (!isNear(before, line, isNumbered ? MAX_NUMBERED_DROP : MAX_DROP)) return false;
    if (/^\d{2}$/.test(text)) return false;
    if (isWhole(text) || isWhole(next)) return isLabel(`${text} ${next}`);
    if (before.amounts.length > 0 && line.amounts.length > 0) return false;
    if (isNumbered) return !NUMBER.test(next) && NUMBER.test(text);
    if (/\([^)]*$/.test(text)) return true;
    if (IS_BLANK.test(text) || IS_BLANK.test(next)) return false;
    if (GOES_ON.test(text) || CONTINUES.test(next)) return true;
    const [first] = line.words;
    const word = next.split(' ')[0] ?? '';
    const wide = first === undefined ? 0 : (first.box.width * (word.length + 1)) / first.text.length;
    return edge(before.words) + wide > limit;
  };
  const isLoose = ({ words }: TableLine) => {
    const text = joinWords(words);
    return !isOwn(text) && ((isNumbered && !NUMBER.test(text)) || /^(?:\d{2} )?[a-z]/.test(text));
  };
  const joined: TableLine[] = [];
  for (const line of joinMiddles(lines)) {
    const last = joined.at(-1);
    if (last !== undefined && doesContinue(last, line))
      joined[joined.length - 1] = {
        words: joinColumns(last.words, line.words),
        amounts: [...last.amounts, ...line.amounts],
        isUncertain: true,
      };
    else joined.push(isLoose(line) ? { ...line, isUncertain: true } : line);
  }
  return joined;
}
