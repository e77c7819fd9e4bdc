import * as z from 'zod/mini';
import { calendarDateField } from '../kernel/fields.ts';
import { type ContractChain, listContractDeadlines } from '../offers/contract-deadlines/contract-chain.ts';
import {
  type ContractTermChange,
  dayCountings,
  lastDayRolls,
  MAX_TERM_CHANGES,
  MAX_TERM_DAYS,
  MAX_TERMS,
} from '../offers/contract-deadlines/contract-term.ts';
import { getLocalTime } from '../offers/home-offers/offer-log.ts';
import * as texts from './en.ts';

const line = (most: number, words: string) =>
  z
    .string(words)
    .check(z.trim(), z.minLength(1, words), z.maxLength(most, words), z.regex(/^\P{Cc}*$/u, words));
const key = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/));

const contractTermField = z.object({
  key,
  title: line(120, texts.enterATitle),
  days: z
    .int(texts.enterDays)
    .check(z.minimum(-MAX_TERM_DAYS, texts.enterDays), z.maximum(MAX_TERM_DAYS, texts.enterDays)),
  counting: z.enum(dayCountings, texts.chooseOne),
  roll: z.enum(lastDayRolls, texts.chooseOne),
  /** `acceptance`, `closing`, or the key of another term. */
  from: key,
  /** The minute of the day, where the home is, at which it is over; null where it runs to the end of the day. */
  minute: z.nullable(
    z.int(texts.enterATime).check(z.minimum(0, texts.enterATime), z.maximum(1_439, texts.enterATime)),
  ),
  /** The source of the term: the contract, its paragraph, or the form that suggests it. */
  source: z.object({ title: line(300, texts.enterASource) }),
});

const agreed = {
  term: key,
  agreedOn: calendarDateField,
  document: z.nullable(line(120, texts.enterADocument)),
};
const termChangeField = z.discriminatedUnion('kind', [
  z.object({ ...agreed, kind: z.literal('extension'), to: calendarDateField }),
  z.object({ ...agreed, kind: z.literal('waiver') }),
]);

/** The terms of an accepted offer that run by days, and what was agreed on later, in that order; changes are only ever added. */
export const homeContractContent = {
  terms: z.array(contractTermField).check(z.maxLength(MAX_TERMS)),
  changes: z.array(termChangeField).check(z.maxLength(MAX_TERM_CHANGES)),
};
/**
 * The terms as the caller last saw them, so that a term which the other buyer entered meanwhile is not lost; without it they are not
 * compared.
 */
export const seenTerms = z.optional(homeContractContent.terms);
const homeContract = z.object(homeContractContent);
export type HomeContract = z.infer<typeof homeContract>;

/** The contract as it can be stored, or what is wrong by the key of its term; of a change, by `to`. */
export function checkContract(
  input: unknown,
): { value: HomeContract; problems?: never } | { problems: Record<string, string>; value?: never } {
  const parsed = homeContract.safeParse(input);
  if (parsed.success) return { value: parsed.data };
  const terms = (input as { terms: { key: string }[] }).terms;
  const found = parsed.error.issues.map(({ path, message }): [string, string] => {
    const [list, place] = path;
    return [(list === 'terms' ? terms[Number(place)]?.key : undefined) ?? 'to', message];
  });
  return { problems: Object.fromEntries(found.toReversed()) };
}

/**
 * Each term as a day, counted from the day of acceptance where the home is, and from the closing day; null for the latter where it is not
 * known.
 */
export function listHomeDeadlines(
  { terms, changes }: HomeContract,
  { acceptedAt, closingDay, timeZone }: { acceptedAt: string; closingDay: string | null; timeZone: string },
): ContractChain {
  const acceptance = getLocalTime({ at: acceptedAt }, timeZone).day;
  const days = { acceptance, ...(closingDay !== null && { closing: closingDay }) };
  return listContractDeadlines({ days, terms, changes, timeZone });
}

/** Whether a list of changes goes on where another ended: none of them is taken back. */
export function continuesChanges(
  before: readonly ContractTermChange[],
  after: readonly ContractTermChange[],
): boolean {
  return before.every((change, place) => {
    const same = after[place];
    return same !== undefined && describe(change) === describe(same);
  });
}

const describe = (change: ContractTermChange): string =>
  JSON.stringify([
    change.term,
    change.kind,
    change.agreedOn,
    change.document,
    change.kind === 'extension' ? change.to : null,
  ]);
