import { expect, test } from 'vitest';
import { loadTypedAnswer } from './typed-answers.ts';

test.each([
  ['income', '78,000', { income: 7_800_000 }],
  ['income', '$78k', { income: 7_800_000 }],
  ['income', '0', { income: 0 }],
  ['income', '10,000,000', { income: 1_000_000_000 }],
  ['income', '0.019', { income: 1 }],
  ['income', ' ', {}],
  ['ami', '100000.50', { ami: 10_000_050 }],
  ['downPercent', '3.5 %', { downPercent: '3.5' }],
  ['downPercent', '3,5', { downPercent: '3.5' }],
  ['score', '580', { score: 580 }],
  ['state', 'MA', { state: 'MA' }],
] as const)('%s typed as "%s" is %j', (name, typed, value) => {
  expect(loadTypedAnswer(name, typed)).toEqual({ value });
});

test.each([
  ['income', '-1'],
  ['income', 'much'],
  ['income', '10000000000.01'],
  ['ami', '0'],
  ['mrbLimit', '0.00'],
  ['price', '0'],
  ['score', '299'],
  ['score', '851'],
  ['score', '580.5'],
  ['downPercent', '101'],
  ['units', '5'],
  ['state', ''],
  ['state', 'ZZ'],
] as const)('%s typed as "%s" says what is wrong', (name, typed) => {
  expect(loadTypedAnswer(name, typed).problem).toMatch(/^\p{L}.*\.$/u);
});
