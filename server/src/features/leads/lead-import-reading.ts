import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  type ImportColumn,
  type ImportedLead,
  importColumns,
  importedLead,
  LARGEST_IMPORT,
  neededImportColumns,
} from '@porchlight/domain/leads/lead-import.ts';
import type { CsvError, Info } from 'csv-parse';
import { Failure } from '../../platform/http/failure.ts';

export type LineProblem = { line: number; column: string; message: string };

/** A line of the file, checked: the lead, or why it is none. The heading is line 1. */
export type ReadLine = { line: number; lead: ImportedLead } | { line: number; problems: LineProblem[] };

/**
 * The lines of a file of leads as they arrive. BAD_INPUT for a heading that is not one, FILE_TOO_LARGE beyond the bound. Lines that
 * are no CSV come last.
 */
export async function* readLeadLines(body: Readable): AsyncGenerator<ReadLine> {
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
      if (broken.length > MOST_BROKEN)
        throw refuseHeading('More than a thousand lines of this file are no CSV.');
      return undefined;
    },
  });
  const feeding = pipeline(body, limitSize, parser);
  // What fails while it is read fails below as well, where the records are taken.
  feeding.catch(() => undefined);
  let last = 0;
  let columns: ImportColumn[] | undefined;
  for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
    last = info.lines;
    if (columns === undefined) columns = readHeading(record);
    else yield checkLine(info.lines - countLineEnds(record), columns, record);
  }
  if (columns === undefined) throw refuseHeading('The file is empty, or its first line is no CSV.');
  for (const error of broken) {
    // One that is never closed is found at the end of the file, and opened on the line after the last good one.
    const line = error.code === 'CSV_QUOTE_NOT_CLOSED' ? last + 1 : error.line || last + 1;
    yield { line, problems: [{ line, column: '', message: describe(error.code) }] };
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
  return new Failure('FILE_TOO_LARGE', {
    message: 'This file is larger than 100 MB. Nothing was stored; send it in parts.',
  });
}

function readHeading(cells: readonly string[]): ImportColumn[] {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const unknown = names.filter((name) => !importColumns.some((column) => column === name));
  if (unknown.length > 0) throw refuseHeading(`We do not know the column “${unknown[0]}”.`);
  const missing = neededImportColumns.filter((column) => !names.includes(column));
  if (missing.length > 0) throw refuseHeading(`The column “${missing[0]}” is missing.`);
  if (new Set(names).size < names.length) throw refuseHeading('A column stands there twice.');
  return names as ImportColumn[];
}

function refuseHeading(what: string): Failure {
  return new Failure('BAD_INPUT', {
    fields: {
      body: `${what} The first line names the columns: ${importColumns.join(', ')}. Name and email are needed.`,
    },
  });
}

function checkLine(line: number, columns: readonly ImportColumn[], cells: readonly string[]): ReadLine {
  const refuse = (message: string, column = '') => ({ line, problems: [{ line, column, message }] });
  if (cells.length !== columns.length)
    return refuse(`This line has ${cells.length} cells, and the heading has ${columns.length}.`);
  if (cells.some((cell) => cell.includes('\uFFFD')))
    return refuse('This line has characters that are not UTF-8. Save the file as UTF-8.');
  const entries = columns.map((column, place) => [column, unquoteFormula(cells[place] ?? '')] as const);
  const checked = importedLead.safeParse(
    Object.fromEntries(entries.filter(([, cell]) => cell.trim() !== '')),
  );
  if (checked.success) return { line, lead: checked.data };
  return {
    line,
    problems: checked.error.issues.map(({ path, message }) => {
      const column = String(path[0] ?? '');
      const isMissing = !entries.some(([name, cell]) => name === column && cell.trim() !== '');
      return { line, column, message: isMissing && isNeeded(column) ? 'This cell is empty.' : message };
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

function describe(code: CsvError['code']): string {
  if (code === 'CSV_MAX_RECORD_SIZE')
    return 'From here on this cannot be read: the line is too long, perhaps because a quotation mark is not closed.';
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return 'From here on this cannot be read: a quotation mark is opened and never closed.';
  return 'This line cannot be read: a quotation mark stands where none may. Inside a cell, write it twice.';
}
