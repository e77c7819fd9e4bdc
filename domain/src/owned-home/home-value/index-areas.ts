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

type HomePlace = { address: string; state: string; metro: string | null };
type ListedArea = { level: IndexLevel; code: string; name: string; newest: string; isCurrent: boolean };

/**
 * The area whose index a home goes by, of those listed for its state: the one its owner chose, or else the state or the metro that is named
 * for the home's city, whichever has the newer quarter. Undefined where none is listed.
 */
export function findHomeArea<Area extends ListedArea>(
  { address, state, metro }: HomePlace,
  areas: readonly Area[],
): Area | undefined {
  const chosen = areas.find(({ code }) => code === metro);
  if (chosen !== undefined) return chosen;
  const whole = areas.find(({ level, code }) => level === 'state' && code === state);
  const city = findCity(address, state);
  const near = areas.find(
    ({ level, name, isCurrent }) =>
      level === 'metro' && isCurrent && city !== undefined && listCities(name).includes(city),
  );
  return near !== undefined && (whole === undefined || near.newest > whole.newest) ? near : whole;
}

/** The city of an address such as "12 Elm Street, Raleigh, NC 27601", in small letters. */
function findCity(address: string, state: string): string | undefined {
  const found = new RegExp(`,\\s{0,3}([^,]{1,80}?),?\\s{1,3}${state}(?:\\s{1,3}[\\d-]{1,10})?\\s{0,3}$`).exec(
    address,
  );
  return found?.[1]?.toLowerCase();
}

/** The cities that a metro is named for: "Raleigh-Cary, NC" is of two. One whose own name has a hyphen is taken whole, too. */
function listCities(name: string): string[] {
  const cities = (name.split(',')[0] ?? '').toLowerCase();
  return [cities, ...cities.split(/-+/)];
}
