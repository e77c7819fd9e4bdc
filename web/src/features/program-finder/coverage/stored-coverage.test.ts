import type { Program } from '@porchlight/domain/programs/program-finder/program.ts';
import { listOpenPrograms } from '@porchlight/domain/programs/program-finder/program-list.ts';
import { expect, test } from 'vitest';
import { addStored, listStates } from '../list-states.ts';
import { addStoredRows, listCoverage, toCovered } from './coverage-rows.ts';

const ON = '2026-11-25';
const programs = listOpenPrograms(ON);
const rows = listCoverage(ON, 'Every state');
const built = programs.map(toCovered);
const pick = (id: string) => programs.find((program) => program.id === id) as Program;
const local: Program = {
  ...pick('state-wi'),
  id: 'local-austin',
  name: 'Austin help',
  states: ['TX'],
  confidence: 'official',
};
const readLater = (program: Program): Program => ({
  ...program,
  document: { ...program.document, readOn: '2026-12-01' },
});
const find = (code: string | null, counted = rows) => counted.find((row) => row.code === code);

test('without anything stored the coverage is that of the release', () => {
  expect(addStoredRows(rows, built, [])).toEqual({
    rows,
    counts: { official: 13, quoted: 36, unverified: 35 },
  });
});

test('a program of the operator’s own counts in its state and in no other', () => {
  const { rows: counted, counts } = addStoredRows(rows, built, [readLater(local)]);
  expect(counts).toEqual({ official: 14, quoted: 36, unverified: 35 });
  expect(find('TX', [...counted])).toMatchObject({
    official: (find('TX')?.official ?? 0) + 1,
    readOn: '2026-12-01',
  });
  expect(find('OK', [...counted])).toEqual(find('OK'));
});

test('one of ours that was changed counts as it is now, and one that has ended not at all', () => {
  const verified = readLater({ ...pick('state-wy'), confidence: 'official' });
  const ended = { ...readLater(pick('state-wi')), ended: '2026-12-01' };
  const { counts } = addStoredRows(rows, built, [verified, ended]);
  expect(counts).toEqual({ official: 14, quoted: 35, unverified: 34 });
});

test('the list by state has the operator’s own, and what was changed once and under its new name', () => {
  const renamed = { ...pick('state-wi'), name: 'A new name' };
  const listed = addStored(listStates(ON), [local, renamed]);
  const names = (code: string) =>
    listed.find((state) => state.code === code)?.programs.map(({ name }) => name);
  expect(names('TX')).toContain('Austin help');
  expect(names('WI')).toContain('A new name');
  expect(names('WI')).not.toContain(pick('state-wi').name);
});
