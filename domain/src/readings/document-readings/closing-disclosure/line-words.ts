import type { ReadCostLine } from '../form-reading.ts';
import { plain } from '../pages/find-cells.ts';
import { findLabel } from '../pages/mend-cells.ts';
import type { Cell } from '../pages/page-text.ts';
import { spaceWords } from '../pages/space-words.ts';

/** The number that each line of the form has: alone, or grown together with the words; recognition may lose its 0. */
const NUMBER_ALONE = /^\d{1,2}$/;
const NUMBER_FIRST = /^\d{2} ?(?=[A-Za-z(])|^\d{1,2} (?=[A-Za-z(]|[\d.]+ ?%)/;

/** What recognition makes of a number in gray: a sign or two, apart from the words. */
const MISREAD_NUMBER = /^(?:[\dA-Z|oO]{1,2} )+(?=[A-Z][a-z])/;

/** The number of a line that grew together with a percentage, which has no zero before it: "010.875%" and "011%" are line 01. */
const NUMBER_BEFORE_PERCENT = /^0\d(?=\d{0,2}\.\d+ ?%|\d{1,2} ?%)/;

/** The words of a line without its number, as printed. */
export function parseLineWords(words: readonly Cell[]): string {
  const [first, ...others] = words;
  const hasNumber = first !== undefined && NUMBER_ALONE.test(first.text.trim());
  const isPicture = first?.confidence !== undefined;
  const text = (hasNumber ? others : words)
    .map((cell) => cell.text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (isPicture)
    return text.replace(NUMBER_FIRST, '').replace(NUMBER_BEFORE_PERCENT, '').replace(MISREAD_NUMBER, '');
  return hasNumber ? text : text.replace(NUMBER_FIRST, '');
}

type Words = Pick<ReadCostLine, 'label' | 'detail' | 'payee'>;

/** What a line of the cost table is, the text in its parentheses or how its escrow is counted, and whom it is paid to. */
export function splitClosingLabel(section: string, words: readonly Cell[]): Words {
  const isPicture = words.some(({ confidence }) => confidence !== undefined);
  const read = parseLineWords(words);
  // A dollar sign before an amount is read as S.
  const text = isPicture ? read.replace(/\bS(?=\d)/g, '$') : read;
  const { label, ...more } = splitWords(section, text);
  return { ...more, label: (isPicture ? findLabel(label) : undefined) ?? label };
}

function splitWords(section: string, text: string): Words {
  const detailed =
    section === 'F' || section === 'G' || section === 'E' ? splitDetail(section, text) : undefined;
  if (detailed !== undefined) return detailed;
  const { name, payee } = splitPayee(text);
  return { label: tidyPercent(name), detail: null, ...(payee !== undefined && { payee }) };
}

/** The "to" before a payee is a piece of its own; the name of a fee seldom contains one. */
function splitPayee(text: string): { name: string; payee?: string } {
  const [, name, payee] = /^(.+?) to (\S.*)$/.exec(text) ?? [];
  return name === undefined || payee === undefined ? { name: text } : { name, payee };
}

function splitDetail(section: string, text: string): Words | undefined {
  const pattern =
    section === 'F'
      ? // Recognition may lose either parenthesis.
        /^(.{1,200}?)(?: ?\( ?| (?=\d{1,4} ?mo\b))(.{1,200}?) ?(?:\) ?(?:to (\S.*))?)?$/
      : section === 'G'
        ? /^(.{1,200}?)(?: ?\$| [Ss]| )([\d,.]{1,20} ?per ?month ?for ?.+)()$/i
        : /^(.{1,200}?) ?((?:deed|mortgage|release)s?:.{1,200}?)(?: to (\S.*))?$/i;
  const [, label, detail, payee] = pattern.exec(text) ?? [];
  if (label === undefined || detail === undefined) return undefined;
  const named = splitPayee(label);
  const own = payee || named.payee;
  return { label: named.name, detail: spaceWords(detail), ...(own && { payee: own }) };
}

const tidyPercent = (label: string) => plain(label) && label.replace(/^(\d{0,4}\.?\d{1,6}) %/, '$1%');
