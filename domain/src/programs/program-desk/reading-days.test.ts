import { expect, test } from 'vitest';
import { addDays } from '../../kernel/calendar-dates.ts';
import { listKnownPrograms } from '../program-finder/program-list.ts';
import { confirmUnchanged, findOldestReading, isDueForRecheck, RECHECK_AFTER_DAYS } from './reading-days.ts';

const pick = (id: string) => {
  const program = listKnownPrograms('2026-11-25').find((one) => one.id === id);
  if (program === undefined) throw new Error(`No program is called ${id}.`);
  return program;
};

test.each([
  [0, false],
  [RECHECK_AFTER_DAYS, false],
  [RECHECK_AFTER_DAYS + 1, true],
])('a program read %i days ago is due: %j', (days, isDue) => {
  const program = pick('state-wi');
  expect(isDueForRecheck(program, addDays(findOldestReading(program), days))).toBe(isDue);
});

test('the document read longest ago counts, also where it is that of one rule', () => {
  const [first, ...rules] = pick('fha-203b').rules;
  if (first === undefined) throw new Error('It has rules.');
  const old = { ...first, document: { ...first.document, readOn: '2026-01-01' } };
  expect(findOldestReading({ ...pick('fha-203b'), rules: [...rules, old] })).toBe('2026-01-01');
});

test('what was confirmed differs in its days and in nothing else', () => {
  const confirmed = confirmUnchanged(pick('fha-203b'), '2027-02-01');
  expect(findOldestReading(confirmed)).toBe('2027-02-01');
  expect(JSON.parse(JSON.stringify(confirmed).replaceAll('2027-02-01', '2026-11-24'))).toEqual(
    pick('fha-203b'),
  );
});
