import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home/payments.ts';
import { formatFileSize } from '@porchlight/domain/kernel/formats.ts';

/** A file of 100,000 payments is smaller; a browser reads as much in a moment. */
const MOST_BYTES = 20_000_000;

/** The text of a CSV file: UTF-8, or as older spreadsheets write it; with a sentence where the file is none. */
export async function readCsvFile(
  file: File,
): Promise<{ text: string; problem?: never } | { problem: string; text?: never }> {
  if (file.size > MOST_BYTES) return { problem: texts.refusedTooBig(formatFileSize(MOST_BYTES, locale)) };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.includes(0)) return { problem: texts.refusedNotText };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes) };
  }
}
