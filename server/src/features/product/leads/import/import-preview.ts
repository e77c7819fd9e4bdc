import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  type FileColumn,
  guessColumns,
  LARGEST_PREVIEW,
  MOST_FILE_COLUMNS,
  PREVIEW_LINES,
} from '@porchlight/domain/leads/import-columns.ts';
import { Failure } from '../../../../platform/http/failure.ts';

/** The columns of a file whose beginning this is; BAD_INPUT where it has none, or more than can be read. */
export async function previewColumns(beginning: Readable): Promise<FileColumn[]> {
  const [heading, ...lines] = await readLines(beginning);
  if (heading === undefined) throw new Failure('BAD_INPUT', { fields: { body: { reason: 'leads.no-csv' } } });
  if (heading.length > MOST_FILE_COLUMNS)
    throw new Failure('BAD_INPUT', {
      fields: {
        body: {
          reason: 'leads.too-many-columns',
          params: { columns: heading.length, most: MOST_FILE_COLUMNS },
        },
      },
    });
  const guesses = guessColumns(heading);
  return heading.map((name, place) => ({
    heading: name.trim().slice(0, LONGEST_CELL),
    guess: guesses[place] ?? null,
    samples: lines.map((cells) => (cells[place] ?? '').slice(0, LONGEST_CELL)),
  }));
}

/** The first lines up to one that is no CSV: the last may be cut in the middle. */
async function readLines(beginning: Readable): Promise<string[][]> {
  const { CsvError, parse } = await import('csv-parse');
  const lines: string[][] = [];
  const parser = parse({
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    to: PREVIEW_LINES + 1,
    on_record(line: string[]) {
      lines.push(line);
      return null;
    },
  }).resume();
  try {
    await pipeline(beginning, limitSize, parser);
  } catch (error) {
    // To skip such a line and read on would cost time as the square of how many there are.
    if (!(error instanceof CsvError)) throw error;
  }
  return lines;
}

/** Characters of a cell that a preview shows. */
const LONGEST_CELL = 120;

async function* limitSize(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > LARGEST_PREVIEW) throw new Failure('FILE_TOO_LARGE', { reason: 'leads.preview-too-large' });
    yield chunk;
  }
}
