import type { Answers, Place } from './answers.ts';
import type { Change } from './changes.ts';
import { changeWords, ruleWords } from './en/rule-words.ts';
import type { Judgment } from './judgments.ts';
import { floorPercent, tidyPercent } from './percents.ts';
import type { Condition, Program } from './program.ts';

/** Whole cents as people read them: "$80,000", "$0.50". */
export function showCents(cents: number): string {
  const [whole = '0', fraction] = showNumber(cents).split('.');
  const grouped = whole.replace(/\B(?=(\d{3}){1,12}$)/g, ',');
  return fraction === undefined ? `$${grouped}` : `$${grouped}.${fraction}`;
}

/** Whole cents as dollars without a sign, and without cents where there are none: "1", "0.50". */
export function showNumber(cents: number): string {
  const rest = cents % 100;
  const whole = String((cents - rest) / 100);
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`;
}

/** A rule in our own words; with the area's median, in dollars too. */
export function describeRule(condition: Condition, program: Program, answers: Answers): string {
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
      return words(atMost, of, base === undefined ? undefined : showCents(floorPercent(atMost, base)));
    }
    case 'atMost':
      return condition.of === 'units'
        ? ruleWords.units(condition.limit)
        : ruleWords.atMost(condition.of, showCents(condition.limit));
    case 'atLeast':
      return condition.of === 'score'
        ? ruleWords.score(condition.least)
        : ruleWords.ownFunds(showCents(condition.least));
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
export function describeChanges({ program, rules }: Judgment, answers: Answers): string | null {
  const parts = rules.flatMap(({ rule, outcome }) =>
    outcome.is === 'no' ? [describeWays(rule.condition, outcome.changes, program, answers)] : [],
  );
  return parts.length === 0 ? null : parts.join(changeWords.alsoNeeded);
}

function describeWays(
  condition: Condition,
  changes: readonly Change[],
  program: Program,
  answers: Answers,
): string {
  if (condition.kind === 'places') return changeWords.places(program.states as readonly Place[]);
  return changes
    .map((change) => describeWay(condition, change, answers).join(changeWords.and))
    .join(changeWords.or);
}

function describeWay(condition: Condition, { answers: changed }: Change, answers: Answers): string[] {
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
            ? changeWords.incomeAtMost(showCents(income))
            : changeWords.incomeAbove(showCents(income)),
        ]),
    ...(price === undefined ? [] : [changeWords.priceAtMost(showCents(price))]),
    ...(loanAmount === undefined ? [] : [changeWords.loanAtMost(showCents(loanAmount))]),
    ...(units === undefined ? [] : [changeWords.units(units)]),
    ...(ownFunds === undefined ? [] : [changeWords.ownFunds(showCents(ownFunds - (answers.ownFunds ?? 0)))]),
    ...(downPercent === undefined ? [] : [changeWords.down(tidyPercent(downPercent))]),
    ...(score === undefined ? [] : [changeWords.points(score - (answers.score ?? 0))]),
  ];
}
