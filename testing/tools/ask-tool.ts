import { findTool } from '@porchlight/domain/tool-registry.ts';
import type { Working } from '@porchlight/domain/tools/tool-fields.ts';

export type ToolAnswer = { workings: Working[] } & Record<string, unknown>;

/** What a tool of the interface answers to an input as it comes over the wire, for tests. */
export function askTool(name: string, input: unknown, on = '2026-11-26'): ToolAnswer {
  const tool = findTool(name);
  if (!tool) throw new Error(`There is no tool ${name}.`);
  return tool.compute(tool.input.parse(input), on) as ToolAnswer;
}
