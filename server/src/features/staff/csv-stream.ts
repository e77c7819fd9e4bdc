import { formatCsvText } from '@porchlight/domain/kernel/csv-text.ts';
import type { StreamRequest } from '../../platform/http/routing/stream-routes.ts';
import { formatDisposition, writeChunk } from '../../platform/http/static/send-file.ts';

/** What a cell may hold; null is an empty one, a date goes out as ISO 8601 in UTC. */
export type CsvCell = string | number | boolean | Date | null;

/** `columns`: each heading with the values below it. `batches`: the rows as they are read, a few hundred at a time. */
export type CsvFile<Row> = {
  /** Without its ending. */
  name: string;
  columns: readonly (readonly [heading: string, read: (row: Row) => CsvCell])[];
  batches: AsyncIterable<readonly Row[]>;
};

/** The same where the database wrote the lines (`csv-lines.ts`). */
export type WrittenCsvFile = {
  name: string;
  headings: readonly string[];
  /** Whole lines, each with its end. */
  batches: AsyncIterable<string>;
};

/** Answers with a table as CSV. The caller has recorded the export. */
export async function answerCsv<Row>(
  request: StreamRequest,
  { name, columns, batches }: CsvFile<Row>,
): Promise<void> {
  const headings = columns.map(([heading]) => heading);
  await answerWrittenCsv(request, { name, headings, batches: writeBatches(columns, batches) });
}

async function* writeBatches<Row>(
  columns: CsvFile<Row>['columns'],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  for await (const rows of batches)
    yield rows.map((row) => formatCsvLine(columns.map(([, read]) => read(row)))).join('');
}

/**
 * Answers with lines of CSV (RFC 4180), batch by batch: the next one is read when the last was taken, so that a table of any length costs
 * the memory of one batch. A member who is suspended meanwhile gets no more: the connection is cut, which shows that rows are missing.
 */
export async function answerWrittenCsv(
  { incoming, outgoing, headers, confirm }: StreamRequest,
  { name, headings, batches }: WrittenCsvFile,
): Promise<void> {
  outgoing.writeHead(200, {
    ...headers,
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': formatDisposition(`${name}.csv`),
  });
  if (incoming.method === 'HEAD') {
    outgoing.end();
    return;
  }
  try {
    if (!(await writeChunk(outgoing, formatCsvLine(headings)))) return;
    for await (const lines of batches) {
      await confirm();
      if (!(await writeChunk(outgoing, lines))) return;
    }
    outgoing.end();
  } catch (error) {
    outgoing.destroy();
    throw error;
  }
}

/** Reads a list page after page, for an export: `read` gets the cursor of the page before. */
export async function* walkPages<Row>(
  read: (cursor: string | undefined) => Promise<{ rows: Row[]; next: string | null }>,
): AsyncGenerator<Row[]> {
  let cursor: string | undefined;
  do {
    const { rows, next } = await read(cursor);
    yield rows;
    cursor = next ?? undefined;
  } while (cursor !== undefined);
}

/** Rows that an export reads at a time: more would be quicker by little, and leave more garbage lying about between collections. */
export const EXPORT_ROWS = 200;

/** One line with its end. */
export function formatCsvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`;
}

/** Numbers are ours and keep their sign. */
function writeCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === 'string' ? formatCsvText(cell) : String(cell);
}
