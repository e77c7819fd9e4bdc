import * as texts from '@porchlight/content/en/program-finder.ts';
import * as words from '@porchlight/content/en/program-finder-questions.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { places } from '@porchlight/domain/kernel/states.ts';
import {
  type AnswerName,
  type FinderAnswers,
  type FinderQuestion,
  questions,
} from '@porchlight/domain/programs/program-finder/answers.ts';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { ProgramComparison } from './comparison.tsx';
import { QuestionCard } from './question-card.tsx';
import { LikeliestLine, Results } from './results.tsx';
import type { Finder } from './use-finder.ts';

/** The answer so far and how many questions are left; then the question, what was answered, and every program. */
export function FinderView({ finder, children }: { finder: Finder; children?: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <LikeliestLine finder={finder} />
      {children}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:sticky lg:top-24">
          <QuestionCard finder={finder} />
          <AnswerList finder={finder} />
        </div>
        <Results finder={finder} />
      </div>
      <ProgramComparison finder={finder} />
    </div>
  );
}

/** What was answered, each with the way to change it. */
function AnswerList({ finder: { asked, answers, change, startAgain } }: { finder: Finder }) {
  if (asked.length === 0) return null;
  return (
    <section aria-labelledby="finder-answers" className="grid gap-2 print:hidden">
      <h2 id="finder-answers" className="text-xl">
        {texts.yourAnswers}
      </h2>
      <dl className="grid divide-y divide-line border-line border-y">
        {asked.map((question) => (
          <div key={question} className="flex flex-wrap items-center gap-x-4 py-1">
            <dt className="min-w-40 flex-1 text-[.9375rem] text-ink-soft">
              {words.questionTexts[question].short}
            </dt>
            <dd className="figure-tabular flex-1">{describe(question, answers)}</dd>
            <dd>
              <Button
                variant="plain"
                size="small"
                aria-label={texts.change(words.questionTexts[question].short)}
                onClick={() => change(question)}
              >
                {texts.changeShort}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      <Button variant="plain" size="small" className="-ml-3.5 justify-self-start" onClick={startAgain}>
        {texts.startAgain}
      </Button>
    </section>
  );
}

function describe(question: FinderQuestion, answers: FinderAnswers): string {
  const said = questions[question].flatMap((name) => {
    const value = answers[name];
    return value === undefined ? [] : [describeAnswer(name, value)];
  });
  return said.length === 0 ? texts.notKnown : said.join(', ');
}

function describeAnswer(name: AnswerName, value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (name === 'state') return places[value as keyof typeof places];
  if (name === 'occupancy' || name === 'residency')
    return (words.choiceTexts[name] as Readonly<Record<string, string>>)[value] ?? String(value);
  if (name === 'downPercent') return `${value}%`;
  return typeof value === 'number' && name !== 'score' && name !== 'units'
    ? formatCents(value)
    : String(value);
}
