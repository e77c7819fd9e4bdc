import type { AcceptedFileType } from './file-types.ts';

const MEBIBYTE = 1024 * 1024;

/** Largest file and space per buyer unless the operator says otherwise, in bytes. */
export const DEFAULT_MAX_FILE_BYTES = 25 * MEBIBYTE;
export const DEFAULT_SPACE_PER_BUYER = 2048 * MEBIBYTE;

/** How many documents a buyer can keep: a purchase has some dozens, and the list of all of them is one answer. */
export const MAX_DOCUMENTS = 2_000;

/** Longest stored name, in UTF-16 units: longer ones are hard to read in a list. */
export const MAX_DOCUMENT_NAME_LENGTH = 120;

/** The extension a stored file gets: from its content, never from its name. */
export const fileExtensions: Record<AcceptedFileType, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/heic': 'heic',
};

/** The extensions under which the systems people use open a type; the first is the one a name gets that has none of them. */
const knownExtensions: Record<AcceptedFileType, readonly string[]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/heic': ['heic', 'heif', 'hif'],
};

/** Whether a file of this type can be shown as pages, and so be signed and previewed: a picture is placed on one, HEIC is not drawn. */
export function makesPages(type: string): boolean {
  return type === 'application/pdf' || type === 'image/jpeg' || type === 'image/png';
}

/** What the file picker offers. */
export const ACCEPTED_EXTENSIONS = '.pdf,.jpg,.jpeg,.png,.heic,.heif';

/**
 * The name a document is kept and saved under: cleaned, and ending as its content does, so that no system opens it as
 * anything else (`stub.pdf.exe` becomes `stub.pdf.exe.pdf`).
 */
export function getDocumentName(name: string, type: AcceptedFileType): string {
  const cleaned = cleanDocumentName(name, `Document.${fileExtensions[type]}`);
  const extension = /\.([^.]+)$/.exec(cleaned)?.[1]?.toLowerCase();
  if (extension !== undefined && knownExtensions[type].includes(extension)) return cleaned;
  return shortenName(`${cleaned}.${fileExtensions[type]}`);
}

/**
 * A name that is safe to show and to save under: the last path part, no control or direction-changing characters, no leading dots, none
 * that Windows keeps for devices, at most 120 UTF-16 units and 240 bytes with the extension kept. `fallback` replaces a name with nothing
 * left.
 */
export function cleanDocumentName(name: string, fallback: string): string {
  const lastPart = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const cleaned = lastPart
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '');
  return nameCleaned(trimDots(cleaned), fallback);
}

/** Without white space and dots at its end. A regular expression would restart at each of them and take quadratic time. */
function trimDots(name: string): string {
  let end = name.length;
  while (end > 0 && ' .'.includes(name.charAt(end - 1))) end--;
  return name.slice(0, end);
}

function nameCleaned(cleaned: string, fallback: string): string {
  if (cleaned === '') return fallback;
  return shortenName(DEVICE.test(cleaned) ? `_${cleaned}` : cleaned);
}

/** Windows opens the device whatever follows the dot (Naming Files, Paths, and Namespaces). */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³])(?=\.|$)/i;

/** File systems stop at 255 bytes; a copy's " (1)" has to fit as well. */
const MAX_NAME_LENGTH_BYTES = 240;

function shortenName(name: string): string {
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 && name.length - dot <= 10 ? name.slice(dot) : '';
  let stem = name.slice(0, name.length - extension.length);
  while (
    stem.length + extension.length > MAX_DOCUMENT_NAME_LENGTH ||
    countBytes(stem + extension) > MAX_NAME_LENGTH_BYTES
  )
    stem = trimToWhole(stem.slice(0, -1));
  return `${stem}${extension}`;
}

function countBytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** A cut may fall inside a surrogate pair; half a character is dropped. */
function trimToWhole(text: string): string {
  return text.replace(/[\ud800-\udbff]$/, '');
}
