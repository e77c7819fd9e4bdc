import { expect, test } from 'vitest';
import { parseAskedFigures } from './asked/asked-figures.ts';
import { findFollowUp, mergeFigures } from './follow-ups.ts';

test.each([
  ['why', 'why'],
  ['but why is that?', 'why'],
  ['tell me more', 'why'],
  ['¿por qué?', 'why'],
  ['who do I call', 'whom'],
  ['in Spanish please', 'spanish'],
  ['en español', 'spanish'],
  ['how much is that on 300k', 'more'],
  ['and with 5 % down', 'more'],
  ['what about an fha loan', 'more'],
  ['how do i get rid of pmi', undefined],
  ['the seller countered and wants us to waive the appraisal, is that normal', undefined],
])('%j goes on as %s', (question, kind) => {
  expect(findFollowUp(question)).toBe(kind);
});

test('figures that are said again take the place of those before; a loan takes that of a price', () => {
  const before = parseAskedFigures('a 400k house at 6.5% with 10% down');
  const merged = mergeFigures(before, parseAskedFigures('a 300k loan at 7%'));
  expect(merged.map(({ role, value }) => [role, value])).toEqual([
    ['loan', 300_000],
    ['rate', 7],
    ['down', 10],
  ]);
});
