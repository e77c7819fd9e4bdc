import type { Source } from '../programs/data-table.ts';
import type { Working } from './tool-fields.ts';

/** One figure's working as an answer carries it. `inputs` in the order they are read, each as text with its unit. */
export function showWorking(
  figure: string,
  formula: string,
  inputs: Record<string, string>,
  value: string,
  source: Source | null = null,
): Working {
  return {
    figure,
    formula,
    inputs: Object.entries(inputs).map(([name, text]) => ({ name, value: text })),
    value,
    source,
  };
}
