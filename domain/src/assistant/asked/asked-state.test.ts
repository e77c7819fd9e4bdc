import { expect, test } from 'vitest';
import { states } from '../../kernel/states.ts';
import { findAskedState } from './asked-state.ts';

test.each([
  ['is there help in Ohio', 'OH'],
  ['ohio first time buyer program', 'OH'],
  ['down payment assistance west virginia', 'WV'],
  ['grants in virginia', 'VA'],
  ['first time buyer help in Washington, D.C.', 'DC'],
  ['first time buyer programs in DC', 'DC'],
  ['washington state first time programs', 'WA'],
  ['any programs in Delaware, Ohio', 'OH'],
  ['dpa programs TX', 'TX'],
  ['help with a down payment in Puerto Rico', 'elsewhere'],
  ['i live in new york, are there grants', 'NY'],
] as const)('%j asks for help in %s', (question, state) => {
  expect(findAskedState(question)).toBe(state);
});

test.each([
  'is there help for first time buyers',
  'closing costs in Ohio',
  'best schools in texas',
  'help me with my offer in kansas city',
  'HELP ME IN MY HOME SEARCH',
  'what is the population of ohio',
])('%j asks for none of a state', (question) => {
  expect(findAskedState(question)).toBeUndefined();
});

test('each of the 51 is known by its name', () => {
  for (const [code, name] of Object.entries(states))
    expect(findAskedState(`first time buyer help in ${name}`), name).toBe(code);
});
