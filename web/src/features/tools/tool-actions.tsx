import type { ToolText } from '@porchlight/domain/tools/tool-pages.ts';
import { Download, Link2, Printer } from 'lucide-react';
import { showFailure, showSuccess } from '../../platform/show-toast.ts';
import { Button } from '../../ui/button.tsx';
import { downloadCsv } from './csv.ts';
import { listGiven } from './given-figures.tsx';
import { SaveFigures } from './save-figures.tsx';
import { completeFigures } from './saved-figures.ts';
import { writeFragment } from './shared-link.ts';
import type { Answer, Sheet, ShownWorking, ToolDefinition } from './tool-definition.ts';
import type { ToolState } from './use-tool.ts';

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
        <Button size="small" onClick={() => void copyLink(writeFragment(tool.fields, answer.typed))}>
          <Link2 aria-hidden="true" className="size-4.5" />
          Copy link
        </Button>
        <Button size="small" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4.5" />
          Print
        </Button>
        <Button size="small" onClick={() => downloadCsv(tool.id, makeSheet(tool, text, answer))}>
          <Download aria-hidden="true" className="size-4.5" />
          Answer (CSV)
        </Button>
        {files.map(({ label, name, make }) => (
          <Button key={name} size="small" onClick={() => downloadCsv(name, make())}>
            <Download aria-hidden="true" className="size-4.5" />
            {label}
          </Button>
        ))}
      </div>
      <SaveFigures
        tool={tool.id}
        typed={answer.typed}
        write={(typed) => writeFragment(tool.fields, completeFigures(tool.fields, typed))}
      />
      <p className="text-[.875rem] text-ink-soft leading-normal">
        The link holds your figures behind its # sign, which browsers never send to us. Whoever has the link
        can read them.
      </p>
    </div>
  );
}

async function copyLink(fragment: string): Promise<void> {
  const link = `${location.origin}${location.pathname}${fragment}`;
  try {
    await navigator.clipboard.writeText(link);
    showSuccess({ title: 'Link copied', description: 'Opening it fills in these figures.' });
  } catch {
    history.replaceState(history.state, '', fragment);
    showFailure({
      title: 'The link could not be copied',
      description:
        'Your browser does not allow it. The address of this page is the same link: copy it from there.',
    });
  }
}

/** What was put in, then each figure of the answer with its formula. */
function makeSheet<Input, Result extends ShownWorking>(
  tool: ToolDefinition<Input, Result>,
  text: ToolText<string, string>,
  { typed, result, input, on }: Answer<Input, Result>,
): Sheet {
  const lines = [tool.headline(result, input), ...tool.lines(result, input)];
  const explain = (figure: string) => result.workings.find((one) => one.figure === figure)?.formula ?? '';
  return {
    header: ['Part', 'Name', 'Value', 'Formula'],
    rows: [
      ...listGiven(tool.fields, text, typed).map(([label, value]) => ['Input', label, value, '']),
      ['Input', 'As of', on, ''],
      ...lines
        .filter(({ figure }, place) => lines.findIndex((other) => other.figure === figure) === place)
        .map(({ figure, label, value }) => ['Answer', label, value, explain(figure)]),
      ...result.tables.map(({ name, source, published }) => ['Table', name, published, source.title]),
    ],
  };
}
