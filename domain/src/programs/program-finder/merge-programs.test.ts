import { expect, test } from 'vitest';
import { findPrograms, listOpenQuestions } from './find-programs.ts';
import { judgeProgram } from './judgments.ts';
import { findNewestReading, mergePrograms } from './merge-programs.ts';
import type { Program } from './program.ts';
import { listOpenPrograms } from './program-list.ts';

const ON = '2026-12-01';
const document = {
  title: 'City of Austin, guide',
  url: 'https://www.austintexas.gov/',
  readOn: '2026-11-30',
} as const;
const local: Program = {
  id: 'local-austin',
  name: 'Austin Down Payment Assistance',
  level: 'regional',
  states: ['TX'],
  kind: 'grant',
  confidence: 'official',
  rules: [{ condition: { kind: 'atLeast', of: 'score', least: 640 }, document }],
  repayment: 'Never.',
  document,
};
const ours = listOpenPrograms(ON);
const pick = (id: string) => ours.find((program) => program.id === id) as Program;
const read = (program: Program, readOn: string): Program => ({
  ...program,
  name: 'Changed',
  document: { ...program.document, readOn },
  rules: program.rules.map((rule) => ({ ...rule, document: { ...rule.document, readOn } })),
});

test('without anything stored the programs are ours', () => {
  expect(mergePrograms(ours, [])).toEqual(ours);
});

test('a program of the operator’s own follows ours, and is asked about and decided as ours are', () => {
  expect(mergePrograms(ours, [local])).toEqual([...ours, local]);
  const find = (score?: number) => findPrograms({ state: 'TX', score }, ON, [local]);
  const ids = (found: readonly { program: Program }[]) => found.map(({ program }) => program.id);
  expect(ids(find(640).yes)).toContain('local-austin');
  expect(ids(find(639).no)).toContain('local-austin');
  expect(ids(find().need)).toContain('local-austin');
  expect(listOpenQuestions({ state: 'TX' }, ON, [], [local])).toContain('credit');
  expect(ids(Object.values(findPrograms({ state: 'OK' }, ON, [local])).flat())).not.toContain('local-austin');
});

test.each([
  ['2026-11-23', false],
  ['2026-11-24', true],
  ['2026-11-30', true],
])('ours gives way to one that was read on %s: %j', (readOn, gives) => {
  const stored = read(pick('state-wi'), readOn);
  expect(findNewestReading(stored)).toBe(readOn);
  const merged = mergePrograms(ours, [stored]);
  expect(merged).toHaveLength(ours.length);
  expect(merged.find(({ id }) => id === 'state-wi')?.name === 'Changed').toBe(gives);
});

test('one of ours that the operator ended is listed no more', () => {
  const ended = { ...read(pick('state-wi'), '2026-11-30'), ended: '2026-11-30' };
  expect(listOpenPrograms(ON, [ended]).map(({ id }) => id)).not.toContain('state-wi');
});

test('one that is stored as known by name alone decides nothing, whatever its rules say', () => {
  const unread: Program = { ...local, confidence: 'unverified' };
  for (const score of [undefined, 300, 850])
    expect(judgeProgram(unread, { state: 'TX', score }).verdict).toBe('ask');
});
