import { readdirSync } from 'node:fs';
import { creditFailures } from '@porchlight/content/en/failures/failure-texts.ts';
import * as records from '@porchlight/domain/credit/en.ts';
import { expect, test } from 'vitest';

const FOLDER = new URL('../../../../content/src/en/', import.meta.url);

/** Every sentence of the workbench: its pages, its letters, its refusals. */
async function readAll(): Promise<string[]> {
  const files = readdirSync(FOLDER).filter((name) => /^credit(-[^.]+)?\.ts$/.test(name));
  const modules = await Promise.all(files.map((name) => import(new URL(name, FOLDER).href)));
  expect(files.length).toBeGreaterThan(2);
  return [...modules, records, creditFailures].flatMap((module) => listTexts(module));
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    const written = (value as (...values: unknown[]) => unknown)(...Array(value.length).fill(40));
    return listTexts(written);
  }
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(listTexts);
  return [];
}

/** What is missing to a band is counted, and a reading is entered; what an action would bring is never said. */
const allowed = new Set(['Points missing', 'Add a score']);
const predictions = [
  /\bpoints?\b/i,
  /\b(raise|boost|gain|lift|increase|add|improve)s?\b[^.]*\bscores?\b/i,
  /\bscores?\b[^.]*\b(will|would|could|should|may|might|can) (rise|go up|increase|improve|gain|climb|jump)/i,
  /\b(your|a) score (rises|goes up|climbs|jumps)\b/i,
  /[+＋]\s?\d/,
];

const findPredictions = (texts: readonly string[]) =>
  texts.filter((text) => !allowed.has(text) && predictions.some((pattern) => pattern.test(text)));

test('no sentence of the credit page, its letters or its refusals says what an action does to a score', async () => {
  const texts = await readAll();
  expect(texts.length).toBeGreaterThan(200);
  expect(findPredictions(texts)).toEqual([]);
});

test.each([
  'Paying this off adds 20 points.',
  'This could raise your score.',
  'Your score would rise within a month.',
  'Gain up to 40 points',
  'Credit score 728 (+12)',
])('%s would be found', (text) => {
  expect(findPredictions([text])).toEqual([text]);
});
