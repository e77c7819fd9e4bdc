import { formatCsvText } from '@porchlight/domain/kernel/csv-text.ts';
import { saveFile } from '../../platform/api/save-file.ts';
import type { ToolSheet } from './tool-definition.ts';

/** A sheet as RFC 4180 writes it: CRLF at the end of every line, quotes where a field needs them. */
export function formatCsv({ header, rows }: ToolSheet): string {
  return [header, ...rows].map((row) => `${row.map(writeField).join(',')}\r\n`).join('');
}

export function downloadCsv(name: string, sheet: ToolSheet): void {
  saveFile(`${name}.csv`, new Blob([formatCsv(sheet)], { type: 'text/csv;charset=utf-8' }));
}

/** Plain numbers stay numbers, also below zero. */
function writeField(text: string): string {
  return /^-\d+(\.\d+)?$/.test(text) ? text : formatCsvText(text);
}
