import { saveFile } from '../../platform/save-file.ts';
import type { Sheet } from './tool-definition.ts';

/** A sheet as RFC 4180 writes it: CRLF at the end of every line, quotes where a field needs them. */
export function writeCsv({ header, rows }: Sheet): string {
  return [header, ...rows].map((row) => `${row.map(writeField).join(',')}\r\n`).join('');
}

export function downloadCsv(name: string, sheet: Sheet): void {
  saveFile(`${name}.csv`, new Blob([writeCsv(sheet)], { type: 'text/csv;charset=utf-8' }));
}

/** A spreadsheet runs what begins like a formula; an apostrophe makes it a text. Plain numbers stay numbers. */
function writeField(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
