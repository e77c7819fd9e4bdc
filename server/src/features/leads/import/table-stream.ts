import type { Readable } from 'node:stream';
import { createTableDecoder, type TableEncoding } from '@porchlight/domain/kernel/tables/table-bytes.ts';
import {
  findTableLayout,
  isBlankRecord,
  LAYOUT_CHARACTERS,
  type TableLayout,
} from '@porchlight/domain/kernel/tables/table-layout.ts';
import { createRecordParser, type TableRecord } from '@porchlight/domain/kernel/tables/table-records.ts';
import { guessColumns } from '@porchlight/domain/leads/import-columns.ts';
import { Failure } from '../../../platform/base/failure.ts';

export type TableStream = {
  layout: TableLayout;
  /** As far as the file has been read. */
  encoding(): TableEncoding;
  /** The records below the headings, without blank ones, as they arrive. */
  records: AsyncIterable<TableRecord>;
};

/**
 * Finds the table of a body by its beginning; undefined where there is none. `onSize` is called with the bytes that have come, and throws where
 * these are too many. FILE_TYPE_NOT_ACCEPTED for a file that is no text. A body that is the beginning of a file may end within a character.
 */
export async function openTableStream(
  body: Readable,
  { onSize, isBeginning = false }: { onSize: (bytes: number) => void; isBeginning?: boolean },
): Promise<TableStream | undefined> {
  // A refusal is answered, and the rest of the body read and dropped, on the same connection.
  const chunks = body.iterator({ destroyOnReturn: false });
  const decoder = createTableDecoder();
  let bytes = 0;
  async function readPart(): Promise<{ text: string; isEnd: boolean }> {
    const { value, done = false } = await chunks.next();
    bytes += done ? 0 : value.length;
    onSize(bytes);
    const text = decoder.decode(done ? new Uint8Array() : value, done && !isBeginning);
    if (text === undefined) throw new Failure('FILE_TYPE_NOT_ACCEPTED', { reason: 'leads.not-text' });
    return { text, isEnd: done };
  }
  let beginning = '';
  let isEnd = false;
  try {
    while (beginning.length <= LAYOUT_CHARACTERS && !isEnd) {
      const part = await readPart();
      beginning += part.text;
      isEnd = part.isEnd;
    }
    const layout = findTableLayout(beginning, (cells) => guessColumns(cells).filter(Boolean).length);
    while (layout === undefined && !isEnd) ({ isEnd } = await readPart());
    return layout && { layout, encoding: decoder.encoding, records: readRecords(layout) };
  } catch (error) {
    await chunks.return?.();
    throw error;
  }

  async function* readRecords({ separator, headingLine }: TableLayout): AsyncGenerator<TableRecord> {
    const parser = createRecordParser(separator);
    try {
      for (let part = { text: beginning, isEnd }; ; part = await readPart()) {
        for (const record of parser.parse(part.text, part.isEnd))
          if (record.line > headingLine && !isBlankRecord(record)) yield record;
        if (part.isEnd) return;
      }
    } finally {
      await chunks.return?.();
    }
  }
}
