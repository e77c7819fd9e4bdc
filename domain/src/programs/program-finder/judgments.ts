import type { AnswerName, FinderAnswers } from './answers.ts';
import { type Because, type ConditionOutcome, checkCondition } from './conditions.ts';
import type { Program, Rule } from './program.ts';

/** `yes` on what was said, `need` an answer, `ask` the agency, or `no`. */
export const verdicts = ['yes', 'need', 'ask', 'no'] as const;
export type Verdict = (typeof verdicts)[number];

/** A rule with what it comes to. */
export type CheckedRule = { rule: Rule; outcome: ConditionOutcome };

/** A program held against what a buyer said. `needs` names the answers that are missing, in the order of its rules. */
export type Judgment = {
  program: Program;
  verdict: Verdict;
  rules: readonly CheckedRule[];
  because: readonly Because[];
  needs: readonly AnswerName[];
};

/**
 * Three-valued: one no decides; then what only the agency can say; then what is still to be answered. What is known by name alone decides
 * nothing, and what has ended is no.
 */
export function judgeProgram(program: Program, answers: FinderAnswers): Judgment {
  const rules = program.rules.map((rule) => ({
    rule,
    outcome: checkCondition(rule.condition, program, answers),
  }));
  const because = rules.flatMap(({ outcome }) => (outcome.is === 'no' ? [outcome.because] : []));
  const needs = [
    ...new Set(
      rules.flatMap(({ rule, outcome }) =>
        outcome.is === 'missing' && rule.isOptional !== true ? outcome.needs : [],
      ),
    ),
  ];
  const verdict = decide(program, rules, needs);
  return { program, verdict, rules, because, needs: verdict === 'need' ? needs : [] };
}

function decide(program: Program, rules: readonly CheckedRule[], needs: readonly AnswerName[]): Verdict {
  if (program.ended !== undefined) return 'no';
  if (program.confidence === 'unverified') return 'ask';
  if (rules.some(({ outcome }) => outcome.is === 'no')) return 'no';
  if (rules.some(({ outcome }) => outcome.is === 'ask')) return 'ask';
  return needs.length > 0 ? 'need' : 'yes';
}

/**
 * Another program to try where one says no: of the same agency and not refused, first the one whose incomes begin or end where this
 * one's end or begin, whatever else it asks; then one that may still say yes; then one whose agency has to say.
 */
export function findOther(
  judgment: Judgment,
  all: readonly Program[],
  answers: FinderAnswers,
): Program | undefined {
  if (judgment.verdict !== 'no') return undefined;
  const { program } = judgment;
  const others = all.filter(
    ({ id, agency, ended, confidence }) =>
      id !== program.id &&
      agency === program.agency &&
      agency !== undefined &&
      ended === undefined &&
      confidence !== 'unverified',
  );
  const isIncome = judgment.because.some((reason) => reason.startsWith('income'));
  const adjoining = isIncome
    ? others.find((other) => areAdjoining(program, other) && allowsIncome(other, answers))
    : undefined;
  const judged = others.map((other) => judgeProgram(other, answers));
  const open = judged.find(({ verdict }) => verdict === 'yes' || verdict === 'need');
  return adjoining ?? (open ?? judged.find(({ verdict }) => verdict === 'ask'))?.program;
}

const findIncome = ({ rules }: Program) =>
  rules.map(({ condition }) => condition).find(({ kind }) => kind === 'income') as
    | Extract<Rule['condition'], { kind: 'income' }>
    | undefined;

function areAdjoining(one: Program, other: Program): boolean {
  const [first, second] = [findIncome(one), findIncome(other)];
  if (first === undefined || second === undefined) return false;
  return first.atMost === second.above || second.atMost === first.above;
}

function allowsIncome(program: Program, answers: FinderAnswers): boolean {
  const condition = findIncome(program);
  return condition !== undefined && checkCondition(condition, program, answers).is === 'yes';
}
