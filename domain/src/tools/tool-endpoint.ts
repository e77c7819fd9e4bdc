import type { Route } from '@orpc/contract';
import type * as z from 'zod/mini';
import { publicEndpoint } from '../kernel/endpoint.ts';

type Schema = z.ZodMiniType;

/**
 * What a tool's endpoint says of itself. The example is sent to the server by a test: `answer` holds the figures worth reading,
 * with what is left out left out, and `input` gives `on` where a dated table decides, so that it stays true.
 */
type ToolDescription<Input extends Schema, Result extends Schema> = {
  path: `/tools/${string}`;
  summary: string;
  description: string;
  input: Input;
  result: Result;
  example: { input: z.input<Input>; answer: SomeOf<z.output<Result>> };
};

type SomeOf<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { [Key in keyof Value]?: SomeOf<Value[Key]> }
    : Value;

/** The endpoint of one tool: public, computed from what is sent alone, nothing stored; its worked example stands in the reference. */
export function toolEndpoint<Input extends Schema, Result extends Schema>(
  tool: ToolDescription<Input, Result>,
) {
  const { path, summary, description, input, result, example } = tool;
  return publicEndpoint()
    .meta({ example, stores: 'nothing' })
    .route({
      method: 'POST',
      path,
      tags: ['Tools'],
      summary,
      description: `${description}\n\n${writeExample('Part of the answer to the example', example.answer)}`,
      successDescription: 'The figures.',
      spec: (operation) => putExample(operation, example.input),
    })
    .input(input)
    .output(result);
}

function writeExample(title: string, value: unknown): string {
  return `${title}:\n\n\`\`\`json\n${JSON.stringify(value)}\n\`\`\``;
}

type Operation = Parameters<Extract<NonNullable<Route['spec']>, (...all: never[]) => unknown>>[0];

/** The reference's form is filled in with the example, so that it can be tried as it stands. */
function putExample(operation: Operation, example: unknown): Operation {
  const { requestBody } = operation;
  if (requestBody === undefined || !('content' in requestBody)) return operation;
  const content = Object.fromEntries(
    Object.entries(requestBody.content).map(([type, media]) => [type, { ...media, example }]),
  );
  return { ...operation, requestBody: { ...requestBody, content } };
}
