import type { DataTable } from '../data-table.ts';
import type { ProgramPlace } from './answers.ts';
import { tableNames } from './en.ts';
import { mergePrograms } from './merge-programs.ts';
import type { Program } from './program.ts';
import { READ_ON } from './rule-makers.ts';
import { homeLoanBankProgramTables } from './tables/home-loan-bank-programs-table.ts';
import { nationalProgramTables } from './tables/national-programs-table.ts';
import { stateProgramsAToM } from './tables/state-programs-a-m.ts';
import { stateProgramsNToW } from './tables/state-programs-n-w.ts';

const stateProgramTables: readonly [DataTable<readonly Program[]>] = [
  {
    id: 'programs-states-2026-11',
    name: tableNames.states,
    source: { title: tableNames.agencies },
    published: READ_ON,
    from: READ_ON,
    until: null,
    content: [...stateProgramsAToM, ...stateProgramsNToW],
  },
];

type Tables = readonly [DataTable<readonly Program[]>, ...DataTable<readonly Program[]>[]];

/** Every table of programs; one is replaced by a new one with its own day, and the old one stays. */
export const programTables = {
  national: nationalProgramTables,
  homeLoanBanks: homeLoanBankProgramTables,
  states: stateProgramTables,
} satisfies Record<string, Tables>;

const kinds: readonly Tables[] = Object.values(programTables);

/**
 * Every program known on a day, ended ones too; before the first table, those of the first. Without what an answer says of its tables
 * (programs/data-table.ts), so that the finder's page carries no schema.
 */
export function listKnownPrograms(on: string): Program[] {
  return kinds.flatMap((tables) => (tables.findLast(({ from }) => from <= on) ?? tables[0]).content);
}

/** The programs that a finder shows, with those that the operator `stored`: none that has ended. Calendar day `on`. */
export function listOpenPrograms(on: string, stored: readonly Program[] = []): Program[] {
  return mergePrograms(listKnownPrograms(on), stored).filter(
    ({ ended }) => ended === undefined || on < ended,
  );
}

/** Whether a program helps in a place at all. */
export function servesPlace({ states }: Program, place: ProgramPlace): boolean {
  return states === 'all' || states.includes(place);
}

/** Every id of every table: what a link or a request may name. */
const ids = new Set(kinds.flatMap((tables) => tables.flatMap(({ content }) => content.map(({ id }) => id))));

export const isProgramId = (id: string): boolean => ids.has(id);

/** Every table of programs without its content, as changes of figures are listed. */
export function listProgramTables(): Omit<DataTable<unknown>, 'content'>[] {
  return kinds.flatMap((tables) => tables.map(({ content: _, ...about }) => about));
}
