import { expect, it } from 'vitest';
import { toDocumentReading } from './as-read.ts';
import type { ShownField, ShownReading } from './kept-reading.ts';

it.each<[ShownField['state'], ShownField['method'], string]>([
  ['confirmed', 'picture', 'proved'],
  ['proved', 'text', 'proved'],
  ['read', 'text', 'read'],
  ['read', 'picture', 'check'],
  ['check', 'text', 'check'],
])('what is %s in %s is %s where nothing is kept', (state, method, shown) => {
  const box = { x: 1, y: 1, width: 1, height: 1 };
  const reading = {
    ...{ documentId: '1', form: 'loan_estimate', state: 'done', lines: {}, checks: {}, notes: [], pages: [] },
    fields: { apr: { value: '4.617', page: 1, box, state, method } },
  } as unknown as ShownReading;
  expect(toDocumentReading(reading).fields.apr?.state).toBe(shown);
});

it('says of which lines the words may be misread', () => {
  const line = { label: 'Survey', amount: '85', detail: null };
  const lines = { C: [line, { ...line, areWordsUncertain: true }], E: [line] };
  const reading = { form: 'loan_estimate', fields: {}, lines, checks: {}, notes: [] };
  expect(toDocumentReading(reading as unknown as ShownReading).uncertainWords).toEqual({ C: [1] });
});
