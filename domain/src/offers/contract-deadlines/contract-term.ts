import type { Source } from '../../programs/data-table.ts';

/** The most days that a term of a contract may name, forward or back. */
export const MAX_TERM_DAYS = 365;
/** Terms of one contract, and changes to them. */
export const MAX_TERMS = 40;
export const MAX_TERM_CHANGES = 200;

/** Business days are Monday to Friday without federal holidays, neither on their day nor on the one on which they are kept. */
export const dayCountings = ['calendar', 'business'] as const;
export type DayCounting = (typeof dayCountings)[number];

/** What happens to a last day that is a Saturday, a Sunday or a federal holiday. */
export const lastDayRolls = ['none', 'next_business_day', 'previous_business_day'] as const;
export type LastDayRoll = (typeof lastDayRolls)[number];

/** How long a term is: `days` from -365 to 365, negative where it is counted back. */
export type TermLength = { days: number; counting: DayCounting; roll: LastDayRoll };

/** The days that terms are counted from beside one another. */
export const termBases = ['acceptance', 'closing'] as const;

/** A term as the contract has it. */
export type ContractTerm = TermLength & {
  key: string;
  title: string;
  /** `acceptance`, `closing`, another day that is known, or the key of another term. That day is day 0. */
  from: string;
  /** The minute of the day, where the home is, at which it is over: 0 to 1439; null where it runs to the end of the day. */
  minute: number | null;
  /** The source of the term: the contract, its paragraph, or the form that suggests it. */
  source: Source;
};

/**
 * What the parties agreed on later, on the day `agreedOn`. `document` names the document that records it. An extension gives the term one
 * later day; a waiver ends it, and nothing waits for it any longer.
 */
export type ContractTermChange = { term: string; agreedOn: string; document: string | null } & (
  | { kind: 'extension'; to: string }
  | { kind: 'waiver' }
);
