import { createHash } from 'node:crypto';
import type { EntryEnd, NewEntry, ReadEntry } from '../backup-entries.ts';

/** Entries as they are read, without the file in between; what nobody took of one is read to its end before the next. */
export async function* passOn(entries: AsyncIterable<NewEntry>): AsyncGenerator<ReadEntry> {
  for await (const { head, chunks, countRows } of entries) {
    const hash = createHash('sha256');
    let end: EntryEnd | undefined;
    let bytes = 0;
    const passed = (async function* pass() {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
      end = { bytes, rows: countRows?.() ?? 0, sha256: hash.digest('hex') };
    })();
    yield {
      head,
      chunks: passed,
      end() {
        if (end === undefined) throw new Error('the entry was not read to its end');
        return end;
      },
    };
    if (end === undefined && head.kind !== 'file') for await (const _ of passed);
  }
}
