import { createToolAnswers, type ToolsContext } from './tool-answers.ts';

/** A tool is one line: its endpoint, answered with its function. */
export function createToolRoutes(dependencies: ToolsContext) {
  createToolAnswers(dependencies);
  return {};
}
