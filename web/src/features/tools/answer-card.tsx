import * as texts from '@porchlight/content/en/tools/screens.ts';
import type { ToolText } from '@porchlight/domain/tools/tool-pages.ts';
import { Hourglass } from 'lucide-react';
import { useEffect, useState } from 'react';
import { AnswerLineView } from './answer-line.tsx';
import { formatFigure } from './figures.ts';
import { useWhole } from './folded.tsx';
import { GivenFigures } from './scenarios/given-figures.tsx';
import { ToolActions } from './tool-actions.tsx';
import type { AnswerLine, ShownWorking, ToolDefinition } from './tool-definition.ts';
import type { ToolState } from './use-tool.ts';

export const ANSWER_ID = 'answer';

/** What the figures make: the one the page is opened for, then the others, each with its working. */
export function AnswerCard<Input, Result extends ShownWorking>({
  tool,
  text,
  state,
}: {
  tool: ToolDefinition<Input, Result>;
  text: ToolText<string, string>;
  state: ToolState<Input, Result>;
}) {
  const { result, input } = state.answer;
  const headline = tool.headline(result, input);
  const isWhole = useWhole();
  const explain = ({ figure }: AnswerLine) => result.workings.find((one) => one.figure === figure);
  return (
    <section
      aria-labelledby={ANSWER_ID}
      className="grid gap-5 rounded-l border border-line bg-surface p-5 sm:p-7 lg:sticky lg:top-24 print:static print:rounded-none print:border-0 print:p-0"
    >
      <div className="grid gap-1">
        <h2 id={ANSWER_ID} tabIndex={-1} className="font-sans font-semibold text-[1.0625rem] tracking-normal">
          {headline.label}
        </h2>
        <p
          className={`figure-tabular break-words font-display font-medium text-[clamp(min(2.5rem,13vw),6vw,3.5rem)] leading-tight ${state.isStale ? 'text-ink-soft' : ''}`}
        >
          {formatFigure(headline.value, headline.unit)}
        </p>
        {headline.note !== undefined && <p className="max-w-[52ch] text-ink-soft">{headline.note}</p>}
        {state.isStale && (
          <p className="mt-2 flex gap-2.5 rounded-m bg-sunken px-4 py-3 text-[.9375rem] leading-normal">
            <Hourglass aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-ink-soft" />
            <span>{texts.thisAnswerLastCompleteFigures}</span>
          </p>
        )}
        <Announcement words={`${headline.label}: ${formatFigure(headline.value, headline.unit)}`} />
      </div>
      {isWhole && <GivenFigures tool={tool} text={text} typed={state.answer.typed} />}
      <div className={`border-line border-y ${state.isStale ? 'text-ink-soft' : ''}`}>
        {tool.lines(result, input).map((line) => (
          <AnswerLineView key={line.figure} line={line} working={explain(line)} tables={result.tables} />
        ))}
      </div>
      <ToolActions tool={tool} text={text} state={state} />
    </section>
  );
}

const ANNOUNCED_AFTER_MS = 900;

/** Says a new answer once typing has paused; a screen reader would not get through one for each key. */
function Announcement({ words }: { words: string }) {
  const [{ first, said }, setSaid] = useState({ first: words, said: '' });
  useEffect(() => {
    if (words === first && said === '') return;
    const timer = setTimeout(() => setSaid({ first, said: words }), ANNOUNCED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [words, first, said]);
  return (
    <span role="status" className="sr-only">
      {said}
    </span>
  );
}
