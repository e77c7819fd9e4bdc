import { type ContractChain, listContractDeadlines } from '../../offers/contract-deadlines/contract-chain.ts';
import type { ContractTerm, ContractTermChange } from '../../offers/contract-deadlines/contract-term.ts';
import type { DocumentAgeProgram } from '../../programs/dates/document-age-table.ts';
import * as texts from '../en.ts';
import type { KnownDays } from '../purchase-dates/date-facts.ts';
import { type ClockRow, listAdviceRows, listFederalRows, listLenderRows } from './rule-rows.ts';

/** What the clock is made of. Calendar days; null where one is not known yet. */
export type ClockFacts = {
  acceptance: string | null;
  /** The days that federal rules count from, closing among them, as the list of dates has them. */
  known: KnownDays;
  /** Other days that terms of the contract are counted from, by name. */
  otherDays: Readonly<Record<string, string>>;
  terms: readonly ContractTerm[];
  changes: readonly ContractTermChange[];
  timeZone: string;
  /** Whose rule of how old papers may be counts. */
  program: DocumentAgeProgram;
};

/** `rows` earliest first; `waiting` and `ignored` as the chain of the contract has them. */
export type ContractClock = { rows: ClockRow[] } & Pick<ContractChain, 'waiting' | 'ignored'>;

/**
 * Every deadline from acceptance to closing: the contract's terms, federal rules, the lenders' guides, and what this site advises.
 *
 * @param today the calendar day whose tables of rules count
 */
export function listContractClock(facts: ClockFacts, today: string): ContractClock {
  const { acceptance, known, otherDays, terms, changes, timeZone } = facts;
  const days = {
    ...otherDays,
    ...(acceptance !== null && { acceptance }),
    ...(known.closing && { closing: known.closing.day }),
  };
  const { deadlines, waiting, ignored } = listContractDeadlines({ days, terms, changes, timeZone });
  const contract = deadlines.map(
    ({ key, title, day, minute, endsAt, standing, formula, notes, source }): ClockRow => ({
      ...{ key, title, day, minute, endsAt, standing, formula, notes, source },
      kind: 'contract',
      owner: 'buyer',
    }),
  );
  const rows = [
    ...contract,
    ...listFederalRows(known),
    ...listLenderRows(known, facts.program, today),
    ...listAdviceRows(known),
    ...listLockRow(known),
  ];
  rows.sort((one, other) => compare(one.day, other.day) || compare(one.key, other.key));
  return { rows, waiting, ignored };
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function listLockRow({ rateLock }: KnownDays): ClockRow[] {
  if (rateLock === undefined) return [];
  return [
    {
      ...{ key: 'rate-lock-ends', title: texts.lockEnds.title, kind: 'lender', day: rateLock.day },
      ...{ minute: null, endsAt: null, owner: 'buyer', standing: 'stands', notes: [] },
      formula: texts.lockEnds.formula,
      source: { title: texts.yourEntry },
    },
  ];
}
