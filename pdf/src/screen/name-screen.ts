import { unescapeName, WHITE_CLASS as WHITE } from '../syntax/characters.ts';
import { findNames } from '../syntax/names.ts';
import { PdfSyntaxError } from '../syntax/pdf-objects.ts';
import { decodeString } from '../syntax/pdf-values.ts';
import { SyntaxReader } from '../syntax/syntax-reader.ts';
import { type PdfDanger, RejectedPdf } from './rejected-pdf.ts';

/** Names that no PDF of pages and pictures alone has, by what they bring (ISO 32000-2 tables 201, 43, 333 and 12.7.8). */
const dangers: Readonly<Record<string, PdfDanger>> = {
  JavaScript: 'program',
  Launch: 'launch',
  GoToE: 'launch',
  GoToR: 'launch',
  ImportData: 'launch',
  EmbeddedFile: 'other-files',
  EmbeddedFiles: 'other-files',
  FileAttachment: 'other-files',
  RichMedia: 'media',
  RichMediaContent: 'media',
  RichMediaExecute: 'media',
  Rendition: 'media',
  Movie: 'media',
  Sound: 'media',
};

/** Names whose meaning depends on the bytes around them. */
const TELLING = [
  'ObjStm',
  'Encrypt',
  'AcroForm',
  'XFA',
  'OpenAction',
  'AA',
  'URI',
  'SubmitForm',
  'Filter',
  'Width',
  'Height',
];
const LOOKED_FOR = new Set([...Object.keys(dangers), ...TELLING]);

const OPENS_BY_ITSELF = new RegExp(`^${WHITE}*(?:<<|(\\d{1,10})${WHITE}+\\d{1,5}${WHITE}+R)`);
const LEAVES = new RegExp(`/S${WHITE}*/(?:URI|SubmitForm)(?=[^A-Za-z])`);
const PACKERS = /\/(?:FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL)(?![A-Za-z])/g;

/** Forms without programs hardly have any. */
const MAX_AUTOMATIC = 500;

/** Objects with links; a book of thousands of pages has fewer. */
const MAX_LEAVING = 50_000;

/** How much before and behind a name belongs to it, in bytes, and behind the word that begins an object. */
export const BYTES_BEFORE_NAME = 512;
const MAX_BEHIND_NAME = 600;
/** So much of an address is read; its scheme and machine are at its beginning. */
const MAX_LINK_LENGTH = 200;
export const BYTES_BEHIND_NAME = 2048;

/** Most pixels that one picture within a PDF may say it has. */
export type ScreenBounds = { mostPicturePixels: number };

export type NameScreen = {
  /**
   * Looks at what begins in this part of the bytes; the bytes around a name decide its meaning. Returns how many names of an object
   * stream's type are there.
   */
  look(bytes: Buffer, part?: { start: number; end: number }): number;
  finish(): void;
  /** Whether the file is encrypted. */
  isLocked(): boolean;
};

