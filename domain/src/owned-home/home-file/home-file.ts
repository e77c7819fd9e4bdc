import * as z from 'zod/mini';
import { instantField } from '../../kernel/fields.ts';
import { findRecordKind } from '../home-record-kinds.ts';

/** What a file of a home calls itself, and the version that is written. A reader takes this version and every earlier one. */
export const HOME_FILE_FORMAT = 'porchlight-home';
export const HOME_FILE_VERSION = 1;

/** The entries of the ZIP beside those in `documents/`. */
export const homeFileNames = { data: 'home.json', page: 'index.html', manifest: 'manifest.txt' } as const;

/** Of one kind a home keeps a thousand at most; this bounds all of them together. */
const MOST_RECORDS = 10_000;

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
        content: z.record(z.string(), z.unknown()),
        enteredAt: instantField,
        changedAt: instantField,
      }),
    )
    .check(z.maxLength(MOST_RECORDS)),
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
    .check(z.maxLength(MOST_RECORDS)),
});
export type HomeFile = z.infer<typeof homeFileContent>;

/** Why a file is refused, with what its sentence is made of. */
export type HomeFileProblem =
  | { reason: 'home-file.not-one' }
  | { reason: 'home-file.newer'; params: { version: number } }
  | { reason: 'home-file.kinds'; params: { kinds: string } }
  | { reason: 'home-file.twice'; params: { what: string } };

/** The text of `home.json` as a file of a home, or why it is none that can be read. */
export function readHomeFile(
  text: string,
): { file: HomeFile; problem?: never } | { problem: HomeFileProblem; file?: never } {
  const json = parseJson(text);
  const head = z.object({ format: z.literal(HOME_FILE_FORMAT), version: z.int() }).safeParse(json);
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

/** The same content with the id of its document as `idOf` has it; every kind calls that field `documentId`. */
export function withDocument(
  content: Record<string, unknown>,
  idOf: (id: string) => string,
): Record<string, unknown> {
  const { documentId } = content;
  return typeof documentId === 'string' ? { ...content, documentId: idOf(documentId) } : content;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const findTwice = (list: readonly string[]): string | undefined =>
  list.length === new Set(list).size ? undefined : list.find((each, at) => list.indexOf(each) !== at);
