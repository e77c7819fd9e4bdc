import { expect, test } from 'vitest';
import { theyOwn } from './staff.ts';

test.each([
  [[1, 0, 0], 'They own 1 lead.'],
  [[0, 1, 0], 'They own 1 purchase.'],
  [[0, 2, 1], 'They own 2 purchases and 1 question.'],
  [[1200, 3, 2], 'They own 1,200 leads, 3 purchases, and 2 questions.'],
] as const)('what a member owns, %j, is one sentence', ([leads, purchases, questions], sentence) => {
  expect(theyOwn(leads, purchases, questions)).toBe(sentence);
});
