import type { Readable } from 'node:stream';
import {
  guessColumns,
  type ImportPreview,
  MAX_FILE_COLUMNS,
  MAX_PREVIEW_BYTES,
  PREVIEW_LINES,
} from '@porchlight/domain/leads/import-columns.ts';
import { Failure } from '../../../../platform/http/failure.ts';
import { openTableStream } from './table-stream.ts';

/** How a file whose beginning this is would be read; BAD_INPUT where it has no columns, or more than can be read. */
export async function previewColumns(beginning: Readable): Promise<ImportPreview> {
  const table = await openTableStream(beginning, {
    isBeginning: true,
    onSize(bytes) {
      if (bytes > MAX_PREVIEW_BYTES)
        throw new Failure('FILE_TOO_LARGE', { reason: 'leads.preview-too-large' });
    },
  });
  if (table === undefined) throw new Failure('BAD_INPUT', { fields: { body: { reason: 'leads.no-csv' } } });
  const { separator, headings, columns, headingLine } = table.layout;
  if (columns > MAX_FILE_COLUMNS)
    throw new Failure('BAD_INPUT', {
      fields: { body: { reason: 'leads.too-many-columns', params: { columns, most: MAX_FILE_COLUMNS } } },
    });
  const lines: string[][] = [];
  // To the end: a sender that is not read to the end reads no answer.
  for await (const { fields, fault } of table.records)
    if (fault === undefined && lines.length < PREVIEW_LINES) lines.push(fields);
  const guesses = guessColumns(headings ?? [], lines);
  return {
    columns: Array.from({ length: columns }, (_, place) => ({
      heading: (headings?.[place] ?? '').slice(0, MAX_CELL_LENGTH),
      guess: guesses[place] ?? null,
      samples: lines.map((cells) => (cells[place] ?? '').slice(0, MAX_CELL_LENGTH)),
    })),
    separator,
    encoding: table.encoding(),
    headingLine: headings === null ? 0 : headingLine,
  };
}

/** Characters of a cell that a preview shows. */
const MAX_CELL_LENGTH = 120;
