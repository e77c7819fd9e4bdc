import type { ToolField, Typed } from '../tool-definition.ts';

/**
 * What was saved as a whole form: a question that has come since stands as it does at first, or empty where it may be. Names that are
 * no question's any more are passed over.
 */
export function completeFigures(fields: readonly ToolField[], saved: Typed): Typed {
  return Object.fromEntries(
    fields.map(({ name, initial, isOptional }) => [name, saved[name] ?? (isOptional ? '' : initial)]),
  );
}
