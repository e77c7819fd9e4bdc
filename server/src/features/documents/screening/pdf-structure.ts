import { type FileDanger, MOST_PDF_PICTURE_PIXELS } from '@porchlight/domain/documents/file-dangers.ts';
import { notSafe } from './refusals.ts';

/** Names that stand in no PDF of pages and pictures alone, by what they bring (ISO 32000-2 tables 201, 43, 333 and 12.7.8). */
const dangers: Readonly<Record<string, FileDanger>> = {
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

const WHITE = '[\\0\\t\\n\\f\\r ]';
/** Any of those names, each letter as itself or as `#` and two digits (7.3.5). */
const NAME = /\/([A-Za-z#][A-Za-z\d#]{1,53})(?=[\0\t\n\f\r ()<>[\]{}/%]|$)/g;
const OPENS_BY_ITSELF = new RegExp(`^${WHITE}*(?:<<|(\\d{1,10})${WHITE}+\\d{1,5}${WHITE}+R)`);
const LEAVES = new RegExp(`/S${WHITE}*/(?:URI|SubmitForm)(?=[^A-Za-z])`);
const OBJECT = new RegExp(`(\\d{1,10})${WHITE}+\\d{1,5}${WHITE}+obj`, 'g');
const PACKERS = /\/(?:FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL)(?![A-Za-z])/g;

export type StructureScreen = {
  look(text: string): void;
  finish(): void;
  /** Whether the file is encrypted. */
  isLocked(): boolean;
};

/** Looks for names in the source of a PDF, part by part; parts may overlap. */
export function createStructureScreen(): StructureScreen {
  const openedByThemselves = new Set<string>();
  const leaving = new Set<string>();
  let isLocked = false;
  let hasForm = false;
  let hasLiveForm = false;

  /** What an action that runs without a click does, in the dictionary itself or in an object that it names. */
  function noteAutomatic(after: string): void {
    const start = OPENS_BY_ITSELF.exec(after);
    if (!start) return;
    if (start[1] !== undefined) {
      openedByThemselves.add(start[1]);
      return;
    }
    const dictionary = cutDictionary(after.slice(after.indexOf('<<')));
    if (LEAVES.test(dictionary)) throw notSafe('calls-home');
    for (const [, number = ''] of dictionary.matchAll(/(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+R/g))
      openedByThemselves.add(number);
  }

  function noteName(name: string, text: string, end: number): void {
    const danger = Object.hasOwn(dangers, name) ? dangers[name] : undefined;
    if (danger !== undefined) throw notSafe(danger);
    if (name === 'Encrypt') isLocked = true;
    else if (name === 'AcroForm') hasForm = true;
    else if (name === 'XFA') hasLiveForm = true;
    else if (name === 'OpenAction' || name === 'AA') noteAutomatic(text.slice(end, end + 600));
    else if (name === 'URI') {
      checkLink(text.slice(end, end + 200));
      const object = [...text.slice(Math.max(0, end - 400), end).matchAll(OBJECT)].at(-1)?.[1];
      if (object !== undefined) leaving.add(object);
    } else if (name === 'SubmitForm') {
      const object = [...text.slice(Math.max(0, end - 400), end).matchAll(OBJECT)].at(-1)?.[1];
      if (object !== undefined) leaving.add(object);
    } else if (name === 'Filter') checkPackers(text.slice(end, end + 300));
    else if (name === 'Width') checkPicture(text, end, /\/Height[\0\t\n\f\r ]+(\d{1,12})/);
    else if (name === 'Height') checkPicture(text, end, /\/Width[\0\t\n\f\r ]+(\d{1,12})/);
  }

  return {
    look(text) {
      for (const match of text.matchAll(NAME)) {
        const [, written = ''] = match;
        const name = written.includes('#') ? unescapeName(written) : written;
        noteName(name, text, match.index + match[0].length);
      }
      for (const [, scheme = ''] of text.matchAll(TEXT_OBJECT))
        if (UNSAFE_SCHEME.test(scheme)) throw notSafe('unsafe-link');
    },
    finish() {
      if (hasForm && hasLiveForm) throw notSafe('live-form');
      for (const number of openedByThemselves) if (leaving.has(number)) throw notSafe('calls-home');
    },
    isLocked: () => isLocked,
  };
}

/** Two packings one over the other unpack a million times over; no program writes that. */
function checkPackers(after: string): void {
  const list = /^[\0\t\n\f\r ]*\[([^\]]*)\]/.exec(after)?.[1];
  if (list !== undefined && (unescapeName(list).match(PACKERS)?.length ?? 0) > 1) throw notSafe('swelling');
}

function checkPicture(text: string, end: number, other: RegExp): void {
  const own = /^[\0\t\n\f\r ]+(\d{1,12})/.exec(text.slice(end, end + 20))?.[1];
  if (own === undefined) return;
  const beside = other.exec(text.slice(Math.max(0, end - 300), end + 300))?.[1];
  if (Number(own) * Number(beside ?? 1) > MOST_PDF_PICTURE_PIXELS) throw notSafe('too-many-pixels');
}

const SAFE_SCHEMES = new Set(['http', 'https', 'mailto', 'tel', 'ftp', 'sms']);
/** An address in an object of its own. */
const TEXT_OBJECT = /obj[\0\t\n\f\r ]*\([\0\t\n\f\r ]*([A-Za-z][A-Za-z-]{2,20}):/g;
const UNSAFE_SCHEME = /^(?:file|javascript|vbscript|data|smb|ms-.*)$/i;

/** ISO 32000-2 12.6.4.8: the address is a string; without a scheme it is relative, and two slashes reach another machine. */
function checkLink(after: string): void {
  const address = readString(after)?.trim();
  if (address === undefined) return;
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  if ((scheme !== undefined && !SAFE_SCHEMES.has(scheme)) || /^[\\/]{2}/.test(address))
    throw notSafe('unsafe-link');
}

/** The start of a literal or hexadecimal string (ISO 32000-2 7.3.4). */
function readString(source: string): string | undefined {
  const hex = /^[\0\t\n\f\r ]*<([\da-f\0\t\n\f\r ]+)>/i.exec(source)?.[1];
  if (hex !== undefined) return Buffer.from(hex.replace(/[^\da-f]/gi, ''), 'hex').toString('latin1');
  const literal = /^[\0\t\n\f\r ]*\(((?:\\[\s\S]|[^\\)])*)/.exec(source)?.[1];
  return literal
    ?.replace(/\\([0-7]{1,3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8) & 255))
    .replace(/\\(?:\r\n?|\n)/g, '')
    .replace(/\\(.)/g, '$1');
}

function cutDictionary(source: string): string {
  let depth = 0;
  for (let at = 0; at < source.length - 1; at++) {
    const two = source.slice(at, at + 2);
    if (two === '<<') depth++;
    if (two === '>>' && --depth === 0) return source.slice(0, at + 2);
    if (two === '<<' || two === '>>') at++;
  }
  return source;
}

function unescapeName(name: string): string {
  return name.replace(/#([\dA-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
