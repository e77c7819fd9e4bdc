import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home/payments.ts';
import { formatFileSize } from '@porchlight/domain/kernel/formats.ts';
import { decodeTable, type TableEncoding } from '@porchlight/domain/kernel/tables/table-bytes.ts';

/** A file of 100,000 payments is smaller; a browser reads as much in a moment. */
const MAX_BYTES = 20_000_000;

/** The text of a CSV file in any encoding that spreadsheets write; a sentence where it is none. */
export async function readCsvFile(
  file: File,
): Promise<{ text: string; encoding: TableEncoding; problem?: never } | { problem: string; text?: never }> {
  if (file.size > MAX_BYTES) return { problem: texts.refusedTooBig(formatFileSize(MAX_BYTES, locale)) };
  return decodeTable(new Uint8Array(await file.arrayBuffer())) ?? { problem: texts.refusedNotText };
}
