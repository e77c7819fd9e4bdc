import type { ToolText } from '@porchlight/domain/tools/tool-pages.ts';
import { showFailure, showSuccess } from '../../platform/show-toast.ts';
import { downloadCsv } from './csv.ts';
import { listGiven } from './given-figures.tsx';
import { writeFragment } from './shared-link.ts';
import type { Answer, Sheet, ShownWorking, ToolDefinition, ToolField, Typed } from './tool-definition.ts';

export { downloadCsv };

/** Puts a link to a tool with its figures on the clipboard, or says where else it stands. */
export async function copyLink(tool: { fields: readonly ToolField[] }, typed: Typed): Promise<void> {
  const fragment = writeFragment(tool.fields, typed);
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

/** Hands over a file of what was put in and what came out. */
export function downloadAnswer<Input, Result extends ShownWorking>(
  tool: ToolDefinition<Input, Result>,
  text: ToolText<string, string>,
  answer: Answer<Input, Result>,
): void {
  downloadCsv(tool.id, makeSheet(tool, text, answer));
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
