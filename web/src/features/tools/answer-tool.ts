import { InputRefusal } from '@porchlight/domain/tools/input-refusal.ts';
import type { ShownWorking, ToolDefinition, ToolPageAnswer, Typed } from './tool-definition.ts';
import { getTyped } from './typed-values.ts';

/** What a form leads to: an answer, or a sentence for each field that prevents one. `''` holds what is about no one field. */
export type Attempt<Input, Result> =
  | { answer: ToolPageAnswer<Input, Result>; problems?: undefined }
  | { answer?: undefined; problems: Readonly<Record<string, string>> };

/** Works out a tool's answer to what was typed, as of a calendar day. */
export function answerTool<Input, Result extends ShownWorking>(
  tool: ToolDefinition<Input, Result>,
  typed: Typed,
  on: string,
): Attempt<Input, Result> {
  const { values, problems } = getTyped(tool.fields, typed);
  if (Object.keys(problems).length > 0) return { problems };
  const parsed = tool.schema.safeParse(tool.toInput ? tool.toInput(values, typed) : values);
  if (!parsed.success) {
    return {
      problems: attribute(
        tool,
        parsed.error.issues.map(({ path, message }) => [path.join('.'), message]),
      ),
    };
  }
  try {
    return { answer: { typed, input: parsed.data, result: tool.compute(parsed.data, on), on } };
  } catch (error) {
    if (!(error instanceof InputRefusal)) throw error;
    return { problems: attribute(tool, Object.entries(error.fields)) };
  }
}

/** Each sentence with the field it was asked by; the first one where there are several. */
function attribute<Input, Result extends ShownWorking>(
  { fields, askedBy = {} }: ToolDefinition<Input, Result>,
  sentences: readonly (readonly [string, string])[],
): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [wire, sentence] of sentences) {
    const name = askedBy[wire] ?? wire.split('.')[0] ?? '';
    const field = fields.some((one) => one.name === name) ? name : '';
    problems[field] ??= sentence;
  }
  return problems;
}
