import {
  type FinderAnswers,
  type FinderQuestion,
  questionNames,
  questions,
} from '@porchlight/domain/programs/program-finder/answers.ts';
import {
  findPrograms,
  isAnswered,
  listAskedAnswers,
  listOpenQuestions,
} from '@porchlight/domain/programs/program-finder/find-programs.ts';
import type { Program } from '@porchlight/domain/programs/program-finder/program.ts';
import { useEffect, useMemo, useState } from 'react';
import { browserStorage } from '../../platform/browser/browser-storage.ts';
import { useToday } from '../../platform/today.ts';
import { useStoredPrograms } from './stored-programs.ts';

/** The built page is made before anybody's day is known; the reader's own follows. */
const BUILT_ON = '2026-11-25';
/** As many as fit beside each other. */
export const MAX_COMPARED_PROGRAMS = 3;

type State = {
  answers: FinderAnswers;
  /** Answered or passed, in the order they were asked. */
  asked: readonly FinderQuestion[];
  /** Asked again, because the buyer wants to change it. */
  changing?: FinderQuestion | undefined;
};

/**
 * The finder at work: what was answered, what is asked next, and what comes of it. None of it leaves the browser, which keeps the answers
 * under `savedAs` until that key is removed.
 */
export function useFinder(known: FinderAnswers = {}, savedAs?: string) {
  const on = useToday() || BUILT_ON;
  const { programs: stored, hasFailed } = useStoredPrograms();
  const [state, setState] = useState<State>(() => resume(known, savedAs, { on, stored }));
  const [compared, setCompared] = useState<readonly string[]>([]);
  const { answers, asked, changing } = state;
  useEffect(() => {
    if (savedAs !== undefined) browserStorage.write(savedAs, JSON.stringify({ answers, asked }));
  }, [savedAs, answers, asked]);
  const at = useMemo(() => ({ on, stored }), [on, stored]);
  const found = useMemo(() => findPrograms(answers, on, stored), [answers, on, stored]);
  const open = useMemo(() => listOpenQuestions(answers, on, asked, stored), [answers, asked, on, stored]);
  const [next] = open;
  const question = changing ?? next;
  return {
    on,
    stored,
    /** Whether what the operator added and changed did not come. */
    lacksStored: hasFailed,
    answers,
    asked,
    found,
    question,
    /** How many questions some program still waits for. */
    left: open.length,
    /** What of the question is asked: the bond limit only where a program counts with it. */
    fields: question === undefined ? [] : listFields(question, answers, at),
    number: changing === undefined ? asked.length + 1 : asked.indexOf(changing) + 1,
    compared,
    answer: (given: FinderAnswers) => {
      if (question !== undefined) setState((before) => take(before, question, given, at));
    },
    change: (again: FinderQuestion) => setState((before) => ({ ...before, changing: again })),
    addAmounts: (given: FinderAnswers) =>
      setState((before) => ({ ...before, answers: { ...before.answers, ...given } })),
    compare: (id: string, isWanted: boolean) =>
      setCompared((before) => {
        const others = before.filter((one) => one !== id);
        return isWanted && others.length < MAX_COMPARED_PROGRAMS ? [...others, id] : others;
      }),
    startAgain: () => {
      setState(start(known, at));
      setCompared([]);
    },
  };
}

export type Finder = ReturnType<typeof useFinder>;

/** Which programs there are: on a calendar day, with what the operator stored. */
type At = { on: string; stored: readonly Program[] };

/** What is known from elsewhere counts as asked where some program waits for it. */
function start(known: FinderAnswers, at: At): State {
  const asked = questionNames.filter(
    (question) =>
      isComplete(question, known, at) && listAskedAnswers(question, known, at.on, at.stored).length > 0,
  );
  return { answers: known, asked };
}

/** The answers that this browser kept, below what is known from elsewhere, which may have changed since. */
function resume(known: FinderAnswers, savedAs: string | undefined, at: At): State {
  const begun = start(known, at);
  if (savedAs === undefined) return begun;
  const kept = parseKept(browserStorage.read(savedAs));
  const asked = kept.asked.filter((question) => questionNames.includes(question));
  return { answers: { ...kept.answers, ...known }, asked: [...new Set([...begun.asked, ...asked])] };
}

function parseKept(text: string | null): State {
  try {
    const { answers, asked } = JSON.parse(text ?? '{}') as Partial<State>;
    return { answers: answers ?? {}, asked: Array.isArray(asked) ? asked : [] };
  } catch {
    return { answers: {}, asked: [] };
  }
}

/** Another place may ask for more of a question that was answered: it is asked again then. */
function take(before: State, question: FinderQuestion, given: FinderAnswers, at: At): State {
  const kept = Object.fromEntries(
    Object.entries(before.answers).filter(
      ([name]) => !(questions[question] as readonly string[]).includes(name),
    ),
  );
  const answers: FinderAnswers = { ...kept, ...given };
  const others = before.asked.filter((one) => one !== question);
  const asked = before.asked.includes(question) ? before.asked : [...before.asked, question];
  if (question !== 'state' || others.length === 0) return { answers, asked };
  return {
    answers,
    asked: ['state', ...others.filter((one) => !isAnswered(one, answers) || isComplete(one, answers, at))],
  };
}

function isComplete(question: FinderQuestion, answers: FinderAnswers, at: At): boolean {
  return (
    isAnswered(question, answers) &&
    listFields(question, answers, at).every((name) => answers[name] !== undefined)
  );
}

/** All of a question where no program waits for any of it. */
function listFields(question: FinderQuestion, answers: FinderAnswers, { on, stored }: At) {
  const needed = listAskedAnswers(question, answers, on, stored);
  if (needed.length > 0) return needed;
  return questions[question].filter((name) => name !== 'mrbLimit');
}
