import { everywhere } from '@porchlight/content/en/program-finder.ts';
import { type StateCode, states } from '@porchlight/domain/kernel/states.ts';
import { housingAgencies } from '@porchlight/domain/programs/program-finder/housing-agencies.ts';
import type { Program } from '@porchlight/domain/programs/program-finder/program.ts';
import { listOpenPrograms } from '@porchlight/domain/programs/program-finder/program-list.ts';

export type ListedState = {
  name: string;
  agency?: { name: string; href: string };
  /** Nothing where it is every state. */
  code: StateCode | null;
  programs: readonly { id: string; name: string }[];
};

/** What helps in every state, and then each state with its agency and its own programs. */
export function listStates(on: string): ListedState[] {
  const programs = listOpenPrograms(on);
  const nameAll = (chosen: typeof programs) => chosen.map(({ id, name }) => ({ id, name }));
  return [
    {
      name: everywhere,
      code: null,
      programs: nameAll(programs.filter((program) => program.states === 'all')),
    },
    ...Object.entries(states).map(([code, name]) => ({
      name,
      code: code as StateCode,
      agency: housingAgencies[code as StateCode],
      programs: nameAll(
        programs.filter(({ states: served }) => served !== 'all' && served.includes(code as StateCode)),
      ),
    })),
  ];
}

/** The built list with what the operator added and changed since. */
export function addStored(
  listed: readonly ListedState[],
  stored: readonly Program[],
): readonly ListedState[] {
  if (stored.length === 0) return listed;
  const ids = new Set(stored.map(({ id }) => id));
  return listed.map((state) => ({
    ...state,
    programs: [
      ...state.programs.filter(({ id }) => !ids.has(id)),
      ...stored.filter(({ states: served, ended }) => ended === undefined && helpsIn(served, state.code)),
    ],
  }));
}

const helpsIn = (served: Program['states'], code: StateCode | null) =>
  served === 'all' ? code === null : code !== null && served.includes(code);
