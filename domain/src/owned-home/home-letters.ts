import * as z from 'zod/mini';
import { calendarDateField } from '../kernel/fields.ts';
import { letterEnclosures, letterSender } from '../kernel/letter-fields.ts';
import * as texts from './en.ts';
import {
  type HomeLetterField,
  type HomeLetterKind,
  homeLetterNames,
  listLetterFields,
} from './home-letter-kinds.ts';
import type { CheckedRecord, HomeRecordProblems } from './home-record.ts';
import { centsField, line } from './record-fields.ts';

export const MAX_LETTER_LINE_LENGTH = 120;
export const MAX_LETTER_TEXT_LENGTH = 2_000;

const oneLine = line(MAX_LETTER_LINE_LENGTH);
const severalLines = z
  .string(texts.enterText(MAX_LETTER_TEXT_LENGTH))
  .check(
    z.trim(),
    z.minLength(1, texts.enterText(MAX_LETTER_TEXT_LENGTH)),
    z.maxLength(MAX_LETTER_TEXT_LENGTH, texts.enterText(MAX_LETTER_TEXT_LENGTH)),
    z.regex(/^[\P{Cc}\r\n\t]*$/u, texts.enterText(MAX_LETTER_TEXT_LENGTH)),
  );
const stated: Record<HomeLetterField['as'], z.ZodMiniType<string | number>> = {
  line: oneLine,
  text: severalLines,
  day: calendarDateField,
  amount: centsField,
};

/** A letter as it is asked for; `facts` go by the names that its kind has. Nothing of it is stored. */
export const homeLetterContent = {
  kind: z.enum(homeLetterNames, texts.chooseOne),
  sender: letterSender,
  /** The day the letter carries. */
  on: calendarDateField,
  /** The company first, then its address for such letters. */
  recipient: z
    .array(oneLine)
    .check(z.minLength(1, texts.enterRecipient), z.maxLength(6, texts.enterRecipient)),
  loanNumber: z.nullable(oneLine),
  property: oneLine,
  facts: z.record(
    z.string().check(z.maxLength(40)),
    z.nullable(z.union([z.string().check(z.maxLength(MAX_LETTER_TEXT_LENGTH)), z.number()])),
  ),
  enclosures: letterEnclosures,
};
const homeLetter = z.object(homeLetterContent);
export type HomeLetter = z.infer<typeof homeLetter>;

/** What the kind cannot print of its facts, by name; one that the kind does not have is wrong too. */
export function findFactProblems(kind: HomeLetterKind, facts: HomeLetter['facts']): HomeRecordProblems {
  const fields = listLetterFields(kind);
  const problems: Record<string, string> = {};
  for (const { name, as, optional = false } of fields) {
    const value = facts[name] ?? null;
    if (value === null && optional) continue;
    const parsed = stated[as].safeParse(value);
    if (!parsed.success) problems[name] = value === null ? texts.enterThis : firstMessage(parsed.error);
  }
  for (const name of Object.keys(facts))
    if (!fields.some((field) => field.name === name)) problems[name] = texts.unknownField;
  return problems;
}

const firstMessage = ({ issues }: z.core.$ZodError) => issues[0]?.message ?? texts.enterThis;

/** The letter as it can be printed, or what is wrong by field: `name` and `address` of the sender, a fact by its own name. */
export function checkHomeLetter(input: HomeLetter): CheckedRecord<HomeLetter> {
  const parsed = homeLetter.safeParse(input);
  const problems: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? [])
    problems[String((path[0] === 'sender' ? path[1] : path[0]) ?? '')] ??= message;
  Object.assign(problems, findFactProblems(input.kind, input.facts));
  return parsed.success && Object.keys(problems).length === 0 ? { value: parsed.data } : { problems };
}

/** What the letter states, in the order of its kind. */
export function listFacts({ kind, facts }: Pick<HomeLetter, 'kind' | 'facts'>) {
  return listLetterFields(kind).flatMap(({ name, as }) => {
    const value = facts[name] ?? null;
    return value === null || value === '' ? [] : [{ name, as, value }];
  });
}
