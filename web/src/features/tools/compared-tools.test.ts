import { toolIds } from '@porchlight/domain/tools/tool-pages.ts';
import { expect, test } from 'vitest';
import { loadComparedTool } from './compared-tools.ts';

test.each(toolIds)('%s: figures that were saved of a smaller form are completed and answered', async (id) => {
  const { compare } = await loadComparedTool(id);
  const { given, lines, problem } = compare({}, '2026-11-21');
  expect(problem).toBeUndefined();
  expect(given.length).toBeGreaterThan(0);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
  expect(lines.map(({ value }) => value).join()).not.toMatch(/NaN|Infinity|undefined/);
});
