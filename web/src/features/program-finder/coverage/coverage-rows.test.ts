import { states } from '@porchlight/domain/kernel/states.ts';
import { listOpenPrograms } from '@porchlight/domain/programs/program-finder/program-list.ts';
import { expect, test } from 'vitest';
import { listStates } from '../list-states.ts';
import { countByConfidence, listCoverage } from './coverage-rows.ts';

const ON = '2026-11-25';
const programs = listOpenPrograms(ON);

test('the table of coverage counts each program where it helps, and no other', () => {
  const rows = listCoverage(ON, 'Every state');
  expect(rows.map(({ code }) => code)).toEqual([null, ...Object.keys(states)]);
  for (const { code, official, quoted, unverified, agency, readOn } of rows) {
    const here = programs.filter(({ states: served }) =>
      code === null ? served === 'all' : served !== 'all' && served.includes(code),
    );
    expect([code, official + quoted + unverified]).toEqual([code, here.length]);
    expect(here.every(({ document }) => document.readOn <= readOn)).toBe(true);
    expect(agency === null).toBe(code === null);
  }
});

test('all programs together are those that the finder knows, by how they are known', () => {
  expect(countByConfidence(programs)).toEqual({ official: 13, quoted: 36, unverified: 35 });
});

test('without scripts every state has its agency and its programs', () => {
  const [everywhere, ...listed] = listStates(ON);
  expect(everywhere?.programs).toHaveLength(15);
  expect(listed).toHaveLength(51);
  for (const { name, agency, programs: own } of listed) {
    expect(agency?.href, name).toMatch(/^https:/);
    expect(own.length, name).toBeGreaterThan(0);
  }
});
