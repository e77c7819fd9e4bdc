import type { Working } from '@porchlight/domain/tools/tool-fields.ts';

/**
 * The figures of an answer that no working explains, for tests: texts that are amounts, percentages or days, and numbers. A figure
 * that a working names among its inputs is explained there.
 */
export function listUnexplained(result: { workings: Working[] }): string[] {
  const explained = new Set(
    result.workings.flatMap(({ figure, inputs }) => [figure, ...inputs.map(({ name }) => name)]),
  );
  return Object.entries(result)
    .filter(([, value]) => typeof value === 'number' || (typeof value === 'string' && /^-?\d/.test(value)))
    .map(([name]) => name)
    .filter((name) => !explained.has(name));
}
