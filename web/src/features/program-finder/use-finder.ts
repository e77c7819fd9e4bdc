import {
  type Answers,
  type Question,
  questionNames,
  questions,
} from '@porchlight/domain/program-finder/answers.ts';
import {
  findPrograms,
  isAnswered,
  listAskedAnswers,
  listOpenQuestions,
} from '@porchlight/domain/program-finder/find-programs.ts';
import { useMemo, useState } from 'react';
import { useToday } from '../../platform/today.ts';

/** The built page is made before anybody's day is known; the reader's own follows. */
const BUILT_ON = '2026-11-25';
/** As many as fit beside each other. */
export const MOST_COMPARED = 3;

type State = {
  answers: Answers;
  /** Answered or passed, in the order they were asked. */
  asked: readonly Question[];
  /** Asked again, because somebody wants to change it. */
  changing?: Question | undefined;
};

/** The finder at work: what was answered, what is asked next, and what comes of it. Nothing leaves the browser. */
export function useFinder(known: Answers = {}) {
  const on = useToday() || BUILT_ON;
  const [state, setState] = useState<State>(() => start(known, on));
  const [compared, setCompared] = useState<readonly string[]>([]);
  const { answers, asked, changing } = state;
  const found = useMemo(() => findPrograms(answers, on), [answers, on]);
  const [next] = useMemo(() => listOpenQuestions(answers, on, asked), [answers, asked, on]);
  const question = changing ?? next;
  return {
    on,
    answers,
    asked,
    found,
    question,
    /** What of the question is asked: the bond limit only where a program counts with it. */
    fields: question === undefined ? [] : listFields(question, answers, on),
    number: changing === undefined ? asked.length + 1 : asked.indexOf(changing) + 1,
    compared,
    answer: (given: Answers) => {
      if (question !== undefined) setState((before) => take(before, question, given, on));
    },
    change: (again: Question) => setState((before) => ({ ...before, changing: again })),
    addAmounts: (given: Answers) =>
      setState((before) => ({ ...before, answers: { ...before.answers, ...given } })),
    compare: (id: string, isWanted: boolean) =>
      setCompared((before) => {
        const others = before.filter((one) => one !== id);
        return isWanted && others.length < MOST_COMPARED ? [...others, id] : others;
      }),
    startAgain: () => {
      setState(start(known, on));
      setCompared([]);
    },
  };
}

export type Finder = ReturnType<typeof useFinder>;

/** What is known from elsewhere counts as asked where some program waits for it. */
function start(known: Answers, on: string): State {
  const asked = questionNames.filter(
    (question) => isComplete(question, known, on) && listAskedAnswers(question, known, on).length > 0,
  );
  return { answers: known, asked };
}

/** Another place may ask for more of a question that was answered: it is asked again then. */
function take(before: State, question: Question, given: Answers, on: string): State {
  const kept = Object.fromEntries(
    Object.entries(before.answers).filter(
      ([name]) => !(questions[question] as readonly string[]).includes(name),
    ),
  );
  const answers: Answers = { ...kept, ...given };
  const others = before.asked.filter((one) => one !== question);
  const asked = before.asked.includes(question) ? before.asked : [...before.asked, question];
  if (question !== 'state' || others.length === 0) return { answers, asked };
  return {
    answers,
    asked: ['state', ...others.filter((one) => !isAnswered(one, answers) || isComplete(one, answers, on))],
  };
}

function isComplete(question: Question, answers: Answers, on: string): boolean {
  return (
    isAnswered(question, answers) &&
    listFields(question, answers, on).every((name) => answers[name] !== undefined)
  );
}

/** All of a question where no program waits for any of it. */
function listFields(question: Question, answers: Answers, on: string) {
  const needed = listAskedAnswers(question, answers, on);
  if (needed.length > 0) return needed;
  return questions[question].filter((name) => name !== 'mrbLimit');
}
