import { formatWeekdayDate } from '../../kernel/calendar-dates.ts';
import type { Source } from '../../programs/data-table.ts';
import type { ContractTerm, ContractTermChange } from './contract-term.ts';
import { countDeadline, findDeadlineEnd } from './count-deadline.ts';
import type { changeProblems, termProblems } from './en.ts';
import * as texts from './en.ts';

/** A contract's terms and the days they are counted from, by name: acceptance, closing and others. Calendar days. */
export type ContractTerms = {
  days: Readonly<Record<string, string>>;
  terms: readonly ContractTerm[];
  /** In the order in which they were agreed. */
  changes: readonly ContractTermChange[];
  /** Where the home is, of the IANA database. */
  timeZone: string;
};

/** A term that has become a day. `formula` says in sentences how, with the hour it is over and what was changed. */
export type ContractDeadline = {
  key: string;
  title: string;
  day: string;
  /** The day by the term as written, before any extension. */
  writtenDay: string;
  minute: number | null;
  /** The instant at which it is over. */
  endsAt: Date;
  standing: 'stands' | 'extended' | 'waived';
  /** What it was counted from. */
  from: { key: string; day: string };
  formula: string;
  notes: string[];
  source: Source;
  /** The changes that counted, in their order. */
  changes: ContractTermChange[];
};

export type TermProblem = keyof typeof termProblems;
export type ChangeProblem = keyof typeof changeProblems;

/** `waiting` are terms without a day, with the reason; `ignored` are changes that did not count. */
export type ContractChain = {
  deadlines: ContractDeadline[];
  waiting: { term: ContractTerm; problem: TermProblem }[];
  ignored: { change: ContractTermChange; problem: ChangeProblem }[];
};

/**
 * Every term of a contract as a day, earliest first. A term that is counted from another goes by that one's day as written: an
 * extension moves the date that it names and no other, and only to a later day. Of two terms of one key the first counts.
 */
export function listContractDeadlines(contract: ContractTerms): ContractChain {
  const chain: ContractChain = { deadlines: [], waiting: [], ignored: [] };
  const written = countWrittenDays(contract);
  const terms = contract.terms.filter(
    ({ key }, place) => contract.terms.findIndex((term) => term.key === key) === place,
  );
  for (const term of terms) {
    const counted = written.get(term.key);
    if (typeof counted === 'object') chain.deadlines.push(describeDeadline(term, counted, contract.timeZone));
    else chain.waiting.push({ term, problem: counted ?? 'base-unknown' });
  }
  for (const change of contract.changes) {
    const deadline = chain.deadlines.find(({ key }) => key === change.term);
    const problem = findChangeProblem(chain, change);
    if (problem !== null || deadline === undefined) {
      chain.ignored.push({ change, problem: problem ?? 'no-such-term' });
    } else applyChange(deadline, change, contract.timeZone);
  }
  chain.deadlines.sort(
    (one, other) => Number(one.endsAt) - Number(other.endsAt) || (one.key < other.key ? -1 : 1),
  );
  return chain;
}

/** Why a change would not count, as a sentence for the person who enters it; null where it would count. */
export function findChangeProblem(
  { deadlines, waiting }: Pick<ContractChain, 'deadlines' | 'waiting'>,
  change: ContractTermChange,
): ChangeProblem | null {
  const deadline = deadlines.find(({ key }) => key === change.term);
  if (deadline === undefined) {
    return waiting.some(({ term }) => term.key === change.term) ? 'not-counted-yet' : 'no-such-term';
  }
  if (deadline.standing === 'waived') return 'already-waived';
  return change.kind === 'extension' && change.to <= deadline.day ? 'not-later' : null;
}

type Counted = { from: string; counted: ReturnType<typeof countDeadline> };

/** Goes back from each term to a day that is known; a ring of terms never comes to one. */
function countWrittenDays({ days, terms }: ContractTerms): Map<string, Counted | TermProblem> {
  const found = new Map<string, Counted | TermProblem>();
  const byKey = new Map([...terms].reverse().map((term) => [term.key, term]));
  const findDay = (key: string, path: readonly string[]): string | TermProblem => {
    const term = byKey.get(key);
    if (term === undefined) return (Object.hasOwn(days, key) ? days[key] : undefined) ?? 'base-unknown';
    if (path.includes(key)) return 'counts-from-itself';
    const known = found.get(key) ?? count(term, [...path, key]);
    return typeof known === 'object' ? known.counted.day : known;
  };
  const count = (term: ContractTerm, path: readonly string[]): Counted | TermProblem => {
    const from = findDay(term.from, path);
    const result =
      from === 'base-unknown' || from === 'counts-from-itself'
        ? from
        : { from, counted: countDeadline(from, term) };
    found.set(term.key, result);
    return result;
  };
  for (const term of byKey.values()) if (!found.has(term.key)) count(term, [term.key]);
  return found;
}

function describeDeadline(
  term: ContractTerm,
  { from, counted }: Counted,
  timeZone: string,
): ContractDeadline {
  const { key, title, minute, source } = term;
  const end = findDeadlineEnd(counted.day, minute, timeZone);
  return {
    ...{ key, title, minute, source, day: counted.day, writtenDay: counted.day },
    endsAt: end.endsAt,
    standing: 'stands',
    from: { key: term.from, day: from },
    formula: `${counted.formula} ${end.sentence}`,
    notes: [...counted.notes, ...end.notes],
    changes: [],
  };
}

function applyChange(deadline: ContractDeadline, change: ContractTermChange, timeZone: string): void {
  deadline.changes.push(change);
  const agreedOn = formatWeekdayDate(change.agreedOn);
  if (change.kind === 'waiver') {
    deadline.standing = 'waived';
    deadline.formula = `${deadline.formula} ${texts.waivedOn(agreedOn)}`;
    return;
  }
  const end = findDeadlineEnd(change.to, deadline.minute, timeZone);
  deadline.standing = 'extended';
  deadline.day = change.to;
  deadline.endsAt = end.endsAt;
  deadline.notes = [...deadline.notes, ...end.notes];
  deadline.formula = `${deadline.formula} ${texts.extendedTo(formatWeekdayDate(deadline.writtenDay), formatWeekdayDate(change.to), agreedOn)}`;
}
