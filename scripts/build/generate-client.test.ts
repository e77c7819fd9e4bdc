import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { describeForPrograms, writeHeader } from './client-description.ts';

const MOST_LINES = 11_000;
const text = await readFile(new URL('../../clients/typescript/src/schema.ts', import.meta.url), 'utf8');

test('the types of clients/typescript are those of the interface; npm run client makes them anew', async () => {
  const types = text.split('\n').slice(2).join('\n');
  expect(text.split('\n', 2)).toEqual(writeHeader(await describeForPrograms(), types).split('\n', 2));
});

test(`the types of clients/typescript have at most ${MOST_LINES} lines`, () => {
  expect(text.split('\n').length).toBeLessThanOrEqual(MOST_LINES);
});
