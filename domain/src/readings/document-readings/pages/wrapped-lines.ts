import { findExactLabel, isLabelStart } from './exact-labels.ts';
import { joinWords } from './find-rows.ts';
import { type Cell, letterHeight } from './page-text.ts';

/**
 * A line of a table: what it says, and its amounts. `isUncertain` where its words may be those of more lines, or fewer; `tail` are the words of
 * its last line.
 */
export type TableLine = {
  words: readonly Cell[];
  amounts: readonly Cell[];
  isUncertain?: boolean;
  tail?: readonly Cell[];
};

/** The drop from one line of a text to the next at most, in heights of its letters. */
const MAX_DROP = 1.9;
/** The same where each line has its number. */
const MAX_NUMBERED_DROP = 2.5;
/** As a share of the drop between lines: fonts and rounding move them a little. */
const SAME_PITCH = 0.93;
/** From a line of words to what is printed in the middle of it and the next. */
const MAX_MIDDLE_DROP = 0.85;
/** Points by which cells of one column begin apart. */
const COLUMN_ROOM = 3;
const NUMBER = /^\d{2}(?= |$)/;
/** Points by which the numbers of lines may begin apart. */
const NUMBER_ROOM = 4;
/** What ends within a phrase, and what begins within one. */
const GOES_ON = /(?:[-–&,/]| to| of| and| for| the)$/i;
const CONTINUES = /^(?:[a-z(&–-]|to |\$ ?\d|(?:Deed|Mortgage|Release)s?:)/;
/** Printed for a figure that this loan does not have: "per month for mo.", "( months)". */
const BLANK = /\b(?:months?|mo|per day|days)\b|_{3}/i;
const isBlank = (text: string) => BLANK.test(text) && !/\d/.test(text.replace(/^\d{2} /, ''));

const edge = (cells: readonly Cell[]) => Math.max(0, ...cells.map(({ box }) => box.x + box.width));
/** From the last line of one to the first of the other. */
const dropTo = (one: TableLine, other: TableLine) => {
  const below = [...other.words, ...other.amounts];
  const above = [...(one.tail ?? one.words), ...(one.tail === undefined ? one.amounts : [])];
  return (
    Math.min(...below.map(({ baseline }) => baseline)) - Math.max(...above.map(({ baseline }) => baseline))
  );
};

/** How close two lines with amounts are at least: what is closer belongs together. */
const findPitch = (lines: readonly TableLine[]) =>
  Math.min(
    ...lines.flatMap((line, index) => {
      const [before, amount] = [lines[index - 1], line.amounts[0]];
      if (before === undefined || before.amounts.length === 0 || amount === undefined) return [];
      const drop = dropTo(before, line);
      return drop > letterHeight(amount) ? [drop] : [];
    }),
  );

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

/** Whether a text is the label of a line, beside its number and what is in parentheses behind it. */
function isLabel(text: string): boolean {
  const words = text.replace(/^\d{2} /, '').replace(/ to$/, '');
  return findExactLabel(words) !== undefined || findExactLabel(words.replace(/ \(.*$/, '')) !== undefined;
}

/** Whether a label of a line begins so, with words enough to know it by. */
const isStart = (text: string) => text.split(' ').length > 2 && isLabelStart(text);

/** Whether a detail goes on below: "( 12", "$72.31", "per month for 4". */
const isOpen = (text: string) => /\([^)]*$|\$ ?[\d,.]+$|\bper (?:month|day)$|\bfor(?: \d+)?$|@$/.test(text);

/** The words of two lines of one row, column by column: "Homeowner's Insurance" goes on below, before its payee. */
function joinColumns(above: readonly Cell[], below: readonly Cell[]): Cell[] {
  const joined = [...above];
  for (const cell of below) {
    const open = /^[a-z\d)]/.test(cell.text) ? joined.findLastIndex(({ text }) => isOpen(text)) : -1;
    const at =
      open >= 0 ? open : joined.findLastIndex(({ box }) => Math.abs(box.x - cell.box.x) < COLUMN_ROOM);
    joined.splice(at < 0 ? joined.length : at + 1, 0, cell);
  }
  return joined;
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
    const areBoth =
      last !== undefined &&
      ((last.amounts.length > 0 && line.amounts.length > 0) ||
        (NUMBER.test(last.words[0]?.text ?? '') && NUMBER.test(line.words[0]?.text ?? '')));
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
  const numbers = lines.flatMap(({ words: [first] }) =>
    first && NUMBER.test(first.text) ? [first.box.x] : [],
  );
  const isNumbered = numbers.length > 2;
  const numberEdge = Math.min(...numbers) + NUMBER_ROOM;
  const hasNumber = ({ words: [first] }: TableLine) =>
    first !== undefined && NUMBER.test(first.text) && first.box.x <= numberEdge;
  const all = lines.flatMap(({ words }) => (isOwn(joinWords(words)) ? [] : words));
  /** How far words go that begin where these do. */
  const limitOf = ({ box }: Cell) => edge(all.filter((cell) => Math.abs(cell.box.x - box.x) < COLUMN_ROOM));
  /** Whether the first word of a line had no room on the one above. */
  const hasNoRoom = (before: TableLine, line: TableLine): boolean => {
    const [first] = line.words;
    const last = (before.tail ?? before.words).findLast(
      ({ box }) => first !== undefined && box.x <= first.box.x + COLUMN_ROOM,
    );
    if (first === undefined || last === undefined) return false;
    const word = first.text.split(' ')[0] ?? '';
    return edge([last]) + (first.box.width * (word.length + 1)) / first.text.length > limitOf(first);
  };
  const closest = findPitch(lines);
  const doesContinue = (before: TableLine, line: TableLine) => {
    const [text, next] = [joinWords(before.words), joinWords(line.words)];
    if (!isNear(before, line, isNumbered ? MAX_NUMBERED_DROP : MAX_DROP)) return false;
    if (/^\d{2}$/.test(text) || next === '') return false;
    if (before.amounts.length > 0 && line.amounts.length > 0) return false;
    if (!text.includes(' (') && isLabel(`${text} ${next}`)) return true;
    if (isOwn(text) || isOwn(next) || isLabel(next) || isStart(next)) return false;
    if (isNumbered) return !hasNumber(line) && hasNumber(before);
    if (isOpen(text) || CONTINUES.test(next) || (GOES_ON.test(text) && !isLabel(text))) return true;
    if (isLabel(text) || isBlank(text) || isBlank(next) || next.endsWith('(')) return false;
    if (line.amounts.length === 0 && dropTo(before, line) < SAME_PITCH * closest) return true;
    return hasNoRoom(before, line);
  };
  const isLoose = (line: TableLine) => {
    const text = joinWords(line.words);
    return !isOwn(text) && ((isNumbered && !hasNumber(line)) || /^(?:\d{2} )?[a-z]/.test(text));
  };
  const isStray = (before: TableLine, line: TableLine) => {
    const [text, next] = [joinWords(before.words), joinWords(line.words)];
    const isFixed = isOwn(next) || isLabel(next) || isStart(next) || isBlank(next) || hasNumber(line);
    return (
      !isNumbered && line.amounts.length === 0 && !isFixed && !isOwn(text) && isNear(before, line, MAX_DROP)
    );
  };
  const joined: TableLine[] = [];
  for (const line of joinMiddles(lines)) {
    const last = joined.at(-1);
    if (last !== undefined && doesContinue(last, line))
      joined[joined.length - 1] = {
        words: joinColumns(last.words, line.words),
        amounts: [...last.amounts, ...line.amounts],
        ...{ isUncertain: true, tail: line.words },
      };
    else {
      // Words without an amount that are no line of the form may go on from the line above, or begin the one below.
      if (last !== undefined && isStray(last, line))
        joined[joined.length - 1] = { ...last, isUncertain: true };
      const isBelow =
        last?.tail !== undefined && !isNumbered && !isOwn(joinWords(line.words)) && hasNoRoom(last, line);
      joined.push(isBelow || isLoose(line) ? { ...line, isUncertain: true } : line);
    }
  }
  return joined;
}
