import { Decimal } from '../../kernel/decimals.ts';

/** What character recognition did to a printed figure, as far as it can be undone. */
export type Slip = 'dollar-sign' | 'letters' | 'lost-digit';

/** A value that a reading may really be, and the slip that explains it; null where it is as read. */
export type Candidate = { text: string; value: Decimal; slip: Slip | null };

const LETTERS: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  l: '1',
  I: '1',
  '|': '1',
  Z: '2',
  B: '8',
};
const FIGURE = /^-?\d{1,12}(\.\d{1,2})?$/;

/**
 * The values that one reading may really be. A dollar sign is read as a leading 5, some letters as digits, and the last digit is lost: the
 * slips that were measured on CFPB's forms at 100 to 300 dpi. Commas and dollar signs that were read are no slip.
 */
export function listCandidates(read: string): Candidate[] {
  const text = read.replace(/[\s,$]/g, '');
  const plain = text.replace(/[OoQlI|ZB]/g, (letter) => LETTERS[letter] ?? letter);
  if (!FIGURE.test(plain)) return [];
  const isPlain = plain === text;
  const found: Candidate[] = [toCandidate(plain, isPlain ? null : 'letters')];
  if (!isPlain) return found;
  if (/^5\d/.test(plain)) found.push(toCandidate(plain.slice(1), 'dollar-sign'));
  if (!plain.includes('.'))
    for (let digit = 0; digit < 10; digit += 1) found.push(toCandidate(`${plain}${digit}`, 'lost-digit'));
  return found;
}

const toCandidate = (text: string, slip: Slip | null): Candidate => ({
  ...{ text, value: new Decimal(text), slip },
});
