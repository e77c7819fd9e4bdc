import { states } from '../kernel/states.ts';

/** The areas of FHFA's index that a home is looked up in. Puerto Rico stands among the states. */
export const indexLevels = ['metro', 'state'] as const;
export type IndexLevel = (typeof indexLevels)[number];

/** `code` is five digits of a metro or metropolitan division, or a state's two letters. */
export type IndexArea = { level: IndexLevel; code: string; name: string };

/** One figure of an area: `index` as it is printed. */
export type IndexFigure = IndexArea & { quarter: string; index: string };

/** Whether a code can be one of its level. */
export function isIndexCode(level: IndexLevel, code: string): boolean {
  return level === 'metro' ? /^\d{5}$/.test(code) : Object.hasOwn(states, code) || code === 'PR';
}
