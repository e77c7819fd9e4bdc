import type { Readable } from 'node:stream';
import { type FailureText, formatFailure } from '@porchlight/content/failure-sentences.ts';
import { parseTableDay, parseTableInstant } from '@porchlight/domain/kernel/tables/table-days.ts';
import type { RecordFault, TableRecord } from '@porchlight/domain/kernel/tables/table-records.ts';
import {
  type ColumnMap,
  findMapProblem,
  getCells,
  type ImportTarget,
} from '@porchlight/domain/leads/import-columns.ts';
import {
  exportOnlyColumns,
  type ImportColumn,
  type ImportedLead,
  importColumns,
  importedLead,
  MAX_IMPORT_BYTES,
  neededImportColumns,
} from '@porchlight/domain/leads/lead-import.ts';
import { currentLocale } from '../../../platform/base/current-request.ts';
import { Failure } from '../../../platform/base/failure.ts';
import { openTableStream } from './table-stream.ts';

export type LineProblem = { line: number; column: string; message: string };

/** A line of the file, checked: the lead, or why it is none. Lines are those of the file, counted from 1. */
export type ReadLine =
  | { line: number; lead: ImportedLead }
  | { line: number; problems: LineProblem[] }
  /** First of all: the headings of the columns that are left out. */
  | { leftOut: string[] };

export type ReadingChoices = {
  /** What each column goes into; where nothing is chosen the headings have to name the fields. */
  columns: ColumnMap | undefined;
  /** Whose clocks show the times that name no zone. */
  timeZone: string;
};

/** Past so many lines with misplaced quotation marks the file is not what it says it is. */
const MAX_BROKEN = 1_000;

/**
 * The lines of a file of leads as they arrive. BAD_INPUT for headings that do not say what the columns are, FILE_TOO_LARGE beyond the bound,
 * FILE_TYPE_NOT_ACCEPTED for what is no text.
 */
export async function* loadLeadLines(
  body: Readable,
  { columns: chosen, timeZone }: ReadingChoices,
): AsyncGenerator<ReadLine> {
  const table = await openTableStream(body, {
    onSize(bytes) {
      if (bytes > MAX_IMPORT_BYTES) throw refuseSize();
    },
  });
  if (table === undefined) throw refuseHeading({ reason: 'leads.import-empty' });
  const { headings, columns: width } = table.layout;
  const columns = chosen === undefined ? readHeadings(headings) : matchWidth(width, chosen);
  const names = columns.map((_, place) => headings?.[place] || nameColumn(place));
  yield { leftOut: names.filter((_, place) => columns[place] === null) };
  let broken = 0;
  for await (const record of table.records) {
    if (record.fault !== undefined) broken += 1;
    if (broken > MAX_BROKEN) throw refuseHeading({ reason: 'leads.import-no-csv' });
    yield checkLine(record, columns, names, timeZone);
  }
}

export function refuseSize(): Failure {
  return new Failure('FILE_TOO_LARGE', { reason: 'leads.import-too-large' });
}

function readHeadings(headings: readonly string[] | null): ColumnMap {
  if (headings === null) throw refuseHeading({ reason: 'leads.no-headings' });
  const columns = headings.map((heading) => {
    const name = heading.toLowerCase();
    if (exportOnlyColumns.some((column) => column === name)) return null;
    const column = importColumns.find((known) => known === name);
    if (column === undefined)
      throw refuseHeading({ reason: 'leads.unknown-column', params: { column: heading } });
    return column;
  });
  const missing = neededImportColumns.find((needed) => !columns.includes(needed));
  if (missing !== undefined)
    throw refuseHeading({ reason: 'leads.missing-column', params: { column: missing } });
  const problem = findMapProblem(columns, headings);
  if (problem !== undefined) throw new Failure('BAD_INPUT', { fields: { body: problem } });
  return columns;
}

function refuseHeading(body: FailureText): Failure {
  return new Failure('BAD_INPUT', { fields: { body } });
}

function matchWidth(columns: number, chosen: ColumnMap): ColumnMap {
  if (columns === chosen.length) return chosen;
  throw refuseHeading({
    reason: 'leads.columns-not-chosen',
    params: { columns, chosen: chosen.length },
  });
}

function checkLine(
  { line, fields, fault }: TableRecord,
  columns: ColumnMap,
  names: readonly string[],
  timeZone: string,
): ReadLine {
  const refuse = (problem: FailureText) => ({
    line,
    problems: [{ line, column: '', message: writeProblem(problem) }],
  });
  if (fault !== undefined) return refuse({ reason: faultReasons[fault] });
  const surplus = fields.slice(columns.length).filter((field) => field.trim() !== '');
  if (fields.length < columns.length || surplus.length > 0)
    return refuse({ reason: 'leads.line-cells', params: { cells: fields.length, columns: columns.length } });
  if (fields.some((cell) => cell.includes('\uFFFD'))) return refuse({ reason: 'leads.line-not-utf8' });
  const read = normalizeDays(getCells(columns, fields.map(unquoteFormula)), timeZone);
  const checked = importedLead.safeParse(read);
  if (checked.success) return { line, lead: checked.data };
  return {
    line,
    problems: listFirstIssues(checked.error.issues).map(({ path, message }) => {
      const column = String(path[0] ?? '');
      const isMissing =
        !Object.hasOwn(read, column) && neededImportColumns.some((needed) => needed === column);
      return {
        line,
        column: findName(column, columns, names),
        message: isMissing ? writeProblem({ reason: 'leads.cell-empty' }) : message,
      };
    }),
  };
}

/** One issue of each field: a cell that is wrong in two ways is one thing to mend. */
function listFirstIssues<Issue extends { path: PropertyKey[] }>(issues: readonly Issue[]): Issue[] {
  return issues.filter(({ path }, place) => issues.findIndex((other) => other.path[0] === path[0]) === place);
}

/** Days and times as other programs write them, in ISO 8601; what is none stays, for the check to refuse. */
function normalizeDays(
  { consent_version, consented_at, created_at, ...rest }: Partial<Record<ImportColumn, string>>,
  timeZone: string,
): Partial<Record<ImportColumn, string>> {
  const toInstant = (text: string) => parseTableInstant(text, timeZone) ?? text;
  return {
    ...rest,
    ...(consent_version && { consent_version: parseTableDay(consent_version) ?? consent_version }),
    ...(consented_at && { consented_at: toInstant(consented_at) }),
    ...(created_at && { created_at: toInstant(created_at) }),
  };
}

/** What the file calls the column that a field is read from: of a name in halves the first. */
function findName(field: string, columns: ColumnMap, names: readonly string[]): string {
  const halves: readonly (ImportTarget | null)[] = ['first_name', 'last_name'];
  const place = columns.findIndex(
    (target) => target === field || (field === 'name' && halves.includes(target)),
  );
  return names[place] ?? '';
}

const nameColumn = (place: number) =>
  writeProblem({ reason: 'leads.nth-column', params: { place: place + 1 } });

/** What our own export guards against spreadsheets (a phone number with its "+") comes back as it was. */
function unquoteFormula(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

const faultReasons = {
  'open-quote': 'leads.quote-not-closed',
  'stray-quote': 'leads.quote-misplaced',
  'too-long': 'leads.line-too-long',
} as const satisfies Record<RecordFault, FailureText['reason']>;

/** In the language of the request that the file came with. */
function writeProblem(problem: FailureText): string {
  return formatFailure(currentLocale(), problem);
}
