import type { AnswerName } from './answers.ts';
import type { Condition, FlagName, Rule, RuleDocument } from './program.ts';

/** The day the documents of these tables were read. */
export const READ_ON = '2026-11-24';

/** One hundred cents. */
export const dollars = (amount: number) => amount * 100;

export const createPlaceRule: Condition = { kind: 'places' };
export const primaryHome: Condition = { kind: 'primaryHome' };
export const flag = (of: FlagName): Condition => ({ kind: 'flag', of });
/** At most so many percent of the area's median income. */
export const medianIncome = (atMost: string, above?: string): Condition => ({
  kind: 'income',
  of: 'ami',
  atMost,
  ...(above !== undefined && { above }),
});
export const ownFunds = (amount: number): Condition => ({
  kind: 'atLeast',
  of: 'ownFunds',
  least: dollars(amount),
});
export const atMost = (
  of: Extract<AnswerName, 'income' | 'price' | 'loanAmount' | 'units'>,
  limit: number,
): Condition => ({ kind: 'atMost', of, limit });
export const ask = (what: string): Condition => ({ kind: 'ask', what });

/** Each condition with the document that it was read in. */
export const createRulesOf = (document: RuleDocument, ...conditions: readonly Condition[]): readonly Rule[] =>
  conditions.map((condition) => ({ condition, document }));
