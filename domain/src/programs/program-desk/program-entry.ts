import * as z from 'zod/mini';
import { isCalendarDate } from '../../kernel/calendar-dates.ts';
import { placeCodes } from '../../kernel/states.ts';
import { faultWords as words } from '../en/program-desk.ts';
import { confidences, type Program, programKinds } from '../program-finder/program.ts';
import { MAX_RULES } from './future-days.ts';

/** Characters of a name or title, and of a sentence. */
const MAX_NAME_LENGTH = 200;

const MAX_SENTENCE_LENGTH = 600;

/** Ten billion dollars in cents: as much as the finder takes. */
const MAX_CENTS = 1_000_000_000_000;

/** What is not there is missing; what is there and wrong says how it has to be. */
const orMissing = (wrong: string) => ({
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
const programNameField = textField(MAX_NAME_LENGTH);

/** A sentence on one line, 1 to 600 characters. */
const programSentenceField = textField(MAX_SENTENCE_LENGTH);

/** The day on which a document was read, or a program ended: YYYY-MM-DD. */
const programDayField = z
  .string(orMissing(words.notADay))
  .check(z.refine(isCalendarDate, { error: words.notADay }));

/** An address of the web that begins with https://. */
const programAddressField = z.string(orMissing(words.notAnAddress)).check(
  z.maxLength(MAX_SENTENCE_LENGTH, words.tooLong(MAX_SENTENCE_LENGTH)),
  z.refine((text) => /^https:\/\/[^\s\p{Cc}\p{Cs}]+$/u.test(text) && URL.canParse(text), {
    error: words.notAnAddress,
  }),
);

const choiceField = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z.enum(choices, orMissing(words.unknownChoice(choices)));

const whole = (least: number, most: number, wrong: string) =>
  z.int(orMissing(wrong)).check(z.minimum(least, wrong), z.maximum(most, wrong));

const wholeField = (least: number, most: number) => whole(least, most, words.notWhole(least, most));

/** Whole cents, up to ten billion dollars. */
const programCentsField = whole(0, MAX_CENTS, words.notCents);

/** A credit score, 300 to 850. */
const programScoreField = whole(300, 850, words.notAScore);

/** A decimal string with at most six places, as every percent on the wire. */
const programPercentField = z
  .string(orMissing(words.notAPercent))
  .check(z.regex(/^\d{1,3}(?:\.\d{1,6})?$/, words.notAPercent));

const listField = <Entry extends z.core.$ZodType>(entry: Entry, most: number) =>
  z.array(entry, orMissing(words.notAList)).check(z.maxLength(most, words.tooManyOf(most)));

const objectField = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code, keys, input }: Raw & { code?: string; keys?: readonly string[] }) => {
      if (code === 'unrecognized_keys')
        return words.unknownFields((keys ?? []).map((key) => key.slice(0, 60)));
      return input === undefined ? words.missing : words.notAnObject;
    },
  });

const placeField = z.enum(placeCodes, orMissing(words.unknownState));

/** The document that something was read in: title, address, the day it was read, and what quotes it where that is what was read. */
export const programDocument = objectField({
  title: programNameField,
  url: programAddressField,
  readOn: programDayField,
  quotedBy: z.optional(programNameField),
});

const kind = <const Name extends string>(name: Name) => z.literal(name);
const flags = ['firstTime', 'firstGeneration', 'military', 'native', 'rural'] as const;
const bases = ['ami', 'mrbLimit'] as const;

const conditionKinds = {
  places: objectField({ kind: kind('places'), elsewhere: z.optional(choiceField(['ask'])) }),
  primaryHome: objectField({ kind: kind('primaryHome') }),
  flag: objectField({ kind: kind('flag'), of: choiceField(flags) }),
  income: objectField({
    kind: kind('income'),
    of: choiceField(bases),
    above: z.optional(programPercentField),
    atMost: programPercentField,
    unsureTo: z.optional(programPercentField),
    beyond: z.optional(choiceField(['ask'])),
  }),
  atMost: objectField({
    kind: kind('atMost'),
    of: choiceField(['income', 'price', 'loanAmount', 'units']),
    limit: programCentsField,
  }),
  atLeast: objectField({
    kind: kind('atLeast'),
    of: choiceField(['ownFunds', 'score']),
    least: programCentsField,
  }),
  downAtLeast: objectField({ kind: kind('downAtLeast'), percent: programPercentField }),
  creditAndDown: objectField({
    kind: kind('creditAndDown'),
    steps: listField(z.tuple([programScoreField, programPercentField], orMissing(words.notAList)), 10).check(
      z.minLength(1, words.emptyText),
    ),
  }),
  lawfulResident: objectField({ kind: kind('lawfulResident') }),
  ask: objectField({ kind: kind('ask'), what: programSentenceField }),
} as const;

