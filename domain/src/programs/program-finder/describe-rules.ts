import { formatCents } from '../../kernel/money.ts';
import type { FinderAnswers, ProgramPlace } from './answers.ts';
import type { ProgramChange } from './changes.ts';
import { changeWords, ruleWords } from './en.ts';
import type { Judgment } from './judgments.ts';
import { floorPercent, tidyPercent } from './percents.ts';
import type { Condition, Program } from './program.ts';

/** A rule in our own words; with the area's median, in dollars too. */
export function describeRule(condition: Condition, program: Program, answers: FinderAnswers): string {
  switch (condition.kind) {
    case 'places':
      return program.states === 'all' ? ruleWords.everywhere : ruleWords.places(program.states);
    case 'flag':
      return ruleWords[condition.of];
    case 'income': {
      const { of, above, atMost, beyond } = condition;
      const base = answers[of];
      if (above !== undefined) return ruleWords.incomeBetween(above, atMost, of);
      const words = beyond === 'ask' ? ruleWords.incomeSurelyUpTo : ruleWords.incomeUpTo;
      return words(atMost, of, base === undefined ? undefined : formatCents(floorPercent(atMost, base)));
    }
    case 'atMost':
      return condition.of === 'units'
        ? ruleWords.units(condition.limit)
        : ruleWords.atMost(condition.of, formatCents(condition.limit));
    case 'atLeast':
      return condition.of === 'score'
        ? ruleWords.score(condition.least)
        : ruleWords.ownFunds(formatCents(condition.least));
    case 'downAtLeast':
      return ruleWords.downAtLeast(condition.percent);
    case 'creditAndDown':
      return ruleWords.creditAndDown(condition.steps);
    case 'primaryHome':
    case 'lawfulResident':
      return ruleWords[condition.kind];
    case 'ask':
      return condition.what;
  }
}

/** What would change a no, of all the rules that say it; nothing where no rule does. */
export function describeChanges({ program, rules }: Judgment, answers: FinderAnswers): string | null {
  const parts = rules.flatMap(({ rule, outcome }) =>
    outcome.is === 'no' ? [describeWays(rule.condition, outcome.changes, program, answers)] : [],
  );
  return parts.length === 0 ? null : parts.join(changeWords.alsoNeeded);
}

function describeWays(
  condition: Condition,
  changes: readonly ProgramChange[],
  program: Program,
  answers: FinderAnswers,
): string {
  if (condition.kind === 'places') return changeWords.places(program.states as readonly ProgramPlace[]);
  return changes
    .map((change) => describeWay(condition, change, answers).join(changeWords.and))
    .join(changeWords.or);
}

function describeWay(
  condition: Condition,
  { answers: changed }: ProgramChange,
  answers: FinderAnswers,
): string[] {
  const { income, price, loanAmount, units, ownFunds, score, downPercent } = changed;
  return [
    ...(condition.kind === 'flag' ? [changeWords[condition.of]] : []),
    ...(condition.kind === 'primaryHome' || condition.kind === 'lawfulResident'
      ? [changeWords[condition.kind]]
      : []),
    ...(income === undefined
      ? []
      : [
          (answers.income ?? 0) > income
            ? changeWords.incomeAtMost(formatCents(income))
            : changeWords.incomeAbove(formatCents(income)),
        ]),
    ...(price === undefined ? [] : [changeWords.priceAtMost(formatCents(price))]),
    ...(loanAmount === undefined ? [] : [changeWords.loanAtMost(formatCents(loanAmount))]),
    ...(units === undefined ? [] : [changeWords.units(units)]),
    ...(ownFunds === undefined
      ? []
      : [changeWords.ownFunds(formatCents(ownFunds - (answers.ownFunds ?? 0)))]),
    ...(downPercent === undefined ? [] : [changeWords.down(tidyPercent(downPercent))]),
    ...(score === undefined ? [] : [changeWords.points(score - (answers.score ?? 0))]),
  ];
}
