import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('the parts of the drawing have no name of a utility, which would lay them out', () => {
  const parts = [...read('./house.css').matchAll(/\.house \.([\w-]+)/g)].map(([, name]) => name);
  const utilities = [...read('../styles.css').matchAll(/@utility ([\w-]+)/g)].map(([, name]) => name);
  expect(parts).toContain('frame');
  expect(utilities).toContain('page-width');
  expect(parts.filter((part) => utilities.includes(part))).toEqual([]);
});
