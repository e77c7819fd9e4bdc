/** What one line of a letter asks: words, a calendar day, or an amount in dollars. */
type LetterField = { key: string; type: 'text' | 'day' | 'dollars'; isOptional?: boolean };

const text = <Key extends string>(key: Key) => ({ key, type: 'text' as const });
const day = <Key extends string>(key: Key) => ({ key, type: 'day' as const });
const dollars = <Key extends string>(key: Key) => ({ key, type: 'dollars' as const });
const optional = <Field extends LetterField>(field: Field) => ({ ...field, isOptional: true as const });

/**
 * What each kind of letter asks: facts, of which there may be several sets, and questions that are answered in the buyer's own words.
 * The first question of each has to be answered.
 */
export const letterKinds = {
  inquiries: { facts: [text('company'), day('on')], questions: ['why', 'newDebt'] },
  largeDeposit: {
    facts: [text('account'), day('on'), dollars('amount'), optional(text('source'))],
    questions: ['why'],
  },
  employmentGap: { facts: [day('from'), day('to')], questions: ['why', 'now'] },
  decliningIncome: {
    facts: [text('source'), text('period'), dollars('amount')],
    questions: ['why', 'now'],
  },
  latePayments: {
    facts: [text('company'), day('on'), optional(dollars('amount'))],
    questions: ['why', 'since'],
  },
  overdrafts: {
    facts: [text('account'), day('on'), optional(dollars('amount'))],
    questions: ['why', 'since'],
  },
  address: { facts: [text('address'), optional(day('from')), optional(day('to'))], questions: ['why'] },
  name: { facts: [text('name')], questions: ['why'] },
  general: { facts: [], questions: ['why'] },
} as const satisfies Record<string, { facts: readonly LetterField[]; questions: readonly string[] }>;

export type LetterKind = keyof typeof letterKinds;
export type LetterQuestion = (typeof letterKinds)[LetterKind]['questions'][number];
export type LetterFact = (typeof letterKinds)[LetterKind]['facts'][number]['key'];
export const letterKindNames = Object.keys(letterKinds) as [LetterKind, ...LetterKind[]];

/** What a kind asks, in one shape for all. */
export const getLetterKind = (
  kind: LetterKind,
): { facts: readonly (LetterField & { key: LetterFact })[]; questions: readonly LetterQuestion[] } =>
  letterKinds[kind];
