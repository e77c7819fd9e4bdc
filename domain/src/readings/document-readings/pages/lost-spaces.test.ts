import { expect, it } from 'vitest';
import { findDay, findMoment } from './read-values.ts';
import { spaceWords } from './space-words.ts';

it.each([
  ['$218.43 per month for2 mo .', '218.43 per month for 2 mo.'],
  ['$177.83per month for 2mo.', '177.83 per month for 2 mo.'],
  ['65.57 per day for7days', '65.57 per day for 7 days'],
  ['82.29permonthfor2mo.', '82.29 per month for 2 mo.'],
  ['12 months', '12 months'],
  ['s123.52 per day for 17 days', '123.52 per day for 17 days'],
])('%s is %s', (text, spaced) => {
  expect(spaceWords(text)).toBe(spaced);
});

it.each([
  ['expire on4/13/2026at5:00p.m. EDT', '2026-04-13T17:00 EDT'],
  ['until 6/15/2026 at 5: 00 p. m. EDT', '2026-06-15T17:00 EDT'],
])('%s is %s', (text, moment) => {
  expect(findMoment(text)).toBe(moment);
});

it('leaves a year of three digits unread', () => {
  expect(findDay('4/13/202')).toBeUndefined();
});
