import * as texts from './en.ts';
import { findNewest, type HousePriceFile, type ReadArea } from './figure-collector.ts';
import { HousePriceFileRefusal } from './house-price-line.ts';

/** More than this share of the areas held, gone at once, is a file that is not whole. */
const MAX_GONE = 0.1;

/** A metro that the file lists under another code than the stored one. */
export type ChangedCode = { name: string; from: string; to: string; newest: string };

/** What a new file changes of the areas held: figures under an old code are kept as they are, never carried on under the new one. */
export type AreaChanges = { changed: readonly ChangedCode[]; gone: readonly ReadArea[] };

/**
 * Compares a whole file with what is held. Throws HousePriceFileRefusal where it ends before it, or where too many of its areas are gone.
 * Areas of a level that the file does not have are left as they are. A metro counts as the same under another code where its first city and state are the same and its new code is not held yet.
 */
export function findChangedAreas(all: readonly ReadArea[], file: HousePriceFile): AreaChanges {
  const held = all.filter(({ level }) => (level === 'state' ? file.newestState : file.newestMetro) !== '');
  refuseOlder(held, file);
  const missing = held.filter(({ code }) => !file.areas.has(code));
  if (missing.length > held.length * MAX_GONE) {
    throw new HousePriceFileRefusal(texts.cutOffBefore(texts.lostAreas(missing.length, held.length)));
  }
  const heldCodes = new Set(held.map(({ code }) => code));
  const arrived = new Map(
    [...file.areas.values()]
      .filter(({ code, level }) => level === 'metro' && !heldCodes.has(code))
      .map((area) => [nameCity(area.name), area]),
  );
  const changed: ChangedCode[] = [];
  const gone: ReadArea[] = [];
  for (const area of missing) {
    const now = area.level === 'metro' ? arrived.get(nameCity(area.name)) : undefined;
    if (now === undefined) gone.push(area);
    else changed.push({ name: now.name, from: area.code, to: now.code, newest: area.newest });
  }
  return { changed, gone };
}

/** The changes as sentences, for who imports the file and who owns a home there. */
export function describeAreaChanges({ changed, gone }: AreaChanges): string[] {
  return [
    ...changed.map(({ name, from, to, newest }) => texts.changedCode(name, from, to, newest)),
    ...gone.map(({ name, code, newest }) => texts.goneArea(name, code, newest)),
  ];
}

function refuseOlder(held: readonly ReadArea[], file: HousePriceFile): void {
  for (const [level, newest] of [
    ['state', file.newestState],
    ['metro', file.newestMetro],
  ] as const) {
    const last = findNewest(held, level);
    if (newest < last) throw new HousePriceFileRefusal(texts.olderThanHeld(newest, last));
  }
}

/** "Cleveland-Elyria, OH" and "Cleveland, OH" are one: the first city and the first state. */
function nameCity(name: string): string {
  const [cities = '', rest = ''] = name.split(',');
  return `${cities.split('-')[0]?.trim()}, ${rest.trim().slice(0, 2)}`.toLowerCase();
}
