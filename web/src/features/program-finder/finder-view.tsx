import type { ReactNode } from 'react';
import { AnswerList } from './answer-list.tsx';
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
