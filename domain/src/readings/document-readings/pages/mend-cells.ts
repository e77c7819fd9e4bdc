import { distance } from 'fastest-levenshtein';
import { FORM_LABELS } from '../../en.ts';
import { ALL_LABELS } from './exact-labels.ts';
import { type Cell, cover } from './page-text.ts';
import { parsePrintedAmount } from './read-values.ts';

/** Letters that may be wrong in a label for each so many that it has. */
const LETTERS_FOR_ONE_SLIP = 7;

const DIGITS: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  l: '1',
  I: '1',
  '|': '1',
  Z: '2',
  S: '5',
  B: '8',
};

/** With spaces where recognition put some. */
const MAX_AMOUNT_LENGTH = 24;

/** What an amount is made of where letters took the place of some digits. */
const ALMOST_AMOUNT = /^[-–—−]? ?[$S5§]? ?[\dOoQlI|ZSB.,' ]{0,24}\d[\dOoQlI|ZSB.,' ]{0,24}$/;

/** An amount that was read with an S for its dollar sign, letters for digits, a period for its comma, or spaces; undefined where it is plain, or is none. */
function mendFigure(text: string): string | undefined {
  if (/^\$ ?[Oo]$/.test(text)) return '$0';
  if (
    text.length > MAX_AMOUNT_LENGTH ||
    parsePrintedAmount(text) !== undefined ||
    !ALMOST_AMOUNT.test(text) ||
    !/[$,.]/.test(text)
  )
    return undefined;
  const [, minus = '', sign = '', rest = ''] = /^([-–—−]? ?)([$§S]?)(.*)$/.exec(text) ?? [];
  const digits = rest.replace(/[' ]/g, '').replace(/[OoQlI|ZSB]/g, (letter) => DIGITS[letter] ?? letter);
  // A comma is the decimal sign of cents where another comes before it: "$8,79" may have lost a digit.
  const [, whole = '', cents] =
    /^(.{0,24}?)(?:\.(\d{2})|(?<=[.,].{0,24}),(\d{2}))?$/
      .exec(digits)
      ?.filter((part) => part !== undefined) ?? [];
  const grouped = whole.replace(/\./g, ',');
  const mended = `${minus}${sign === '' ? '' : '$'}${grouped}${cents === undefined ? '' : `.${cents}`}`;
  return parsePrintedAmount(mended) === undefined ? undefined : mended;
}

/**
 * Letters and figures of one form where their word leaves no doubt, as in "Owner", "Oak Street", "HOA", "Dayton, OH 45402" and "61st". They
 * stay uncertain.
 */
function mendWords(text: string): string {
  return text
    .replace(/(?<=\b\w*[Oo]w)m(?=er\b)/g, 'n')
    .replace(/\b0(?=[a-z]{2})/g, 'O')
    .replace(/(?<=\b[A-Z])0(?=[A-Z]\b)/g, 'O')
    .replace(/\b0(?=[HKR] \d{5}\b)/g, 'O')
    .replace(/(?<=\b\d{1,2})[lI](?=st\b)/g, '1');
}

/**
 * Cells of a recognized page in the words that the form has: labels are found among those that the regulation fixes, and a figure that was
 * read with letters or another sign for its comma is written as one. What is changed in a figure leaves it uncertain: only a sum proves it.
 */
export function mendCells(cells: readonly Cell[]): Cell[] {
  return joinLabels(joinDashes(cells)).flatMap((cell) => {
    const [, mark, words] = /^([x☒☑] )(.+)$/i.exec(cell.text) ?? [];
    const marked = words === undefined ? undefined : findLabel(words);
    if (marked !== undefined) return [{ ...getCellName(cell, marked, words), text: `${mark}${marked}` }];
    const apart = splitLabel(cell);
    if (apart !== undefined) return apart;
    const label = findLabel(cell.text);
    if (label !== undefined) return [getCellName(cell, label)];
    const mended = mendFigure(cell.text) ?? spellLabelWords(cell.text) ?? mendWords(cell.text);
    return [mended === cell.text ? cell : { ...cell, text: mended, confidence: 0 }];
  });
}

/** Words that the form has in all their letters are these, however uncertain each letter was. */
const getCellName = (cell: Cell, label: string, words = cell.text): Cell => ({
  ...{ ...cell, text: label },
  ...(squash(label) === squash(words) && { confidence: 1 }),
});

/** Points between a minus sign and its figure at most. */
const MAX_MINUS_GAP = 5;

/** A minus sign is found as a piece of its own, and is printed higher than the figure that it belongs to. */
function joinDashes(cells: readonly Cell[]): Cell[] {
  const joined = new Map<Cell, Cell>();
  const dashes = cells.filter(({ text }) => /^[-–—−]$/.test(text));
  for (const dash of dashes) {
    const middle = dash.box.y + dash.box.height / 2;
    const figure = cells.find(
      ({ text, box }) =>
        /^[\d,]{1,15}\.\d{2}$/.test(text) &&
        middle > box.y &&
        middle < box.y + box.height &&
        box.x >= dash.box.x + dash.box.width - 1 &&
        box.x - dash.box.x - dash.box.width < MAX_MINUS_GAP,
    );
    if (figure !== undefined && !joined.has(figure))
      joined
        .set(figure, { ...figure, text: `-${figure.text}`, box: cover(dash.box, figure.box) })
        .set(dash, dash);
  }
  return cells.flatMap((cell) => {
    const own = joined.get(cell);
    return own === cell ? [] : [own ?? cell];
  });
}

/** Pieces of one label at most, and the space between two of them, as a share of the height. */
const MAX_PIECES = 8;
const PIECE_SPACE = 1.6;

/** Pieces that are a label together are one cell: wide letters come apart. */
function joinLabels(cells: readonly Cell[]): Cell[] {
  const joined: Cell[] = [];
  for (let at = 0; at < cells.length; at += 1) {
    const run = listRun(cells, at);
    const count = run.findLastIndex(
      (_, index) => index > 0 && isLabel(run.slice(0, index + 1).map(({ text }) => text)),
    );
    const own = run.slice(0, Math.max(count, 0) + 1);
    const [first, ...others] = own;
    if (first === undefined) continue;
    joined.push({
      ...first,
      text: own.map(({ text }) => text).join(' '),
      box: others.reduce((all, { box }) => cover(all, box), first.box),
      confidence: Math.min(...own.map(({ confidence = 0 }) => confidence)),
    });
    at += own.length - 1;
  }
  return joined;
}

/** The cells that follow one close by on its line. */
function listRun(cells: readonly Cell[], at: number): Cell[] {
  const run: Cell[] = [];
  for (const cell of cells.slice(at, at + MAX_PIECES)) {
    const last = run.at(-1);
    if (last !== undefined) {
      const gap = cell.box.x - last.box.x - last.box.width;
      const isBeside = Math.abs(cell.baseline - last.baseline) < 0.4 * last.box.height;
      if (!isBeside || gap < -2 || gap > PIECE_SPACE * last.box.height) break;
    }
    run.push(cell);
  }
  return run;
}

/** Some two letters may be wrong in a long label, and none in a short one that is made of pieces. */
const isLabel = (texts: readonly string[]) => {
  const text = texts.join(' ');
  return text.length <= 60 && findLabel(text) !== undefined;
};

const digitsOf = (text: string) => text.replace(/\D/g, '');

const squash = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/[il1|]/g, 'i')
    .replace(/0/g, 'o');

const LABELS = FORM_LABELS.map((label) => ({ label, letters: squash(label) }));
/** Labels that another one would be with so few slips are found by their own letters alone. */
const isLong = (letters: string) => letters.length >= LETTERS_FOR_ONE_SLIP;

/** The label that a text is: by its letters, however spaced, cased or punctuated; else the only one within a few slips of them. */
export function findLabel(text: string): string | undefined {
  const letters = squash(text);
  if (letters.length < 3) return undefined;
  const same = LABELS.find((each) => each.letters === letters);
  if (same !== undefined) return same.label;
  const slips = Math.floor(letters.length / LETTERS_FOR_ONE_SLIP);
  if (slips === 0) return undefined;
  const near = LABELS.filter(
    (each) =>
      isLong(each.letters) &&
      // "15 years" is no slip of "In 5 Years".
      (!/\d/.test(each.label) || digitsOf(each.label) === digitsOf(text)) &&
      Math.abs(each.letters.length - letters.length) <= slips &&
      distance(each.letters, letters) <= slips,
  );
  return near.length === 1 ? near[0]?.label : undefined;
}

/** The words that labels are made of, by their letters. */
const LABEL_WORDS = new Map(
  ALL_LABELS.flatMap((label) => label.split(/[\s/]+/)).flatMap((word): [string, string][] => {
    const letters = squash(word);
    return letters.length > 1 && !/\d/.test(word) ? [[letters, word]] : [];
  }),
);
/** A shorter word is one letter away from too many others. */
const MIN_SPELLED_LETTERS = 5;

/**
 * A line of a wrapped label in the words of labels: "Estimafed Cash". Undefined where it is spelled so already, or has a word that no
 * label has, so that a fee or a name keeps its own words.
 */
function spellLabelWords(text: string): string | undefined {
  const words = text.split(' ');
  if (words.length > MAX_PIECES) return undefined;
  const spelled = words.map((word) => {
    const letters = squash(word);
    if (letters === '' || LABEL_WORDS.has(letters)) return word;
    if (letters.length < MIN_SPELLED_LETTERS || /\d/.test(letters)) return undefined;
    const near = [...LABEL_WORDS].filter(
      ([own]) => Math.abs(own.length - letters.length) < 2 && distance(own, letters) === 1,
    );
    return near.length === 1 ? near[0]?.[1] : undefined;
  });
  if (spelled.includes(undefined)) return undefined;
  const mended = spelled.join(' ');
  return mended === text ? undefined : mended;
}

/** A label that grew together with the figure or answer beside it: "Loan Amount $162,000". */
function splitLabel(cell: Cell): Cell[] | undefined {
  const [, words, value] =
    /^(\D*[A-Za-z)?:#]) ?((?:[-–—] ?)?\$? ?[\d,.]+%?|YES|NO|\d{1,2}\/\d{1,2}\/\d{2,4})$/.exec(cell.text) ??
    [];
  const label = words === undefined ? undefined : findLabel(words);
  if (words === undefined || value === undefined || label === undefined) return undefined;
  const share = words.length / cell.text.length;
  const { box } = cell;
  return [
    { ...cell, text: label, box: { ...box, width: box.width * share } },
    { ...cell, text: value, box: { ...box, x: box.x + box.width * share, width: box.width * (1 - share) } },
  ];
}
