import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type FailureText, writeFailure } from '@porchlight/content/failure-sentences.ts';
import { type ColumnMap, readCells } from '@porchlight/domain/leads/import-columns.ts';
import {
  type ImportColumn,
  type ImportedLead,
  importColumns,
  importedLead,
  LARGEST_IMPORT,
  neededImportColumns,
} from '@porchlight/domain/leads/lead-import.ts';
import type { CsvError, Info } from 'csv-parse';
import { Failure } from '../../../../platform/http/failure.ts';
import { currentLocale } from '../../../../platform/operation/current-request.ts';

export type LineProblem = { line: number; column: string; message: string };

/** A line of the file, checked: the lead, or why it is none. The heading is line 1. */
export type ReadLine =
  | { line: number; lead: ImportedLead }
  | { line: number; problems: LineProblem[] }
  /** First of all: the headings of the columns that are left out. */
  | { leftOut: string[] };

/**
 * The lines of a file of leads as they arrive, read by the columns that were chosen or else named in its first line. BAD_INPUT for a heading that is not one, FILE_TOO_LARGE beyond the bound. Lines that
 * are no CSV come last.
 */
export async function* readLeadLines(body: Readable, chosen?: ColumnMap): AsyncGenerator<ReadLine> {
  const { parse } = await import('csv-parse');
  const broken: Broken[] = [];
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_LINE,
    skip_records_with_error: true,
    on_skip(error) {
      // Without the rest of the error, which holds the line and all that was read of it.
      if (error) broken.push({ code: error.code, line: Number(error.lines) });
      // What is thrown here ends the reading, as the parser's own failures do.
      if (broken.length > MOST_BROKEN) throw refuseHeading({ reason: 'leads.import-no-csv' });
      return undefined;
    },
  });
  const feeding = pipeline(body, limitSize, parser);
  // What fails while it is read fails below as well, where the records are taken.
  feeding.catch(() => undefined);
  let last = 0;
  let columns: ColumnMap | undefined;
  for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
    last = info.lines;
    if (columns === undefined) {
      columns = chosen === undefined ? readHeading(record) : matchHeading(record, chosen);
      yield { leftOut: record.filter((_, place) => columns?.[place] === null) };
    } else yield checkLine(info.lines - countLineEnds(record), columns, record);
  }
  if (columns === undefined) throw refuseHeading({ reason: 'leads.import-empty' });
  for (const error of broken) {
    // One that is never closed is found at the end of the file, and opened on the line after the last good one.
    const line = error.code === 'CSV_QUOTE_NOT_CLOSED' ? last + 1 : error.line || last + 1;
    yield { line, problems: [{ line, column: '', message: writeProblem(findBrokenReason(error.code)) }] };
  }
}

type Broken = { code: CsvError['code']; line: number };

/** Past so many the file is not what it says it is. */
const MOST_BROKEN = 1_000;

function countLineEnds(cells: readonly string[]): number {
  return cells.reduce((count, cell) => count + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
}

/** In UTF-16 units: the longest message in quotation marks, and the other cells. */
const LONGEST_LINE = 32_000;

async function* limitSize(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > LARGEST_IMPORT) throw refuseSize();
    yield chunk;
  }
}

export function refuseSize(): Failure {
  return new Failure('FILE_TOO_LARGE', { reason: 'leads.import-too-large' });
}

function readHeading(cells: readonly string[]): ImportColumn[] {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const unknown = names.filter((name) => !importColumns.some((column) => column === name));
  const [column] = unknown;
  if (column !== undefined) throw refuseHeading({ reason: 'leads.unknown-column', params: { column } });
  const missing = neededImportColumns.find((needed) => !names.includes(needed));
  if (missing !== undefined)
    throw refuseHeading({ reason: 'leads.missing-column', params: { column: missing } });
  if (new Set(names).size < names.length) throw refuseHeading({ reason: 'leads.column-twice' });
  return names as ImportColumn[];
}

function refuseHeading(body: FailureText): Failure {
  return new Failure('BAD_INPUT', { fields: { body } });
}

function matchHeading(cells: readonly string[], chosen: ColumnMap): ColumnMap {
  if (cells.length === chosen.length) return chosen;
  throw refuseHeading({
    reason: 'leads.columns-not-chosen',
    params: { columns: cells.length, chosen: chosen.length },
  });
}

function checkLine(line: number, columns: ColumnMap, cells: readonly string[]): ReadLine {
  const refuse = (problem: FailureText) => ({
    line,
    problems: [{ line, column: '', message: writeProblem(problem) }],
  });
  if (cells.length !== columns.length)
    return refuse({ reason: 'leads.line-cells', params: { cells: cells.length, columns: columns.length } });
  if (cells.some((cell) => cell.includes('\uFFFD'))) return refuse({ reason: 'leads.line-not-utf8' });
  const read = readCells(columns, cells.map(unquoteFormula));
  const checked = importedLead.safeParse(read);
  if (checked.success) return { line, lead: checked.data };
  return {
    line,
    problems: checked.error.issues.map(({ path, message }) => {
      const column = String(path[0] ?? '');
      const isMissing = !Object.hasOwn(read, column);
      return {
        line,
        column,
        message: isMissing && isNeeded(column) ? writeProblem({ reason: 'leads.cell-empty' }) : message,
      };
    }),
  };
}

/** What our own export guards against spreadsheets (a phone number with its "+") comes back as it was. */
function unquoteFormula(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

function isNeeded(column: string): boolean {
  return neededImportColumns.some((needed) => needed === column);
}

function findBrokenReason(code: CsvError['code']): FailureText {
  if (code === 'CSV_MAX_RECORD_SIZE') return { reason: 'leads.line-too-long' };
  if (code === 'CSV_QUOTE_NOT_CLOSED') return { reason: 'leads.quote-not-closed' };
  return { reason: 'leads.quote-misplaced' };
}

/** In the language of the request that the file came with. */
function writeProblem(problem: FailureText): string {
  return writeFailure(currentLocale(), problem);
}
