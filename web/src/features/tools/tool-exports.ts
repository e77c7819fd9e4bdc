import * as texts from '@porchlight/content/en/tools/screens.ts';
import type { ToolText } from '@porchlight/domain/tools/tool-pages.ts';
import { showFailure, showSuccess } from '../../platform/toasts/show-toast.ts';
import { downloadCsv } from './csv.ts';
import { listGiven } from './scenarios/given-figures.tsx';
import { formatFragment } from './scenarios/shared-link.ts';
import type {
  ShownWorking,
  ToolDefinition,
  ToolField,
  ToolPageAnswer,
  ToolSheet,
  Typed,
} from './tool-definition.ts';

export { downloadCsv };

/** Copies a link to a tool with its figures to the clipboard, or says where else the link is. */
export async function copyLink(tool: { fields: readonly ToolField[] }, typed: Typed): Promise<void> {
  const fragment = formatFragment(tool.fields, typed);
  const link = `${location.origin}${location.pathname}${fragment}`;
  try {
    await navigator.clipboard.writeText(link);
    showSuccess({ title: texts.linkCopied, description: texts.linkCopiedLead });
  } catch {
    history.replaceState(history.state, '', fragment);
    showFailure({
      title: texts.linkFailed,
      description: texts.linkFailedLead,
    });
  }
}

/** Hands over a file of what was put in and what came out. */
export function downloadAnswer<Input, Result extends ShownWorking>(
  tool: ToolDefinition<Input, Result>,
  text: ToolText<string, string>,
  answer: ToolPageAnswer<Input, Result>,
): void {
  downloadCsv(tool.id, makeSheet(tool, text, answer));
}

/** What was put in, then each figure of the answer with its formula. */
function makeSheet<Input, Result extends ShownWorking>(
  tool: ToolDefinition<Input, Result>,
  text: ToolText<string, string>,
  { typed, result, input, on }: ToolPageAnswer<Input, Result>,
): ToolSheet {
  const lines = [tool.headline(result, input), ...tool.lines(result, input)];
  const explain = (figure: string) => result.workings.find((one) => one.figure === figure)?.formula ?? '';
  return {
    header: [texts.part, texts.name, texts.value, texts.formula],
    rows: [
      ...listGiven(tool.fields, text, typed).map(([label, value]) => [texts.input, label, value, '']),
      [texts.input, texts.asOf, on, ''],
      ...lines
        .filter(({ figure }, place) => lines.findIndex((other) => other.figure === figure) === place)
        .map(({ figure, label, value }) => [texts.answer, label, value, explain(figure)]),
      ...result.tables.map(({ name, source, published }) => [texts.table, name, published, source.title]),
    ],
  };
}
