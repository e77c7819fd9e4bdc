import { AnswerList } from './answer-list.tsx';
import { ProgramComparison } from './comparison.tsx';
import { QuestionCard } from './question-card.tsx';
import { Results } from './results.tsx';
import type { Finder } from './use-finder.ts';

/** The question, what was answered, and what comes of it; on a phone below each other. */
export function FinderView({ finder }: { finder: Finder }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
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
