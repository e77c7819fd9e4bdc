import { expect, test } from 'vitest';
import { listLoanFields } from './loan-papers.ts';

const find = (paper: Parameters<typeof listLoanFields>[0]) =>
  listLoanFields(paper).find(({ name }) => name === 'balanceOn');

test('box 2 of Form 1098 is dated before the payment due on January 1, which it does not have yet', () => {
  const { label, hint } = find('form1098') ?? {};
  expect(label).toMatch(/^Day of box 2: December 31 before the form’s year, or the day/);
  expect(hint).toMatch(/usually before the payment due that day/);
  expect(find('statement')?.label).toBe('Statement date');
  expect(find('statement')?.hint).toBeUndefined();
});
