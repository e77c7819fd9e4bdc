import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/**
 * A tool of the interface, under /api/tools/{name}: public, computed from what is sent alone, nothing stored. A test answers the
 * example: `answer` holds the figures worth reading, and `input` gives `on` where a dated table decides, so that it stays true.
 */
export type Tool<Input extends Schema = Schema, Result extends Schema = Schema> = {
  name: string;
  summary: string;
  description: string;
  input: Input;
  result: Result;
  /** `on` is the calendar day whose tables count where the input names none. */
  compute(input: z.output<Input>, on: string): z.output<Result>;
  example: { input: z.input<Input>; answer: SomeOf<z.output<Result>> };
};

type SomeOf<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { [Key in keyof Value]?: SomeOf<Value[Key]> }
    : Value;

/** Has the compiler hold a tool's function and example to its schemas. Pages leave out what is declared here (web/vite.config.ts). */
export function defineTool<Input extends Schema, Result extends Schema>(
  tool: Tool<Input, Result>,
): Tool<Input, Result> {
  return tool;
}
