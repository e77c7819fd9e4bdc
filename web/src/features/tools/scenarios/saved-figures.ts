import type { ToolField, Typed } from '../tool-definition.ts';

/**
 * What was saved as a whole form: a question added since has its initial value, or is empty where it may be. Names of questions that no
 * longer exist are skipped.
 */
export function completeFigures(fields: readonly ToolField[], saved: Typed): Typed {
  return Object.fromEntries(
    fields.map(({ name, initial, isOptional }) => [name, saved[name] ?? (isOptional ? '' : initial)]),
  );
}
