import { states } from '../../kernel/states.ts';
import { parseRecords } from '../../kernel/tables/table-records.ts';
import * as texts from './en.ts';
import { createFigureCollector, type HousePriceReader, refuseLine } from './figure-collector.ts';
import { HousePriceFileRefusal, isIndex } from './house-price-line.ts';
import type { IndexArea, IndexFigure } from './index-areas.ts';
import { isQuarter } from './quarters.ts';

/** Some 500 quarters of eight characters each, and a name. */
const MAX_LINE_LENGTH = 8_000;

/** Whether the first line is that of a table with one line for each area: "cbsa,metro,...,2010Q1,..." or "state,1990Q1,...". */
export function isWideHeading(text: string): boolean {
  return /^\uFEFF?(cbsa,metro,|state,)/.test(text) && /,\d{4}Q[1-4]/.test(text);
}

/**
 * Reads FHFA's index as a table with one column for each quarter, of metros or of states: it takes the place of that level alone. The last
 * line has to end with a line break, because its last figure may be cut off and still be a number.
 */
export function createWideIndexReader(keep: (figure: IndexFigure) => void): HousePriceReader {
  const collector = createFigureCollector(keep);
  let headings: readonly string[] = [];
  let line = 0;
  let isWhole = true;
  let broken: { line: number; problem: string } | null = null;
  return {
    readLine(text, isEnded = true) {
      line += 1;
      if (text.trim() === '') return;
      if (broken !== null) throw refuseLine(broken.line, broken.problem);
      if (text.length > MAX_LINE_LENGTH) throw refuseLine(line, texts.tooLong);
      isWhole = isEnded;
      const fields = (parseRecords(text)[0]?.fields ?? []).map((field) => field.trim());
      if (line === 1) {
        headings = fields;
        return;
      }
      if (fields.length !== headings.length) {
        broken = { line, problem: texts.wrongCount(fields.length, headings.length) };
        return;
      }
      const area = readArea(headings, fields);
      if (typeof area === 'string') throw refuseLine(line, area);
      for (const [place, quarter] of headings.entries()) {
        const index = fields[place] ?? '';
        if (!isQuarter(quarter) || index === '') continue;
        if (!isIndex(index)) throw refuseLine(line, texts.noIndex(index));
        collector.take(line, { ...area, quarter, index, error: null });
      }
    },
    finish() {
      if (broken !== null || !isWhole) throw new HousePriceFileRefusal(texts.cutOffAt(broken?.line ?? line));
      return collector.finish([/state$/.test(headings[0] ?? '') ? 'state' : 'metro']);
    },
  };
}

function readArea(headings: readonly string[], fields: readonly string[]): IndexArea | string {
  const [code = ''] = fields;
  if (headings[0]?.replace(/^\uFEFF/, '') === 'state') {
    const name = Object.hasOwn(states, code) ? states[code as keyof typeof states] : undefined;
    return name === undefined ? texts.noStateCode(code) : { level: 'state', code, name };
  }
  const name = fields[headings.indexOf('metro')] ?? '';
  if (!/^\d{5}$/.test(code)) return texts.noMetroCode(code);
  return name === '' ? texts.noName : { level: 'metro', code, name };
}
