import { parseTableDay } from './table-days.ts';
import { createRecordParser, parseRecords, type TableRecord } from './table-records.ts';

/** Characters of a file's beginning that its layout is found by. */
export const LAYOUT_CHARACTERS = 64_000;
/** Records among which the headings are looked for. */
const MAX_RECORDS = 40;
export const tableSeparators = [',', ';', '\t', '|'] as const;
export type TableSeparator = (typeof tableSeparators)[number];

/**
 * Where the table of a file is. `headings` are null where it has none; the data are the records after `headingLine`, which is 0 without
 * headings above. `above` counts the lines with anything in them before the headings, "sep=" aside.
 */
export type TableLayout = {
  separator: TableSeparator;
  headings: readonly string[] | null;
  columns: number;
  headingLine: number;
  above: number;
};

/**
 * Finds the separator and the headings by the beginning of a file (at most `LAYOUT_CHARACTERS` count): "sep=" decides, as in Excel, and else the
 * separator under which most headings are known and most lines have as many cells. `countKnown` says how many headings among cells are known.
 * Undefined where nothing is in the file.
 */
export function findTableLayout(
  text: string,
  countKnown: (cells: readonly string[]) => number,
): TableLayout | undefined {
  const beginning = text.replace(/^\uFEFF/, '').slice(0, LAYOUT_CHARACTERS);
  const isWhole = text.length <= LAYOUT_CHARACTERS;
  const said = /^"?sep=([,;\t|])/i.exec(beginning)?.[1];
  const separators = said === undefined ? tableSeparators : tableSeparators.filter((each) => each === said);
  let best: { layout: TableLayout; rank: readonly number[] } | undefined;
  for (const separator of separators) {
    const records = createRecordParser(separator)
      .parse(beginning, isWhole)
      .filter((record) => record.fault === undefined && !isBlankRecord(record))
      .filter(({ line }) => line > 1 || said === undefined)
      .slice(0, MAX_RECORDS);
    const found = rankLayout(records, separator, countKnown);
    if (found !== undefined && (best === undefined || isAbove(found.rank, best.rank))) best = found;
  }
  return best?.layout;
}

/** All records of a text but blank ones, whatever separates their cells; which of them holds the headings its reader knows. */
export function parseTable(text: string): TableRecord[] {
  const separator = findTableLayout(text, () => 0)?.separator;
  return parseRecords(text, separator).filter((record) => !isBlankRecord(record));
}

/** A record without anything in its cells but separators: the empty lines that spreadsheets leave between and after tables. */
export const isBlankRecord = ({ fields, fault }: TableRecord): boolean =>
  fault === undefined && fields.every((field) => /^[\s,;|]*$/.test(field));

function rankLayout(
  records: readonly TableRecord[],
  separator: TableSeparator,
  countKnown: (cells: readonly string[]) => number,
): { layout: TableLayout; rank: readonly number[] } | undefined {
  const [first] = records;
  if (first === undefined) return undefined;
  const columns = findUsualWidth(records);
  const known = records.map(({ fields }) => (hasData(fields) ? 0 : countKnown(fields)));
  const mostKnown = Math.max(...known);
  // The first line as wide as the table, where no heading is known: what is above it is a title.
  const place =
    mostKnown > 1 || (mostKnown === 1 && columns === 1)
      ? known.indexOf(mostKnown)
      : Math.max(
          records.findIndex(({ fields }) => countFilled(fields) > columns / 2),
          0,
        );
  const at = records[place] ?? first;
  const headings = hasData(at.fields) ? null : at.fields.map((field) => field.trim());
  return {
    layout: {
      separator,
      headings,
      columns: headings?.length ?? columns,
      headingLine: headings === null ? at.line - 1 : at.line,
      above: place,
    },
    rank: [
      mostKnown,
      records.filter(({ fields }) => fields.length === columns && columns > 1).length,
      columns,
    ],
  };
}

const countFilled = (fields: readonly string[]) => fields.filter((field) => field.trim() !== '').length;

/** A day or an email address: no heading is one. */
const hasData = (fields: readonly string[]) =>
  fields.some(
    (field) => parseTableDay(field) !== undefined || /^[^\s@]{1,64}@[^\s@]{3,190}$/.test(field.trim()),
  );

/** The number of cells that most records have; of those that as many have, the greatest. */
function findUsualWidth(records: readonly TableRecord[]): number {
  const counts = new Map<number, number>();
  for (const { fields } of records) counts.set(fields.length, (counts.get(fields.length) ?? 0) + 1);
  let usual = 0;
  for (const [width, count] of counts) {
    const most = counts.get(usual) ?? 0;
    if (count > most || (count === most && width > usual)) usual = width;
  }
  return usual;
}

const isAbove = (rank: readonly number[], other: readonly number[]): boolean => {
  const place = rank.findIndex((each, index) => each !== other[index]);
  return place >= 0 && (rank[place] ?? 0) > (other[place] ?? 0);
};
