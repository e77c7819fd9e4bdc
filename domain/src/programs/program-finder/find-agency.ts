import { type StateCode, states } from '../../kernel/states.ts';
import { housingAgencies } from './housing-agencies.ts';
import type { Program } from './program.ts';

/** Who runs a program, and the address to go to: its own where it has one, else the state agency's. */
export function findAgency({ agency, address, states: served, document }: Program): {
  agency: string;
  address: string;
} {
  const state = served === 'all' ? undefined : served.find((place): place is StateCode => place in states);
  const own = state === undefined ? undefined : housingAgencies[state];
  return { agency: agency ?? own?.name ?? document.title, address: address ?? own?.href ?? document.url };
}