/** What a rule asks (program-finder/program.ts says what each kind means). */
const conditionEntry = z.discriminatedUnion(
  'kind',
  [
    conditionKinds.places,
    conditionKinds.primaryHome,
    conditionKinds.flag,
    conditionKinds.income,
    conditionKinds.atMost,
    conditionKinds.atLeast,
    conditionKinds.downAtLeast,
    conditionKinds.creditAndDown,
    conditionKinds.lawfulResident,
    conditionKinds.ask,
  ],
  orMissing(words.unknownKind(Object.keys(conditionKinds))),
);

const benefitEntry = z.discriminatedUnion(
  'kind',
  [
    objectField({
      kind: kind('upTo'),
      cents: programCentsField,
      inState: z.optional(z.record(z.string(), programCentsField, orMissing(words.notAnObject))),
      military: z.optional(programCentsField),
      aboveMedian: z.optional(objectField({ percent: programPercentField, cents: programCentsField })),
    }),
    objectField({
      kind: kind('share'),
      of: choiceField(['price', 'loanAmount']),
      percent: programPercentField,
      government: z.optional(programPercentField),
      isExact: z.boolean(orMissing(words.unknownChoice(['true', 'false']))),
      upTo: z.optional(programCentsField),
    }),
    objectField({ kind: kind('match'), times: wholeField(1, 100), upTo: programCentsField }),
  ],
  orMissing(words.unknownKind(['upTo', 'share', 'match'])),
);

const ruleEntry = objectField({
  condition: conditionEntry,
  document: programDocument,
  isOptional: z.optional(z.literal(true, words.notTrue)),
});

/** A day that is not there is null: it is given out until nothing is left, or was not seen to run dry. */
const roundDay = z.nullable(programDayField);
const roundEntry = objectField({ opensOn: programDayField, closesOn: roundDay, ranDryOn: roundDay });

const idField = z
  .string(orMissing(words.badId))
  .check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, words.badId), z.maxLength(60, words.badId));

/**
 * One program of a program file, as the finder holds it (`Program`). The one schema of what is imported, exported, proposed and served;
 * what depends on more than one field is in entry-faults.ts. Amounts are whole cents, percents decimal strings, days YYYY-MM-DD.
 */
export const programEntry = objectField({
  id: idField,
  name: programNameField,
  level: choiceField(['national', 'regional', 'state']),
  /** Two capital letters each, or `all` for the whole country. */
  states: z.union(
    [z.literal('all'), listField(placeField, placeCodes.length).check(z.minLength(1, words.noState))],
    orMissing(words.unknownState),
  ),
  agency: z.optional(programNameField),
  address: z.optional(programAddressField),
  kind: choiceField(programKinds),
  confidence: choiceField(confidences),
  rules: listField(ruleEntry, MAX_RULES),
  benefit: z.optional(benefitEntry),
  gives: z.optional(programSentenceField),
  repayment: programSentenceField,
  monthly: z.optional(
    z.union(
      [
        choiceField(['none', 'atFirstRate']),
        objectField({ ratePercent: programPercentField, months: wholeField(1, 600) }),
      ],
      orMissing(words.notAChoiceOfForms),
    ),
  ),
  leastDown: z.optional(programPercentField),
  buyerSteps: z.optional(listField(programSentenceField, 20)),
  notRead: z.optional(listField(programSentenceField, 20)),
  window: z.optional(programSentenceField),
  rounds: z.optional(listField(roundEntry, 40)),
  document: programDocument,
  ended: z.optional(programDayField),
});

/** The finder's type is narrower where a schema for JSON cannot be: addresses by their beginning, read-only lists. */
export const toProgram = (entry: z.infer<typeof programEntry>): Program => entry as unknown as Program;

type Raw = { readonly input?: unknown };
