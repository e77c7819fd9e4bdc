import * as z from 'zod/mini';
import { calendarDateField } from '../kernel/fields.ts';
import { placeCodes } from '../kernel/states.ts';
import * as bookTexts from './en.ts';
import { enterSignedAmount } from './en.ts';

/** The most that one amount may be, in cents: as in the plan. */
export const MAX_RECORD_CENTS = 10_000_000_000;
/** Percent a year. A note above it is not one that this product knows; 99 is a slip of the hand. */
export const HIGHEST_RATE = 25;

/** The fields of which records of an owned home are made. Amounts are whole cents, days are calendar days. */
export const centsField = z
  .int(bookTexts.enterAnAmount)
  .check(z.minimum(0, bookTexts.enterAnAmount), z.maximum(MAX_RECORD_CENTS, bookTexts.enterAnAmount));
/** As centsField, and below zero too: a balance that the servicer has advanced money to. */
export const signedCentsField = z
  .int(enterSignedAmount)
  .check(z.minimum(-MAX_RECORD_CENTS, enterSignedAmount), z.maximum(MAX_RECORD_CENTS, enterSignedAmount));
/** Above zero. */
export const priceField = z
  .int(bookTexts.enterAPrice)
  .check(z.minimum(1, bookTexts.enterAPrice), z.maximum(MAX_RECORD_CENTS, bookTexts.enterAPrice));
export const dayField = calendarDateField;
export const homeStateField = z.enum(placeCodes, bookTexts.chooseAState);
export const yesNoField = z.boolean(bookTexts.answerYesNo);

/** Text on one line, at least one character. */
export const line = (most: number) =>
  z
    .string(bookTexts.enterOneLine(most))
    .check(
      z.trim(),
      z.minLength(1, bookTexts.enterOneLine(most)),
      z.maxLength(most, bookTexts.enterOneLine(most)),
      z.regex(/^\P{Cc}*$/u, bookTexts.enterOneLine(most)),
    );
export const count = (from: number, to: number) => {
  const words = bookTexts.enterWholeNumber(from, to);
  return z.int(words).check(z.minimum(from, words), z.maximum(to, words));
};
export const choice = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, bookTexts.chooseOne);

/** Percent a year as a decimal string, as the calculators take it: "6.375". */
export const rateField = z.string(bookTexts.enterARate).check(
  z.regex(/^\d{1,2}(\.\d{1,6})?$/, bookTexts.enterARate),
  z.refine((text) => Number(text) > 0 && Number(text) <= HIGHEST_RATE, bookTexts.enterARate),
);

/** A tax year, as a bill or a form has it. */
export const recordYearField = count(2000, 2099);
/** Percent as a decimal string between two bounds, both allowed: "25", "12.5". */
export const percentText = (from: number, to: number, words: string) =>
  z.string(words).check(
    z.regex(/^\d{1,3}(\.\d{1,6})?$/, words),
    z.refine((text) => Number(text) >= from && Number(text) <= to, words),
  );
/** Text of any number of lines, at least one character. */
export const longText = (most: number) =>
  z
    .string(bookTexts.enterText(most))
    .check(
      z.trim(),
      z.minLength(1, bookTexts.enterText(most)),
      z.maxLength(most, bookTexts.enterText(most)),
      z.regex(/^[\P{Cc}\n\r\t]*$/u, bookTexts.enterText(most)),
    );
/** The id of a document of the buyer who entered the record; the record does not share the document itself. */
export const documentIdField = z.uuid();
/** A web address that a browser can open, of at most 500 characters. */
export const linkField = z.string(bookTexts.enterALink).check(
  z.trim(),
  z.maxLength(500, bookTexts.enterALink),
  z.refine((text) => /^https:\/\/[^\s.]+\.\S+$/.test(text) && URL.canParse(text), bookTexts.enterALink),
);
