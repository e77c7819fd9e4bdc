import { describe, expect, test } from 'vitest';
import { isCalendarDate } from '../../kernel/calendar-dates.ts';
import { type StateCode, states } from '../../kernel/states.ts';
import { combinations } from './combining.ts';
import { findAgency } from './find-agency.ts';
import { housingAgencies } from './housing-agencies.ts';
import { judgeProgram } from './judgments.ts';
import type { RuleDocument } from './program.ts';
import { listKnownPrograms, listOpenPrograms, programTables, servesPlace } from './program-list.ts';

const ON = '2026-11-25';
const known = listKnownPrograms(ON);
const published = '2026-11-24';
const open = listOpenPrograms(ON);
const stateCodes = Object.keys(states) as StateCode[];

function expectDocument({ title, url, readOn, quotedBy }: RuleDocument, published: string): void {
  expect(title).not.toBe('');
  expect(new URL(url).protocol).toBe('https:');
  expect(isCalendarDate(readOn), readOn).toBe(true);
  expect(readOn <= published, `${title} was read after its table came out`).toBe(true);
  expect(quotedBy).not.toBe('');
}

test.each(known.map((program) => [program.id, program] as const))(
  '%s says of each rule in which document it was read, at which address and on which day',
  (_, program) => {
    expectDocument(program.document, published);
    for (const { document } of program.rules) expectDocument(document, published);
    expect(findAgency(program).agency).not.toBe('');
    expect(new URL(findAgency(program).address).protocol).toBe('https:');
    expect(program.repayment).not.toBe('');
  },
);

test('no two programs have one id', () => {
  const ids = known.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(85);
});

test('every table says from which day it holds, the earliest first', () => {
  for (const tables of Object.values(programTables)) {
    const days = tables.map(({ from }) => from);
    expect(days).toEqual(days.toSorted());
    for (const table of tables) expect(table.published <= table.from).toBe(true);
  }
});

describe('what is known by name alone', () => {
  const unverified = known.filter(({ confidence }) => confidence === 'unverified');

  test('has no rule and no figure', () => {
    for (const program of unverified) {
      expect(program.rules, program.id).toEqual([]);
      expect(program.benefit, program.id).toBeUndefined();
      expect([program.gives, program.window, program.buyerSteps, program.notRead]).toEqual(
        Array(4).fill(undefined),
      );
    }
    expect(unverified).toHaveLength(35);
  });

  test('decides neither yes nor no for any buyer', () => {
    for (const program of unverified) {
      expect(judgeProgram(program, {}).verdict).toBe('ask');
      expect(judgeProgram(program, { state: 'OH', occupancy: 'investment' }).verdict).toBe('ask');
    }
  });
});

test('what has ended is listed nowhere', () => {
  expect(known.filter(({ ended }) => ended !== undefined).map(({ id }) => id)).toEqual(['gse-spcp']);
  expect(open.map(({ id }) => id)).not.toContain('gse-spcp');
  expect(open).toHaveLength(84);
});

test.each(stateCodes)(
  '%s has its agency with an address, its own program and every national one',
  (state) => {
    expect(new URL(housingAgencies[state].href).protocol).toBe('https:');
    const here = open.filter((program) => servesPlace(program, state));
    expect(here.filter(({ level }) => level === 'national')).toHaveLength(15);
    expect(here.some(({ level }) => level === 'state')).toBe(true);
  },
);

test('what is said to go together is of programs that are listed', () => {
  const ids = open.map(({ id }) => id);
  for (const { help, loans } of combinations) expect(ids).toEqual(expect.arrayContaining([help, ...loans]));
});
