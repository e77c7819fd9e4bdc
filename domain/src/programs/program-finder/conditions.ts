import type { AnswerName, FinderAnswers } from './answers.ts';
import { listChanges, type ProgramChange } from './changes.ts';
import { floorPercent, isAbovePercent, parsePercent } from './percents.ts';
import type { Condition, Program } from './program.ts';

/** Why a rule says no, word for word as it travels. */
export type Because =
  | 'state'
  | 'occupancy'
  | 'first time'
  | 'first generation'
  | 'service'
  | 'household'
  | 'location'
  | 'income'
  | 'income below the range'
  | 'own funds'
  | 'price'
  | 'loan amount'
  | 'units'
  | 'score'
  | 'down payment'
  | 'residency';

/**
 * What a rule comes to: yes, no, or not known; not known because an answer is missing (`needs`), or because the document leaves it
 * open, which only the agency can say. `shortBy` is whole cents, or points of a score.
 */
export type ConditionOutcome =
  | { is: 'yes' }
  | { is: 'no'; because: Because; shortBy: number | null; changes: readonly ProgramChange[] }
  | { is: 'missing'; needs: readonly AnswerName[] }
  | { is: 'ask' };

const YES: ConditionOutcome = { is: 'yes' };
const ASK: ConditionOutcome = { is: 'ask' };
const missing = (...needs: AnswerName[]): ConditionOutcome => ({ is: 'missing', needs });

const flagReasons = {
  firstTime: 'first time',
  firstGeneration: 'first generation',
  military: 'service',
  native: 'household',
  rural: 'location',
} as const satisfies Record<string, Because>;

const amountReasons = {
  income: 'income',
  price: 'price',
  loanAmount: 'loan amount',
  units: 'units',
  ownFunds: 'own funds',
  score: 'score',
} as const satisfies Record<string, Because>;

/** Holds one condition of a program against what a buyer said. */
export function checkCondition(
  condition: Condition,
  program: Program,
  answers: FinderAnswers,
): ConditionOutcome {
  const no = (because: Because, shortBy: number | null = null): ConditionOutcome => ({
    is: 'no',
    because,
    shortBy,
    changes: listChanges(condition, program, answers),
  });
  switch (condition.kind) {
    case 'places': {
      if (program.states === 'all') return YES;
      if (answers.state === undefined) return missing('state');
      if (program.states.includes(answers.state)) return YES;
      return condition.elsewhere === 'ask' ? ASK : no('state');
    }
    case 'primaryHome':
      if (answers.occupancy === undefined) return missing('occupancy');
      return answers.occupancy === 'primary' ? YES : no('occupancy');
    case 'flag': {
      const answer = answers[condition.of];
      if (answer === undefined) return missing(condition.of);
      return answer ? YES : no(flagReasons[condition.of]);
    }
    case 'income': {
      const { income } = answers;
      const base = answers[condition.of];
      if (income === undefined || base === undefined)
        return missing(
          ...(income === undefined ? (['income'] as const) : []),
          ...(base === undefined ? [condition.of] : []),
        );
      const { above, atMost, unsureTo = atMost, beyond } = condition;
      if (above !== undefined && !isAbovePercent(income, above, base)) return no('income below the range');
      if (!isAbovePercent(income, atMost, base)) return YES;
      if (beyond === 'ask' || !isAbovePercent(income, unsureTo, base)) return ASK;
      return no('income', income - floorPercent(unsureTo, base));
    }
    case 'atMost': {
      const value = answers[condition.of];
      if (value === undefined) return missing(condition.of);
      if (value <= condition.limit) return YES;
      return no(amountReasons[condition.of], value - condition.limit);
    }
    case 'atLeast': {
      const value = answers[condition.of];
      if (value === undefined) return missing(condition.of);
      return value >= condition.least ? YES : no(amountReasons[condition.of], condition.least - value);
    }
    case 'downAtLeast': {
      const { downPercent } = answers;
      if (downPercent === undefined) return missing('downPercent');
      return parsePercent(downPercent) >= parsePercent(condition.percent) ? YES : no('down payment');
    }
    case 'creditAndDown':
      return checkCreditAndDown(condition.steps, answers, no);
    case 'lawfulResident':
      if (answers.residency === undefined) return missing('residency');
      return answers.residency === 'non-permanent' ? no('residency') : YES;
    case 'ask':
      return ASK;
  }
}

type Steps = Extract<Condition, { kind: 'creditAndDown' }>['steps'];

function checkCreditAndDown(
  steps: Steps,
  { score, downPercent }: FinderAnswers,
  no: (because: Because, shortBy?: number | null) => ConditionOutcome,
): ConditionOutcome {
  const floor = steps.at(-1)?.[0] ?? 0;
  if (score !== undefined && score < floor) return no('score', floor - score);
  const down = downPercent === undefined ? undefined : parsePercent(downPercent);
  if (down !== undefined && steps.every(([, percent]) => down < parsePercent(percent)))
    return no('down payment');
  if (score === undefined || down === undefined)
    return missing(
      ...(score === undefined ? (['score'] as const) : []),
      ...(down === undefined ? (['downPercent'] as const) : []),
    );
  const needed = steps.find(([from]) => score >= from)?.[1] ?? '0';
  return down >= parsePercent(needed) ? YES : no('down payment');
}
