import * as texts from './en.ts';
import { type IndexFigure, type IndexLevel, isIndexCode } from './index-areas.ts';
import { isIndexYear } from './quarters.ts';

/** Why a file is not FHFA's whole index; its message names the line. Nothing of the file counts then. */
export class HousePriceFileRefusal extends Error {}

/** FHFA's names of the levels that are kept. */
const LEVELS: Record<string, IndexLevel> = { MSA: 'metro', State: 'state', 'Puerto Rico': 'state' };

/** A line's figure; null where it is of another series, or where FHFA left the figure out; or what is wrong with the line. */
export function getIndexLine(read: (column: string) => string): IndexFigure | string | null {
  const [year, period] = [read('yr'), read('period')];
  if (!/^\d{4}$/.test(year) || !isIndexYear(Number(year))) return texts.noYear(year);
  const level = LEVELS[read('level')];
  if (level === undefined || read('hpi_flavor') !== 'all-transactions') return null;
  // FHFA's index of Puerto Rico is all of another type, developmental.
  const isKept = read('hpi_type') === 'traditional' || read('level') === 'Puerto Rico';
  if (!isKept || read('frequency') !== 'quarterly') return null;
  if (!/^[1-4]$/.test(period)) return texts.noPeriod(period);
  const [code, name, index] = [read('place_id'), read('place_name'), read('index_nsa')];
  if (!isIndexCode(level, code)) return level === 'metro' ? texts.noMetroCode(code) : texts.noStateCode(code);
  if (name === '') return texts.noName;
  if (index === '') return null;
  if (!isIndex(index)) return texts.noIndex(index);
  return { level, code, name, quarter: `${year}Q${period}`, index, error: readError(read('rstderr')) };
}

/** Whether a text is an index as FHFA prints one: above zero and below 100,000. */
export function isIndex(text: string): boolean {
  return /^\d{1,5}(\.\d{1,6})?$/.test(text) && Number(text) > 0;
}

/** Other files of FHFA's have the standard error in parentheses; what is no number is none. */
function readError(text: string): string | null {
  const error = text.replace(/^\((.*)\)$/, '$1').trim();
  return isIndex(error) ? error : null;
}
