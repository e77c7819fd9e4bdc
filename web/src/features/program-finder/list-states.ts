import { everywhere } from '@porchlight/content/en/program-finder/finder.ts';
import { type StateCode, states } from '@porchlight/domain/kernel/states.ts';
import { housingAgencies } from '@porchlight/domain/program-finder/housing-agencies.ts';
import { listOpenPrograms } from '@porchlight/domain/program-finder/program-list.ts';

export type ListedState = {
  name: string;
  agency?: { name: string; href: string };
  programs: readonly string[];
};

/** What helps in every state, and then each state with its agency and its own programs. */
export function listStates(on: string): ListedState[] {
  const programs = listOpenPrograms(on);
  const nameAll = (chosen: typeof programs) => chosen.map(({ name }) => name);
  return [
    { name: everywhere, programs: nameAll(programs.filter((program) => program.states === 'all')) },
    ...Object.entries(states).map(([code, name]) => ({
      name,
      agency: housingAgencies[code as StateCode],
      programs: nameAll(
        programs.filter(({ states: served }) => served !== 'all' && served.includes(code as StateCode)),
      ),
    })),
  ];
}
