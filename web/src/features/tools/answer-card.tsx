import * as texts from '@porchlight/content/en/tools/screens.ts';
import type { ToolText } from '@porchlight/domain/tools/tool-pages.ts';
import { Download, Hourglass, Link2, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { AnswerLineView } from './answer-line.tsx';
import { formatFigure } from './figures.ts';
import { useWhole } from './folded.tsx';
import { PlanPart } from './plan/plan-part.tsx';
import { GivenFigures } from './scenarios/given-figures.tsx';
import { SaveFigures } from './scenarios/save-figures.tsx';
import { completeFigures } from './scenarios/saved-figures.ts';
import { formatFragment } from './scenarios/shared-link.ts';
import type { AnswerLine, ShownWorking, ToolDefinition } from './tool-definition.ts';
import type { ToolState } from './use-tool.ts';

export const ANSWER_ID = 'answer';

/** Come with the first press. */
const loadExports = () => import('./tool-exports.ts');

/** Only for a signed-in buyer. */
const loadWriteBack = () => import('./plan/write-back.tsx');

/** What can be done with an answer: hand on a link, print it, keep it as a file. */
function ToolActions<Input, Result extends ShownWorking>({
  tool,
  text,
  state,
}: {
  tool: ToolDefinition<Input, Result>;
  text: ToolText<string, string>;
  state: ToolState<Input, Result>;
}) {
  const { answer } = state;
  const files = tool.files?.(answer.result, answer.input) ?? [];
  return (
    <div className="grid gap-2 noscript:hidden print:hidden">
      <div className="flex flex-wrap gap-2.5">
        <Button
          size="small"
          onClick={() => void loadExports().then(({ copyLink }) => copyLink(tool, answer.typed))}
        >
          <Link2 aria-hidden="true" className="size-4.5" />
          {texts.copyLink}
        </Button>
        <Button size="small" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4.5" />
          {texts.print}
        </Button>
        <Button
          size="small"
          onClick={() => void loadExports().then(({ downloadAnswer }) => downloadAnswer(tool, text, answer))}
        >
          <Download aria-hidden="true" className="size-4.5" />
          {texts.answerCsv}
        </Button>
        {files.map(({ label, name, make }) => (
          <Button
            key={name}
            size="small"
            onClick={() => void loadExports().then(({ downloadCsv }) => downloadCsv(name, make()))}
          >
            <Download aria-hidden="true" className="size-4.5" />
            {label}
          </Button>
        ))}
      </div>
      <PlanPart load={loadWriteBack} props={{ tool: tool.id, fields: tool.fields, answer }} />
      <SaveFigures
        tool={tool.id}
        typed={answer.typed}
        write={(typed) => formatFragment(tool.fields, completeFigures(tool.fields, typed))}
      />
      <p className="text-[.875rem] text-ink-soft leading-normal">{texts.linkHint}</p>
    </div>
  );
}

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
            <span>{texts.staleAnswerLead}</span>
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
