import { parseRecords } from '../../kernel/tables/table-records.ts';
import * as texts from './en.ts';
import { createFigureCollector, type HousePriceReader, refuseLine } from './figure-collector.ts';
import { getIndexLine, HousePriceFileRefusal } from './house-price-line.ts';
import type { IndexFigure } from './index-areas.ts';
import { createWideIndexReader, isWideHeading } from './wide-index-file.ts';

const MAX_LINE_LENGTH = 1_000;

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

/** Reads a CSV file of FHFA's index by its first line: hpi_master.csv, or a table with one column for each quarter. */
export function createHousePriceReader(keep: (figure: IndexFigure) => void): HousePriceReader {
  let reader: HousePriceReader | undefined;
  return {
    readLine(text, isEnded) {
      reader ??= isWideHeading(text) ? createWideIndexReader(keep) : createMasterReader(keep);
      reader.readLine(text, isEnded);
    },
    finish: () => (reader ?? createMasterReader(keep)).finish(),
  };
}

/**
 * Reads FHFA's hpi_master.csv: of its series those of all transactions, quarterly, for metros, states and Puerto Rico. Each figure goes to
 * `keep` before the file is known to be whole: what was kept counts only once `finish` has answered.
 */
function createMasterReader(keep: (figure: IndexFigure) => void): HousePriceReader {
  const collector = createFigureCollector(keep);
  let places: ReadonlyMap<string, number> | null = null;
  let line = 0;
  /** A line with too few fields: a bad line where another follows, the end of a file that was cut off where none does. */
  let broken: { line: number; problem: string } | null = null;
  let last: IndexFigure | null = null;

  return {
    readLine(text, isEnded = true) {
      line += 1;
      last = null;
      if (text.trim() === '') return;
      if (broken !== null) throw refuseLine(broken.line, broken.problem);
      if (text.length > MAX_LINE_LENGTH) throw refuseLine(line, texts.tooLong);
      const fields = splitFields(text);
      if (places === null) {
        if (columns.some((name) => !fields.includes(name)))
          throw new HousePriceFileRefusal(texts.noHeadings(columns.join(', ')));
        places = new Map(fields.map((name, place) => [name, place]));
        return;
      }
      if (fields.length !== places.size) {
        broken = { line, problem: texts.wrongCount(fields.length, places.size) };
        return;
      }
      const placeOf = places;
      const read = getIndexLine((name) => fields[placeOf.get(name) ?? -1] ?? '');
      if (typeof read === 'string') throw refuseLine(line, read);
      if (read === null) return;
      collector.take(line, read);
      if (!isEnded) last = read;
    },
    finish() {
      if (places === null) throw new HousePriceFileRefusal(texts.noHeadings(columns.join(', ')));
      if (broken !== null) throw new HousePriceFileRefusal(texts.cutOffAt(broken.line));
      const file = collector.finish(['state', 'metro']);
      // Cut off within the last field of a line, whose area then ends too early.
      if (last !== null && last.quarter < (last.level === 'state' ? file.newestState : file.newestMetro))
        throw new HousePriceFileRefusal(texts.cutOffAt(line));
      return file;
    },
  };
}

/** Most lines have no quotation marks, and are split much faster without a look at each character. */
function splitFields(text: string): string[] {
  const fields = text.includes('"') ? (parseRecords(text)[0]?.fields ?? []) : text.split(',');
  return fields.map((field) => field.replace(/^\uFEFF/, '').trim());
}
