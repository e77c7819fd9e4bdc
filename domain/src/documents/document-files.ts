const MEBIBYTE = 1024 * 1024;

/** Largest file and space per buyer unless the operator says otherwise, in bytes. */
export const DEFAULT_LARGEST_FILE = 25 * MEBIBYTE;
export const DEFAULT_SPACE_PER_BUYER = 2048 * MEBIBYTE;

/** Longest stored name, in UTF-16 units: file systems stop at 255 bytes, so longer names could not be saved again. */
export const LONGEST_DOCUMENT_NAME = 120;

/** How many leading bytes `detectFileType` needs. */
export const SNIFFED_BYTES = 32;

export type AcceptedFileType = 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/heic';

/** The extension a stored file gets: from its content, never from its name. */
export const fileExtensions: Record<AcceptedFileType, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/heic': 'heic',
};

/** What the file picker offers. */
export const ACCEPTED_EXTENSIONS = '.pdf,.jpg,.jpeg,.png,.heic,.heif';

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/**
 * The type of a file by its first bytes, whatever its name says; nothing when it is none of the accepted ones.
 * Signatures: ISO 32000-2 7.5.2 (PDF), JFIF/ITU T.81 B.1.1.3, PNG 3rd ed. 5.2, ISO/IEC 23008-12 10.2 (HEIC brands).
 */
export function detectFileType(head: Uint8Array): AcceptedFileType | undefined {
  const text = String.fromCharCode(...head.subarray(0, SNIFFED_BYTES));
  if (text.startsWith('%PDF-')) return 'application/pdf';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.has(text.slice(8, 12))) return 'image/heic';
  return undefined;
}

/**
 * A name that is safe to show and to save under: the last path part, no control or direction-changing characters,
 * no leading dots, at most 120 UTF-16 units with the extension kept. `fallback` stands in for a name with nothing left.
 */
export function cleanDocumentName(name: string, fallback: string): string {
  const lastPart = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const cleaned = lastPart
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '')
    .trim();
  if (cleaned === '') return fallback;
  return shortenName(cleaned);
}

function shortenName(name: string): string {
  if (name.length <= LONGEST_DOCUMENT_NAME) return name;
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 && name.length - dot <= 10 ? name.slice(dot) : '';
  return `${trimToWhole(name.slice(0, LONGEST_DOCUMENT_NAME - extension.length))}${extension}`;
}

/** A cut may fall inside a surrogate pair; half a character is dropped. */
function trimToWhole(text: string): string {
  return text.replace(/[\ud800-\udbff]$/, '');
}
