import { isCalendarDate } from '../../../kernel/calendar-dates.ts';
import type { ReadValue } from './kept-reading.ts';

/** The longest text that a field is corrected to, in characters. */
const LONGEST = 300;

const AMOUNT = /^-?\d{1,12}(\.\d{1,6})?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What the value of a field is written like, which a correction has to be too. */
export type FieldShape = 'amount' | 'day' | 'choice' | 'list' | 'choices' | 'text';

/** Fields that name something, often with digits alone: no amount, and a correction of one may have letters. */
const IDENTIFIER = /(^|_)(number|nmls|license|phone|mic|parcel)$/;

export function findShape(name: string, value: ReadValue): FieldShape {
  if (typeof value === 'boolean') return 'choice';
  if (Array.isArray(value)) return 'list';
  if (value !== null && typeof value === 'object') return 'choices';
  // What the paper leaves empty may turn out to be anything.
  if (value === null || IDENTIFIER.test(name)) return 'text';
  return AMOUNT.test(value) ? 'amount' : DAY.test(value) ? 'day' : 'text';
}

/**
 * A correction in the form in which fields are read: amounts without sign and commas. Undefined where it is not of the shape of what was
 * read, longer than 300 characters, or a list of another length.
 */
export function correctField(name: string, read: ReadValue, entered: ReadValue): ReadValue | undefined {
  const shape = findShape(name, read);
  if (shape === 'choice') return typeof entered === 'boolean' ? entered : undefined;
  if (shape === 'list' || shape === 'choices') return isAlike(read, entered) ? entered : undefined;
  if (entered === null) return null;
  if (typeof entered !== 'string' || entered.length > LONGEST) return undefined;
  const text = entered.trim();
  if (text === '') return undefined;
  if (shape === 'day') return isCalendarDate(text) ? text : undefined;
  const amount = text
    .replace(/^(-?)\$/, '$1')
    .replace(/%$/, '')
    .replaceAll(',', '')
    .trim();
  // What was not read has no shape yet: an amount is kept as amounts are.
  if (shape === 'text') return read === null && !IDENTIFIER.test(name) && AMOUNT.test(amount) ? amount : text;
  return AMOUNT.test(amount) ? amount : undefined;
}

function isAlike(read: ReadValue, entered: ReadValue): boolean {
  if (Array.isArray(read)) {
    return (
      Array.isArray(entered) &&
      entered.length === read.length &&
      entered.every((each) => each.length <= LONGEST)
    );
  }
  if (read === null || entered === null || typeof read !== 'object' || typeof entered !== 'object')
    return false;
  return Object.keys(read).join('\n') === Object.keys(entered).join('\n');
}
