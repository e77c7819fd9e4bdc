import { states } from '../../kernel/states.ts';
import * as texts from './en.ts';
import { HousePriceFileRefusal } from './house-price-line.ts';
import type { IndexArea, IndexFigure, IndexLevel } from './index-areas.ts';

/** An area of the file with its last quarter. */
export type ReadArea = IndexArea & { newest: string };

/**
 * What a whole file held: its areas by code, and the newest quarter of the states and of the metros; empty for a level that the file
 * does not have.
 */
export type HousePriceFile = {
  areas: ReadonlyMap<string, ReadArea>;
  newestState: string;
  newestMetro: string;
};

/** Takes a file line by line, so that its size costs no memory. */
export type HousePriceReader = {
  /**
   * Hands on the line's figures where they are kept. `isEnded` is false where no line break follows: the file's last line, which may be cut
   * off. Throws HousePriceFileRefusal naming the line.
   */
  readLine: (text: string, isEnded?: boolean) => void;
  /** After the last line: throws HousePriceFileRefusal where the file is not whole. */
  finish: () => HousePriceFile;
};

/** Fewer metros than this are no whole file: FHFA publishes some 400. */
const MIN_METROS = 350;
/** More places than this are no file of FHFA's. */
const MAX_PLACES = 2_000;

/** Takes the figures of a file whose layout something else reads. `line` is its line number, for refusals. */
export function createFigureCollector(keep: (figure: IndexFigure) => void) {
  const areas = new Map<string, ReadArea>();
  const seen = new Map<string, Set<string>>();
  return {
    /** Throws HousePriceFileRefusal for a figure twice, and for more places than there are. */
    take(line: number, figure: IndexFigure): void {
      const { code, level, name, quarter } = figure;
      const quarters = seen.get(code) ?? new Set<string>();
      if (quarters.has(quarter)) throw refuseLine(line, texts.repeats(code, quarter));
      seen.set(code, quarters.add(quarter));
      if (seen.size > MAX_PLACES) throw refuseLine(line, texts.tooManyPlaces);
      const newest = areas.get(code)?.newest ?? '';
      if (quarter > newest) areas.set(code, { level, code, name, newest: quarter });
      keep(figure);
    },
    /**
     * Throws HousePriceFileRefusal where a required level is incomplete: every state must have the newest quarter, because nothing else
     * shows that a file was cut off between two lines.
     */
    finish(levels: readonly IndexLevel[]): HousePriceFile {
      const newestState = findNewest(areas.values(), 'state');
      const newestMetro = findNewest(areas.values(), 'metro');
      const missing = Object.keys(states).filter((code) => seen.get(code)?.has(newestState) !== true);
      if (levels.includes('state') && missing.length > 0)
        throw cutOff(texts.statesWithout(newestState, missing.join(', ')));
      const metros = [...areas.values()].filter(({ level }) => level === 'metro').length;
      if (levels.includes('metro') && metros < MIN_METROS) throw cutOff(texts.fewMetros(metros, MIN_METROS));
      return { areas, newestState, newestMetro };
    },
  };
}

/** The newest quarter of a level among areas; empty where there is none. Puerto Rico has a calendar of its own. */
export function findNewest(areas: Iterable<ReadArea>, level: IndexLevel): string {
  let newest = '';
  for (const area of areas) {
    if (area.level === level && area.code !== 'PR' && area.newest > newest) newest = area.newest;
  }
  return newest;
}

const cutOff = (missing: string) => new HousePriceFileRefusal(texts.cutOffBefore(missing));

export const refuseLine = (line: number, problem: string) =>
  new HousePriceFileRefusal(texts.badLine(line, problem));
