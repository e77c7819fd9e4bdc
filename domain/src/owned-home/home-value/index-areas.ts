import { states } from '../../kernel/states.ts';

/** The areas of FHFA's index that a home is looked up in. Puerto Rico is listed with the states. */
export const indexLevels = ['metro', 'state'] as const;
export type IndexLevel = (typeof indexLevels)[number];

/** `code` is five digits of a metro or metropolitan division, or a state's two letters. */
export type IndexArea = { level: IndexLevel; code: string; name: string };

/** One figure of an area: `index` and its standard error as they are printed; null where the file has no error. */
export type IndexFigure = IndexArea & { quarter: string; index: string; error: string | null };

/** Whether a code can be one of its level. */
export function isIndexCode(level: IndexLevel, code: string): boolean {
  return level === 'metro' ? /^\d{5}$/.test(code) : Object.hasOwn(states, code) || code === 'PR';
}

/** The states of a metro by its name, as in "Cincinnati, OH-KY-IN" or "Boston, MA (MSAD)"; none where it names none. */
export function listMetroStates(name: string): string[] {
  const [, codes = ''] = /,\s*([A-Z]{2}(?:-[A-Z]{2})*)(?:\s|$)/.exec(name) ?? [];
  return codes.split('-').filter((code) => Object.hasOwn(states, code) || code === 'PR');
}
