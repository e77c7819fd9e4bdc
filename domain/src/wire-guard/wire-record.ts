import * as z from 'zod/mini';
import { addDays } from '../kernel/calendar-dates.ts';
import { calendarDateField, phoneField } from '../kernel/fields.ts';
import * as texts from './en.ts';
import { hasRoutingChecksum } from './routing-number.ts';
import { formatSender } from './sender-domain.ts';

/** Where the account of the payee is known from. */
export const wireSources = ['document', 'call'] as const;
export type WireSource = (typeof wireSources)[number];

/** How long what was written down may be corrected, in hours from its first writing. */
export const FREE_HOURS = 24;
/** Rows of the log of one purchase. Comparisons beyond it are answered and not kept. */
export const MAX_WIRE_ENTRIES = 200;
/** Digits of the account number that are shown. */
const SHOWN_DIGITS = 4;

const line = (most: number, words: string) =>
  z
    .string(words)
    .check(z.trim(), z.minLength(1, words), z.maxLength(most, words), z.regex(/^\P{Cc}*$/u, words));

/** Digits and letters alone: spaces and dashes are for the eye. */
const withoutSpaces = z.pipe(
  z.string(),
  z.transform((text) => text.replace(/[\s-]/g, '')),
);

const routingField = z.pipe(
  withoutSpaces,
  z
    .string()
    .check(
      z.regex(/^\d{9}$/, { error: texts.enterRoutingNumber, abort: true }),
      z.refine(hasRoutingChecksum, texts.routingNumberSlip),
    ),
);

/** As banks write it; upper case, so that it compares. */
const accountField = z.pipe(
  z.pipe(
    withoutSpaces,
    z.transform((text) => text.toUpperCase()),
  ),
  z.string().check(z.regex(/^[0-9A-Z]{5,17}$/, texts.enterAnAccount)),
);

/** The domain of an email address; the whole address where anybody gets one there. */
const senderField = z.pipe(
  z.pipe(z.string(), z.transform(formatSender)),
  z
    .string()
    .check(
      z.maxLength(253, texts.enterADomain),
      z.regex(/^(?:[^\s@/<>]+@)?[^\s@/<>]+\.[^\s@/.<>]+$/u, texts.enterADomain),
    ),
);

/** The recorded instruction of a payee, without the account number. */
const shownWireContent = {
  payee: line(120, texts.enterAPayee),
  bank: line(120, texts.enterABank),
  routing: routingField,
  /** The number to call, from the source and never from a later message. */
  phone: phoneField,
  sourceKind: z.enum(wireSources),
  /** Which document, or whom the buyer called and where that number was from. */
  sourceName: line(160, texts.enterASource),
  sourceOn: calendarDateField,
  /** Of the settlement agent's messages, or their address at a provider of mailboxes; null where none is known. */
  emailDomain: z.nullable(senderField),
};
export const wireRecordContent = { ...shownWireContent, account: accountField };
const wireRecordInput = z.object(wireRecordContent);
export type WireRecordInput = z.infer<typeof wireRecordInput>;

/** The same as it is shown: the account number by its last digits. */
export const shownWireRecord = z.object({
  ...{ payee: z.string(), bank: z.string(), routing: z.string(), phone: z.string() },
  ...{ sourceKind: z.enum(wireSources), sourceName: z.string(), sourceOn: z.string() },
  emailDomain: z.nullable(z.string()),
  accountEnding: z.string(),
});
export type ShownWireRecord = z.infer<typeof shownWireRecord>;

/** A call to the number that was written down, in which another account was confirmed. */
export const confirmingCall = {
  calledOn: calendarDateField,
  spokeWith: line(120, texts.enterPersonCalled),
  /** "I called the number I had, and they confirmed this account." */
  isConfirmed: z.literal(true, texts.confirmTheCall),
};
const wireReplacementInput = z.object({ ...wireRecordContent, ...confirmingCall });
export type WireReplacementInput = z.infer<typeof wireReplacementInput>;

/** What a later message says; null for what it does not say. */
export const laterInstructionContent = {
  payee: z.nullable(line(120, texts.enterAPayee)),
  bank: z.nullable(line(120, texts.enterABank)),
  /** As it was written: a check digit that does not hold is an answer, and no reason to refuse. */
  routing: z.nullable(z.pipe(withoutSpaces, z.string().check(z.regex(/^\d{9}$/, texts.enterRoutingNumber)))),
  account: z.nullable(accountField),
  phone: z.nullable(phoneField),
  /** The sender's email address or its domain. */
  sender: z.nullable(senderField),
};
const laterInstructionInput = z.object(laterInstructionContent);
export type LaterInstruction = z.infer<typeof laterInstructionInput>;

type Checked<Value> =
  | { value: Value; problems?: never }
  | { problems: Record<string, string>; value?: never };

/** `today` is the reader's or the server's; either may be a day behind the other. */
export const checkWireRecord = (input: unknown, today: string): Checked<WireRecordInput> =>
  check(wireRecordInput, input, (value) => findRecordProblems(value, today));

export const checkWireReplacement = (input: unknown, today: string): Checked<WireReplacementInput> =>
  check(wireReplacementInput, input, (value) => findReplacementProblems(value, today));

export const checkLaterInstruction = (input: unknown): Checked<LaterInstruction> =>
  check(laterInstructionInput, input, findInstructionProblems);

/** What a schema cannot say of a record, by field. */
export function findRecordProblems(
  { sourceOn }: Pick<WireRecordInput, 'sourceOn'>,
  today: string,
): Record<string, string> {
  return sourceOn > addDays(today, 1) ? { sourceOn: texts.enterADay } : {};
}

export function findReplacementProblems(
  replacement: Pick<WireReplacementInput, 'sourceOn' | 'calledOn'>,
  today: string,
): Record<string, string> {
  return {
    ...findRecordProblems(replacement, today),
    ...(replacement.calledOn > addDays(today, 1) && { calledOn: texts.enterCallDay }),
  };
}

/** A message that says nothing cannot be compared. */
export const findInstructionProblems = (later: LaterInstruction): Record<string, string> =>
  Object.values(later).every((part) => part === null) ? { account: texts.enterSomething } : {};

/** The digits by which an account number is shown. */
export const parseAccountEnding = (account: string): string => account.slice(-SHOWN_DIGITS);

/**
 * Until when what was written down may be corrected without a call. One that was confirmed by a call is frozen from its first moment:
 * correcting it takes another call.
 */
export function findFreeUntil(entries: readonly { kind: string; at: Date }[]): Date | null {
  const standing = entries.findLast(({ kind }) => kind === 'written' || kind === 'replaced');
  if (standing?.kind !== 'written') return null;
  return new Date(standing.at.getTime() + FREE_HOURS * 60 * 60 * 1000);
}

function check<Value>(
  schema: z.ZodMiniType<Value>,
  input: unknown,
  find: (value: Value) => Record<string, string>,
): Checked<Value> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) {
    const found = parsed.error.issues.map(({ path, message }) => [String(path[0]), message] as const);
    return { problems: Object.fromEntries(found.toReversed()) };
  }
  const problems = find(parsed.data);
  return Object.keys(problems).length > 0 ? { problems } : { value: parsed.data };
}
