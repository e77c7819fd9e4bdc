import {
  type FinderAnswers,
  type FinderQuestion,
  findQuestion,
  MAX_QUESTIONS,
  questionNames,
  questions,
} from './answers.ts';
import { type Assistance, findAssistance } from './assistance.ts';
import { type Judgment, judgeProgram, type Verdict } from './judgments.ts';
import type { Program } from './program.ts';
import { listOpenPrograms, servesPlace } from './program-list.ts';

/** What the finder shows: every program that helps in the buyer's place, by verdict. */
export type Found = Readonly<Record<Verdict, readonly Judgment[]>>;

/** Nothing before the place is known. `on` is the calendar day whose tables count; `stored` is what the operator adds and changes. */
export function findPrograms(answers: FinderAnswers, on: string, stored: readonly Program[] = []): Found {
  const { state } = answers;
  const judged =
    state === undefined
      ? []
      : listOpenPrograms(on, stored)
          .filter((program) => servesPlace(program, state))
          .map((program) => judgeProgram(program, answers));
  const of = (verdict: Verdict) => judged.filter((judgment) => judgment.verdict === verdict);
  return { yes: of('yes'), need: of('need'), ask: of('ask'), no: of('no') };
}

export type Likeliest = Pick<Judgment, 'program' | 'needs'> & {
  verdict: 'yes' | 'need';
  assistance: Assistance;
};

/**
 * The program that gives most of those that say yes; before one does, of those that may once more is answered. Nothing where none of them
 * names a figure.
 */
export function findLikeliest({ yes, need }: Found, answers: FinderAnswers): Likeliest | undefined {
  const listGiving = (verdict: Likeliest['verdict'], judgments: readonly Judgment[]) =>
    judgments.flatMap(({ program, needs }) => {
      const assistance = findAssistance(program, answers);
      return assistance === null || assistance.amount <= 0 ? [] : [{ program, needs, verdict, assistance }];
    });
  const [first] = [listGiving('yes', yes), listGiving('need', need)].flatMap((giving) =>
    giving.toSorted((a, b) => b.assistance.amount - a.assistance.amount).slice(0, 1),
  );
  return first;
}

/**
 * The questions that some rule still waits for, the one that most programs wait for first. The place comes first of all, since it says
 * which programs there are. `passed` are those that were asked already, answered or not; with them at most
 * MAX_QUESTIONS are asked.
 */
export function listOpenQuestions(
  answers: FinderAnswers,
  on: string,
  passed: readonly FinderQuestion[] = [],
  stored: readonly Program[] = [],
): FinderQuestion[] {
  if (answers.state === undefined) return passed.includes('state') ? [] : ['state'];
  const waiting = findPrograms(answers, on, stored).need;
  const count = (question: FinderQuestion) =>
    waiting.filter(({ needs }) => needs.some((name) => findQuestion(name) === question)).length;
  return questionNames
    .filter((question) => !passed.includes(question) && count(question) > 0)
    .toSorted((one, other) => count(other) - count(one))
    .slice(0, Math.max(0, MAX_QUESTIONS - passed.length));
}

/** Whether anything of a question was answered. */
export function isAnswered(question: FinderQuestion, answers: FinderAnswers): boolean {
  return questions[question].some((name) => answers[name] !== undefined);
}

/** Which answers of a question some rule waits for, where it is asked: not the bond limit where no program counts with it. */
export function listAskedAnswers(
  question: FinderQuestion,
  answers: FinderAnswers,
  on: string,
  stored: readonly Program[] = [],
) {
  const without = Object.fromEntries(
    Object.entries(answers).filter(([name]) => !(questions[question] as readonly string[]).includes(name)),
  ) as FinderAnswers;
  const needed = new Set(findPrograms(without, on, stored).need.flatMap(({ needs }) => needs));
  return questions[question].filter((name) => needed.has(name));
}
