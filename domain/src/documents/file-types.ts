export type AcceptedFileType = 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/heic';

/** How many leading bytes `detectFileType` needs: readers open a PDF whose header is anywhere in them (ISO 32000-1 Annex H.3, 3.4.1). */
export const SNIFFED_BYTES = 1_024;

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/**
 * The type of a file by its first bytes, whatever its name says; nothing when it is none of the accepted ones.
 * Signatures: ISO 32000-2 7.5.2 (PDF), JFIF/ITU T.81 B.1.1.3, PNG 3rd ed. 5.2, ISO/IEC 23008-12 10.2 (HEIC brands).
 */
export function detectFileType(head: Uint8Array): AcceptedFileType | undefined {
  const text = String.fromCharCode(...head.subarray(0, SNIFFED_BYTES));
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.has(text.slice(8, 12))) return 'image/heic';
  const before = /^[^<]*?%PDF-/.exec(text)?.[0];
  // A page or a program of another kind before it is what a reader would take the file for.
  return before === undefined || before.includes('%!') ? undefined : 'application/pdf';
}
