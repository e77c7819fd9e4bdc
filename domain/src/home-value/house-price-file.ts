import { readCsvRecords } from '../kernel/csv-records.ts';
import { states } from '../kernel/states.ts';
import * as texts from './en/house-price-file.ts';
import { HousePriceFileRefusal, readIndexLine } from './house-price-line.ts';
import type { IndexArea, IndexFigure } from './index-areas.ts';

/** An area of the file with its last quarter. */
export type ReadArea = IndexArea & { newest: string };

/** What a whole file held: its areas by code, and the newest quarter of the states and of the metros. */
export type HousePriceFile = {
  areas: ReadonlyMap<string, ReadArea>;
  newestState: string;
  newestMetro: string;
};

/** Fewer metros than this are no whole file: FHFA publishes some 400. */
const FEWEST_METROS = 350;
/** More places than this are no file of FHFA's. */
const MOST_PLACES = 2_000;
const LONGEST_LINE = 1_000;

/** The columns that are read, by FHFA's own headings; others may follow them. */
const columns = [
  'hpi_type',
  'hpi_flavor',
  'frequency',
  'level',
  'place_name',
  'place_id',
  'yr',
  'period',
  'index_nsa',
] as const;

/** Takes a file line by line, so that its size costs no memory. */
export type HousePriceReader = {
  /** Hands on the line's figure where it is one that is kept. Throws HousePriceFileRefusal naming the line. */
  readLine: (text: string) => void;
  /** After the last line: throws HousePriceFileRefusal where the file is not whole. */
  finish: () => HousePriceFile;
};

/**
 * Reads FHFA's hpi_master.csv: of its series those of all transactions, quarterly, for metros, states and Puerto Rico. Each figure goes to
 * `keep` before the file is known to be whole: what was kept counts only once `finish` has answered. Every state must have the newest
 * quarter, for a file that was cut off between two lines looks like any other.
 */
export function createHousePriceReader(keep: (figure: IndexFigure) => void): HousePriceReader {
  const areas = new Map<string, ReadArea>();
  const seen = new Map<string, Set<string>>();
  let headings: readonly string[] | null = null;
  let line = 0;
  /** A line with too few fields: a bad line where another follows, the end of a file that was cut off where none does. */
  let broken: { line: number; problem: string } | null = null;

  const take = (figure: IndexFigure) => {
    const { code, level, name, quarter } = figure;
    const quarters = seen.get(code) ?? new Set<string>();
    if (quarters.has(quarter)) throw refuseLine(line, texts.repeats(code, quarter));
    seen.set(code, quarters.add(quarter));
    if (seen.size > MOST_PLACES) throw refuseLine(line, texts.tooManyPlaces);
    const newest = areas.get(code)?.newest ?? '';
    if (quarter > newest) areas.set(code, { level, code, name, newest: quarter });
    keep(figure);
  };

  return {
    readLine(text) {
      line += 1;
      if (text.trim() === '') return;
      if (broken !== null) throw refuseLine(broken.line, broken.problem);
      if (text.length > LONGEST_LINE) throw refuseLine(line, texts.tooLong);
      const fields = (readCsvRecords(text)[0]?.fields ?? []).map((field) => field.trim());
      if (headings === null) {
        if (columns.some((name) => !fields.includes(name))) {
          throw new HousePriceFileRefusal(texts.noHeadings(columns.join(', ')));
        }
        headings = fields;
        return;
      }
      if (fields.length !== headings.length) {
        broken = { line, problem: texts.wrongCount(fields.length, headings.length) };
        return;
      }
      const places = headings;
      const read = readIndexLine((name) => fields[places.indexOf(name)] ?? '');
      if (typeof read === 'string') throw refuseLine(line, read);
      if (read !== null) take(read);
    },
    finish() {
      if (headings === null) throw new HousePriceFileRefusal(texts.noHeadings(columns.join(', ')));
      if (broken !== null) throw new HousePriceFileRefusal(texts.cutOffAt(broken.line));
      return checkWhole(areas, seen);
    },
  };
}

function checkWhole(
  areas: ReadonlyMap<string, ReadArea>,
  seen: ReadonlyMap<string, ReadonlySet<string>>,
): HousePriceFile {
  const [newestState, newestMetro] = [
    findNewest(areas.values(), 'state'),
    findNewest(areas.values(), 'metro'),
  ];
  const missing = Object.keys(states).filter((code) => seen.get(code)?.has(newestState) !== true);
  if (missing.length > 0) throw cutOff(texts.statesWithout(newestState, missing.join(', ')));
  const metros = [...areas.values()].filter(({ level }) => level === 'metro').length;
  if (metros < FEWEST_METROS) throw cutOff(texts.fewMetros(metros, FEWEST_METROS));
  return { areas, newestState, newestMetro };
}

/** The newest quarter of a level among areas; empty where there is none. Puerto Rico has a calendar of its own. */
export function findNewest(areas: Iterable<ReadArea>, level: IndexArea['level']): string {
  let newest = '';
  for (const area of areas) {
    if (area.level === level && area.code !== 'PR' && area.newest > newest) newest = area.newest;
  }
  return newest;
}

const cutOff = (missing: string) => new HousePriceFileRefusal(texts.cutOffBefore(missing));

const refuseLine = (line: number, problem: string) => new HousePriceFileRefusal(texts.badLine(line, problem));
