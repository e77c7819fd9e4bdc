import * as texts from '@porchlight/content/en/tools/screens.ts';
import type { ToolText } from '@porchlight/domain/tools/tool-pages.ts';
import { Download, Link2, Printer } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { PlanPart } from './plan/plan-part.tsx';
import { SaveFigures } from './scenarios/save-figures.tsx';
import { completeFigures } from './scenarios/saved-figures.ts';
import { formatFragment } from './scenarios/shared-link.ts';
import type { ShownWorking, ToolDefinition } from './tool-definition.ts';
import type { ToolState } from './use-tool.ts';

/** Come with the first press. */
const loadExports = () => import('./tool-exports.ts');
/** Only for a signed-in buyer. */
const loadWriteBack = () => import('./plan/write-back.tsx');

/** What can be done with an answer: hand on a link, print it, keep it as a file. */
export function ToolActions<Input, Result extends ShownWorking>({
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
      <p className="text-[.875rem] text-ink-soft leading-normal">{texts.theLinkHoldsFiguresBehind}</p>
    </div>
  );
}
