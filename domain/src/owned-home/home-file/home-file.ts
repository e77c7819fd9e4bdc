import * as z from 'zod/mini';
import { instantField } from '../../kernel/fields.ts';
import { findRecordKind } from '../home-record-kinds.ts';

/** What a file of a home calls itself, and the version that is written. A reader takes this version and every earlier one. */
export const HOME_FILE_FORMAT = 'porchlight-home';
export const HOME_FILE_VERSION = 1;

/** The entries of the ZIP beside those in `documents/`. */
export const homeFileNames = { data: 'home.json', page: 'index.html', manifest: 'manifest.txt' } as const;

/** Of one kind a home keeps a thousand at most; this bounds all of them together, and the documents. */
const MAX_RECORDS = 10_000;
/** Fields of one record; a kind has some twenty. */
const MAX_FIELDS = 100;
/** The most that is read of `home.json`, in bytes. */
export const MAX_DATA_BYTES = 8 * 1024 * 1024;
/** Lists and records in one another: the file, its records, one of them, its content, a list in that, and a row. */
const MAX_DEPTH = 8;

const name = z.string().check(z.minLength(1), z.maxLength(300));
const homeFileContent = z.object({
  format: z.literal(HOME_FILE_FORMAT),
  version: z.literal(HOME_FILE_VERSION),
  exportedAt: instantField,
  records: z
    .array(
      z.object({
        id: z.uuid(),
        kind: name,
        content: z.record(z.string(), z.unknown()).check(z.refine(hasFewFields)),
        enteredAt: instantField,
        changedAt: instantField,
      }),
    )
    .check(z.maxLength(MAX_RECORDS)),
  documents: z
    .array(
      z.object({
        id: z.uuid(),
        name,
        /** Its place in the ZIP. */
        file: z.string().check(z.regex(/^documents\/[^/]{1,255}$/)),
        /** In bytes. */
        size: z.int().check(z.minimum(1)),
        sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
      }),
    )
    .check(z.maxLength(MAX_RECORDS)),
});
export type HomeFile = z.infer<typeof homeFileContent>;

/** Why a file is refused, with what its sentence is made of. */
export type HomeFileProblem =
  | { reason: 'home-file.not-one' }
  | { reason: 'home-file.newer'; params: { version: number } }
  | { reason: 'home-file.kinds'; params: { kinds: string } }
  | { reason: 'home-file.twice'; params: { what: string } };

function hasFewFields(content: object): boolean {
  return Object.keys(content).length <= MAX_FIELDS;
}

/**
 * The text of `home.json` as a file of a home, or why it is none that can be read. A stranger's text costs up to a second here, so that the
 * server asks a bounded process first (check-home-data.ts).
 */
export function parseHomeFile(
  text: string,
): { file: HomeFile; problem?: never } | { problem: HomeFileProblem; file?: never } {
  const json = isTooDeep(text) ? undefined : parseJson(text);
  // Lists that are too long are refused before each of their entries is checked.
  const list = z.optional(
    z.custom<unknown[]>((value) => !Array.isArray(value) || value.length <= MAX_RECORDS),
  );
  const head = z
    .object({ format: z.literal(HOME_FILE_FORMAT), version: z.int(), records: list, documents: list })
    .safeParse(json);
  if (!head.success) return { problem: { reason: 'home-file.not-one' } };
  const { version } = head.data;
  if (version > HOME_FILE_VERSION) return { problem: { reason: 'home-file.newer', params: { version } } };
  const parsed = homeFileContent.safeParse(json);
  if (!parsed.success) return { problem: { reason: 'home-file.not-one' } };
  const { records, documents } = parsed.data;
  const unknown = new Set(records.map(({ kind }) => kind).filter((kind) => !findRecordKind(kind)));
  if (unknown.size > 0)
    return {
      problem: { reason: 'home-file.kinds', params: { kinds: [...unknown].slice(0, 10).join(', ') } },
    };
  const ids = [records.map(({ id }) => id), documents.map(({ id }) => id), documents.map(({ file }) => file)];
  const twice = ids.map(findTwice).find((what) => what !== undefined);
  return twice === undefined
    ? { file: parsed.data }
    : { problem: { reason: 'home-file.twice', params: { what: twice } } };
}

/** The fields of records that name a document. */
const DOCUMENT_FIELDS = ['documentId', 'receiptId'] as const;

export const isDocumentField = (name: string): boolean => DOCUMENT_FIELDS.some((field) => field === name);

/** The ids of the documents that a record names. */
export const listDocumentIds = (content: Record<string, unknown>): string[] =>
  DOCUMENT_FIELDS.map((name) => content[name]).filter((id) => typeof id === 'string');

/** The same content with the ids of its documents as `idOf` has them. */
export function withDocument(
  content: Record<string, unknown>,
  idOf: (id: string) => string,
): Record<string, unknown> {
  const changed = DOCUMENT_FIELDS.flatMap((name) => {
    const id = content[name];
    return typeof id === 'string' ? [[name, idOf(id)]] : [];
  });
  return { ...content, ...Object.fromEntries(changed) };
}

const [QUOTE, BACKSLASH] = [34, 92];
/** Of [ and {, and of ] and }. */
const [OPENING, CLOSING] = [
  [91, 123],
  [93, 125],
];

/** Whether JSON nests deeper than any file of a home. Looks at each letter once, and keeps nothing. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInText) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) isInText = false;
    } else if (code === QUOTE) isInText = true;
    else if (code === OPENING[0] || code === OPENING[1]) {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (code === CLOSING[0] || code === CLOSING[1]) depth -= 1;
  }
  return false;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const findTwice = (list: readonly string[]): string | undefined =>
  list.length === new Set(list).size ? undefined : list.find(isSecond());

function isSecond(): (each: string) => boolean {
  const seen = new Set<string>();
  return (each) => seen.size === seen.add(each).size;
}
