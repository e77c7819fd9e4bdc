import { readAmount } from './read-values.ts';

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
export function mendFigure(text: string): string | undefined {
  if (/^\$ ?[Oo]$/.test(text)) return '$0';
  if (
    text.length > MAX_AMOUNT_LENGTH ||
    readAmount(text) !== undefined ||
    !ALMOST_AMOUNT.test(text) ||
    !/[$,.]/.test(text)
  )
    return undefined;
  const [, minus = '', sign = '', rest = ''] = /^([-–—−]? ?)([$§S]?)(.*)$/.exec(text) ?? [];
  const digits = rest.replace(/[' ]/g, '').replace(/[OoQlI|ZSB]/g, (letter) => DIGITS[letter] ?? letter);
  // A comma is that of cents where another stands before it: "$8,79" may have lost a digit.
  const [, whole = '', cents] =
    /^(.{0,24}?)(?:\.(\d{2})|(?<=[.,].{0,24}),(\d{2}))?$/
      .exec(digits)
      ?.filter((part) => part !== undefined) ?? [];
  const grouped = whole.replace(/\./g, ',');
  const mended = `${minus}${sign === '' ? '' : '$'}${grouped}${cents === undefined ? '' : `.${cents}`}`;
  return readAmount(mended) === undefined ? undefined : mended;
}

/**
 * Letters and figures of one form where their word leaves no doubt, as in "Owner", "Oak Street", "HOA", "Dayton, OH 45402" and "61st". They
 * stay uncertain.
 */
export function mendWords(text: string): string {
  return text
    .replace(/(?<=\b\w*[Oo]w)m(?=er\b)/g, 'n')
    .replace(/\b0(?=[a-z]{2})/g, 'O')
    .replace(/(?<=\b[A-Z])0(?=[A-Z]\b)/g, 'O')
    .replace(/\b0(?=[HKR] \d{5}\b)/g, 'O')
    .replace(/(?<=\b\d{1,2})[lI](?=st\b)/g, '1');
}
