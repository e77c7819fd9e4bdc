import { createReadingSealer } from '../../../product/document-readings/kept/sealed-readings.ts';
import type { ReadRows, WrittenRow } from '../owned-rows/read-owned-rows.ts';

/** Gives the row of each reading what it seals, as `content` and `confirmed`. */
export function openReadingRows(fileKey: Uint8Array, rows: ReadRows[]): ReadRows[] {
  const sealer = createReadingSealer(fileKey);
  const open = ({ sealedContent, sealedConfirmed, ...row }: WrittenRow): WrittenRow => {
    const id = String(row.documentId);
    const content = sealer.openContent(id, readBytes(sealedContent));
    const confirmed = sealer.openConfirmed(id, readBytes(sealedConfirmed));
    return {
      ...row,
      content: content === undefined ? null : JSON.stringify(content),
      confirmed: JSON.stringify(confirmed),
    };
  };
  return rows.map((entry) =>
    entry.source.file === 'document-readings' ? { ...entry, rows: entry.rows.map(open) } : entry,
  );
}

const readBytes = (written: WrittenRow[string] | undefined) =>
  typeof written === 'string' ? Buffer.from(written, 'hex') : null;