/** Looks for names in the source of a PDF, part by part. */
export function createNameScreen({ mostPicturePixels }: ScreenBounds): NameScreen {
  const openedByThemselves = new Set<string>();
  const leaving = new Set<string>();
  let automatic = 0;
  let isLocked = false;
  let hasForm = false;
  let hasLiveForm = false;

  /** What an action that runs without a click does, in the dictionary itself or in an object that it names. */
  function noteAutomatic(after: string): void {
    const start = OPENS_BY_ITSELF.exec(after);
    if (!start) return;
    if (++automatic > MAX_AUTOMATIC) throw new RejectedPdf('unreadable');
    if (start[1] !== undefined) {
      openedByThemselves.add(start[1]);
      return;
    }
    const dictionary = cutDictionary(after.slice(after.indexOf('<<')));
    if (LEAVES.test(dictionary)) throw new RejectedPdf('calls-home');
    for (const [, number = ''] of dictionary.matchAll(/(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+R/g))
      openedByThemselves.add(number);
  }

  function noteName(name: string, text: string, end: number): void {
    const danger = Object.hasOwn(dangers, name) ? dangers[name] : undefined;
    if (danger !== undefined) throw new RejectedPdf(danger);
    if (name === 'Encrypt') isLocked = true;
    else if (name === 'AcroForm') hasForm = true;
    else if (name === 'XFA') hasLiveForm = true;
    else if (name === 'OpenAction' || name === 'AA') noteAutomatic(text.slice(end, end + 600));
    else if (name === 'URI' || name === 'SubmitForm') {
      const object = findObjectNumber(text.slice(Math.max(0, end - 400), end));
      if (object !== undefined) leaving.add(object);
      if (leaving.size > MAX_LEAVING) throw new RejectedPdf('unreadable');
    } else if (name === 'Filter') checkPackers(text.slice(end, end + 300));
    else if (name === 'Width') checkPicture(text, end, /\/Height[\0\t\n\f\r ]+(\d{1,12})/, mostPicturePixels);
    else if (name === 'Height') checkPicture(text, end, /\/Width[\0\t\n\f\r ]+(\d{1,12})/, mostPicturePixels);
  }

  return {
    look(bytes, part = { start: 0, end: bytes.length }) {
      let packed = 0;
      for (const { name, end } of findNames(bytes, part, LOOKED_FOR)) {
        if (name === 'ObjStm') {
          packed++;
          continue;
        }
        if (name === 'URI') checkLink(bytes.subarray(end, end + MAX_LINK_LENGTH));
        const before = Math.max(0, end - BYTES_BEFORE_NAME);
        noteName(name, bytes.toString('latin1', before, end + MAX_BEHIND_NAME), end - before);
      }
      for (
        let at = bytes.indexOf(OBJECT_WORD, part.start);
        at !== -1 && at < part.end;
        at = bytes.indexOf(OBJECT_WORD, at + 3)
      ) {
        const scheme = TEXT_OBJECT.exec(bytes.toString('latin1', at, at + BYTES_BEHIND_NAME))?.[1] ?? '';
        if (UNSAFE_SCHEME.test(scheme)) throw new RejectedPdf('unsafe-link');
      }
      return packed;
    },
    finish() {
      if (hasForm && hasLiveForm) throw new RejectedPdf('live-form');
      for (const number of openedByThemselves) if (leaving.has(number)) throw new RejectedPdf('calls-home');
    },
    isLocked: () => isLocked,
  };
}

/** The number of the last object that begins in here. Walks back by hand, so that each character is read only once. */
function findObjectNumber(text: string): string | undefined {
  for (let at = text.lastIndexOf('obj'); at > 0; at = text.lastIndexOf('obj', at - 1)) {
    const generationEnd = skipBack(text, at, WHITE_LETTERS);
    const generation = skipBack(text, generationEnd, DIGITS);
    const numberEnd = skipBack(text, generation, WHITE_LETTERS);
    const number = skipBack(text, numberEnd, DIGITS);
    const isHead =
      generationEnd < at && generation < generationEnd && numberEnd < generation && number < numberEnd;
    if (isHead && generationEnd - generation <= 5)
      return text.slice(Math.max(number, numberEnd - 10), numberEnd);
  }
  return undefined;
}

/** Where the run of these letters begins that ends before `end`. */
function skipBack(text: string, end: number, letters: string): number {
  let at = end;
  while (at > 0 && letters.includes(text.charAt(at - 1))) at--;
  return at;
}

const WHITE_LETTERS = '\0\t\n\f\r ';
const DIGITS = '0123456789';

/** Two packings one over the other unpack a million times over; no program writes that. */
function checkPackers(after: string): void {
  const list = /^[\0\t\n\f\r ]*\[([^\]]*)\]/.exec(after)?.[1];
  if (list !== undefined && (unescapeName(list).match(PACKERS)?.length ?? 0) > 1)
    throw new RejectedPdf('swelling');
}

function checkPicture(text: string, end: number, other: RegExp, mostPixels: number): void {
  const own = /^[\0\t\n\f\r ]+(\d{1,12})/.exec(text.slice(end, end + 20))?.[1];
  if (own === undefined) return;
  const beside = other.exec(text.slice(Math.max(0, end - 300), end + 300))?.[1];
  if (Number(own) * Number(beside ?? 1) > mostPixels) throw new RejectedPdf('too-many-pixels');
}

const SAFE_SCHEMES = new Set(['http', 'https', 'mailto', 'tel', 'ftp', 'sms']);
const OBJECT_WORD = Buffer.from('obj');
/** An address in an object of its own. */
const TEXT_OBJECT = /^obj[\0\t\n\f\r ]*\([\0\t\n\f\r ]*([A-Za-z][A-Za-z-]{2,20}):/;
const UNSAFE_SCHEME = /^(?:file|javascript|vbscript|data|smb|ms-.*)$/i;

/**
 * ISO 32000-2 12.6.4.8: the address is a string; without a scheme it is relative, and two slashes reach another machine. Browsers pass
 * over control characters in it.
 */
function checkLink(after: Uint8Array): void {
  const address = readString(after)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
    ?.replace(/[\0-\x1f\x7f]/g, '')
    .trim();
  if (address === undefined) return;
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  if ((scheme !== undefined && !SAFE_SCHEMES.has(scheme)) || /^[\\/]{2}/.test(address))
    throw new RejectedPdf('unsafe-link');
}

/** The string that begins here, as far as the bytes go (ISO 32000-2 7.3.4); nothing where none does. */
function readString(bytes: Uint8Array): string | undefined {
  try {
    const value = new SyntaxReader(bytes, 0, bytes.length, { repairsStrings: true }).getReadingValue();
    return value.kind === 'string' ? decodeString(value) : undefined;
  } catch (error) {
    if (error instanceof PdfSyntaxError) return undefined;
    throw error;
  }
}

/** Up to the `>>` that belongs to the `<<` it begins with. */
function cutDictionary(source: string): string {
  let depth = 0;
  for (const { 0: bracket, index } of source.matchAll(/<<|>>/g)) {
    depth += bracket === '<<' ? 1 : -1;
    if (depth === 0) return source.slice(0, index + 2);
  }
  return source;
}
