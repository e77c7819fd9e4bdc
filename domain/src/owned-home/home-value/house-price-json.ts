import * as texts from './en.ts';
import { createFigureCollector, type HousePriceFile, refuseLine } from './figure-collector.ts';
import { getIndexLine, HousePriceFileRefusal } from './house-price-line.ts';
import type { IndexFigure } from './index-areas.ts';

const MAX_RECORD_LENGTH = 2_000;

/**
 * Reads FHFA's hpi_master.json: one list of flat records, with the fields of hpi_master.csv. The text comes in parts of any length, of which
 * no more than one record is held. Refusals name the record, counted from 1.
 */
export function createHousePriceJsonReader(keep: (figure: IndexFigure) => void): {
  readPart: (text: string) => void;
  finish: () => HousePriceFile;
} {
  const collector = createFigureCollector(keep);
  let rest = '';
  let record = 0;
  let isOpen = false;
  let isClosed = false;

  /** Between two records only commas, spaces and the brackets of the list are allowed. */
  const readBetween = (text: string) => {
    for (const character of text.replace(/^\uFEFF/, '')) {
      if (/\s/.test(character) || (character === ',' && isOpen && !isClosed)) continue;
      if (character === '[' && !isOpen) isOpen = true;
      else if (character === ']' && isOpen && !isClosed) isClosed = true;
      else throw refuseLine(record + 1, texts.noRecord);
    }
  };
  return {
    readPart(text) {
      rest += text;
      let at = 0;
      for (let start = rest.indexOf('{'); start >= 0; start = rest.indexOf('{', at)) {
        const end = findEnd(rest, start);
        if (end < 0) break;
        readBetween(rest.slice(at, start));
        at = end + 1;
        record += 1;
        if (!isOpen || isClosed) throw refuseLine(record, texts.noRecord);
        const figure = getIndexLine(readRecord(rest.slice(start, at), record));
        if (typeof figure === 'string') throw refuseLine(record, figure);
        if (figure !== null) collector.take(record, figure);
      }
      rest = rest.slice(at);
      if (
        rest.length > MAX_RECORD_LENGTH + text.length ||
        (rest.length > MAX_RECORD_LENGTH && !rest.includes('{'))
      )
        throw refuseLine(record + 1, texts.tooLong);
    },
    finish() {
      if (rest.includes('{')) throw new HousePriceFileRefusal(texts.cutOffAt(record + 1));
      readBetween(rest);
      if (!isClosed) throw new HousePriceFileRefusal(texts.cutOffAt(record));
      return collector.finish(['state', 'metro']);
    },
  };
}

/** The place of the brace that closes a flat record; -1 where it has not come yet. A name may hold a brace in its quotation marks. */
function findEnd(text: string, start: number): number {
  let end = text.indexOf('}', start);
  while (end >= 0 && countQuotes(text.slice(start, end)) % 2 === 1) end = text.indexOf('}', end + 1);
  return end;
}

const countQuotes = (text: string) => text.replaceAll('\\"', '').split('"').length - 1;

function readRecord(text: string, record: number): (column: string) => string {
  let content: Record<string, unknown>;
  try {
    content = JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw refuseLine(record, texts.noRecord);
  }
  return (column) => {
    const value = content[column];
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  };
}
