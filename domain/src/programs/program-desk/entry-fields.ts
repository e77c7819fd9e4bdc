import * as z from 'zod/mini';
import { isCalendarDate } from '../../kernel/calendar-dates.ts';
import { faultWords as words } from './en/program-file-words.ts';

/** Characters of a name or title, and of a sentence. */
export const MAX_NAME_LENGTH = 200;
export const MAX_SENTENCE_LENGTH = 600;
/** Ten billion dollars in cents: as much as the finder takes. */
const MAX_CENTS = 1_000_000_000_000;

type Raw = { readonly input?: unknown };

/** What is not there is missing; what is there and wrong says how it has to be. */
export const orMissing = (wrong: string) => ({
  error: ({ input }: Raw) => (input === undefined ? words.missing : wrong),
});

/** Text on one line that PostgreSQL can store: no control character and no half of a pair. */
const textField = (most: number) =>
  z
    .string(orMissing(words.notText))
    .check(
      z.regex(/\S/, words.emptyText),
      z.maxLength(most, words.tooLong(most)),
      z.regex(/^[^\p{Cc}\p{Cs}]*$/u, words.control),
    );
/** A name or title on one line, 1 to 200 characters. */
export const programNameField = textField(MAX_NAME_LENGTH);
/** A sentence on one line, 1 to 600 characters. */
export const programSentenceField = textField(MAX_SENTENCE_LENGTH);

/** The day on which a document was read, or a program ended: YYYY-MM-DD. */
export const programDayField = z
  .string(orMissing(words.notADay))
  .check(z.refine(isCalendarDate, { error: words.notADay }));

/** An address of the web that begins with https://. */
export const programAddressField = z.string(orMissing(words.notAnAddress)).check(
  z.maxLength(MAX_SENTENCE_LENGTH, words.tooLong(MAX_SENTENCE_LENGTH)),
  z.refine((text) => /^https:\/\/[^\s\p{Cc}\p{Cs}]+$/u.test(text) && URL.canParse(text), {
    error: words.notAnAddress,
  }),
);

export const choiceField = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z.enum(choices, orMissing(words.unknownChoice(choices)));

const whole = (least: number, most: number, wrong: string) =>
  z.int(orMissing(wrong)).check(z.minimum(least, wrong), z.maximum(most, wrong));
export const wholeField = (least: number, most: number) => whole(least, most, words.notWhole(least, most));
/** Whole cents, up to ten billion dollars. */
export const programCentsField = whole(0, MAX_CENTS, words.notCents);
/** A credit score, 300 to 850. */
export const programScoreField = whole(300, 850, words.notAScore);

/** A decimal string with at most six places, as every percent on the wire. */
export const programPercentField = z
  .string(orMissing(words.notAPercent))
  .check(z.regex(/^\d{1,3}(?:\.\d{1,6})?$/, words.notAPercent));

export const listField = <Entry extends z.core.$ZodType>(entry: Entry, most: number) =>
  z.array(entry, orMissing(words.notAList)).check(z.maxLength(most, words.tooManyOf(most)));

export const objectField = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code, keys, input }: Raw & { code?: string; keys?: readonly string[] }) => {
      if (code === 'unrecognized_keys')
        return words.unknownFields((keys ?? []).map((key) => key.slice(0, 60)));
      return input === undefined ? words.missing : words.notAnObject;
    },
  });
