import { expect, test } from 'vitest';
import { emptyPapers, examplePapers, removeExample } from './typed-charges.ts';

const own = {
  section: 'A',
  what: 'Application Fee',
  le: '300',
  cd: '350.00',
  provider: 'lender-list',
} as const;

test('nothing of the example stays beside own rows, and its rates go with it', () => {
  const typed = { ...examplePapers, charges: [...examplePapers.charges, own], aprNow: '7.125' };
  expect(removeExample(typed)).toEqual({ charges: [own], aprBefore: '', aprNow: '7.125' });
});

test('the whole example becomes an empty row', () => {
  expect(removeExample(examplePapers)).toBe(emptyPapers);
});

test('own rows stay as they are, with the rates that were typed', () => {
  const typed = { charges: [own], aprBefore: examplePapers.aprBefore, aprNow: '' };
  expect(removeExample(typed)).toBe(typed);
});
