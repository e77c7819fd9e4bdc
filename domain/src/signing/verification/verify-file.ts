import { digest, toHex } from './algorithms.ts';
import { checkSignature, forbidsChanges, type SignatureCheck, unreadSignature } from './check-signature.ts';
import { findAddition } from './later-changes.ts';
import { listMovingParts } from './moving-parts.ts';
import { holds, type NewestStructure, readNewestStructure, readStructureUpTo } from './newest-structure.ts';
import { PdfSyntaxError } from './pdf-objects.ts';
import type { PdfStructure } from './pdf-structure.ts';
import { readText } from './pdf-values.ts';
import { listSignatureFields, type SignatureField } from './signature-fields.ts';
import { readSignatureDictionary } from './signed-range.ts';
import type { LaterSignatures } from './state-comparison.ts';
import {
  type Addition,
  type Breach,
  type CheckedSignature,
  type FileAnswer,
  type FileProblem,
  type FileVerdict,
  LARGEST_CHECKED_FILE,
} from './verification.ts';

/**
 * Checks every signature of a PDF and gives the file one answer. `ours`: SHA-256 of the certificates that this installation
 * signs or signed with, as hex. The same in a browser and in Node; nothing is sent anywhere.
 */
export async function verifyFile(
  bytes: Uint8Array,
  ours: readonly string[],
): Promise<FileVerdict | { problem: FileProblem }> {
  const problem = findProblem(bytes);
  if (problem !== null) return { problem };
  const newest = await readNewestStructure(bytes);
  if (newest?.structure.isEncrypted) return { problem: 'encrypted' };
  const known = new Set(ours.map((fingerprint) => fingerprint.replaceAll(':', '').toLowerCase()));
  const signatures = await checkAll(bytes, newest, known);
  return {
    answer: decideAnswer(signatures),
    sha256: await readSha256(bytes),
    size: bytes.length,
    signatures,
    movingParts: newest ? await listMovingParts(newest.structure).catch(toNothing) : [],
  };
}

function findProblem(bytes: Uint8Array): FileProblem | null {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > LARGEST_CHECKED_FILE) return 'too-large';
  // Where readers look for it (ISO 32000-2 annex I).
  if (!holds(bytes.subarray(0, 1024), '%PDF-')) return 'not-a-pdf';
  return globalThis.crypto?.subtle === undefined ? 'no-cryptography' : null;
}

/** A signature with what is needed to judge what came after it. */
type Candidate = {
  check: SignatureCheck;
  id: string | null;
  object: number | null;
  end: number;
  state: PdfStructure | null;
  isFinal: boolean;
};

async function checkAll(
  bytes: Uint8Array,
  newest: NewestStructure | null,
  ours: ReadonlySet<string>,
): Promise<CheckedSignature[]> {
  const fields = newest === null ? [] : await listFields(newest.structure);
  const signed = fields?.filter(({ isSigned }) => isSigned) ?? [];
  if (newest === null || signed.length === 0) {
    // One that the document no longer leads to was cut loose; readers do not agree on what such a file is.
    return holds(bytes, '/ByteRange') ? [await describeBroken('left-over')] : [];
  }
  const candidates: Candidate[] = [];
  for (const field of signed) candidates.push(await checkField(newest.structure, field, ours));
  candidates.sort((one, other) => one.end - other.end);
  const checked: CheckedSignature[] = [];
  for (const candidate of candidates) checked.push(await judge(candidate, candidates, newest));
  return checked;
}

/** Nothing where the form cannot be read. */
async function listFields(structure: PdfStructure): Promise<SignatureField[] | undefined> {
  return listSignatureFields(structure).catch((failure: unknown) => {
    if (failure instanceof PdfSyntaxError) return undefined;
    throw failure;
  });
}

async function checkField(
  structure: PdfStructure,
  field: SignatureField,
  ours: ReadonlySet<string>,
): Promise<Candidate> {
  const { signature: object } = field;
  const broken = (breach: Breach): Candidate => ({
    check: { ...unreadSignature, integrity: { state: 'broken', breach } },
    id: null,
    object,
    end: 0,
    state: null,
    isFinal: false,
  });
  if (object === null) return broken('signature-malformed');
  try {
    const read = await readSignatureDictionary(structure, object);
    if ('breach' in read) return broken(read.breach);
    const { end } = read.range;
    const check = await checkSignature(structure.bytes, read, ours);
    const state = await readStructureUpTo(structure.bytes, end);
    const own = await state?.readObject(object);
    const before: Candidate = {
      check,
      id: findId(field, read.dictionary.entries),
      object,
      end,
      state,
      isFinal: forbidsChanges(read.dictionary),
    };
    // The bytes it speaks for have to be a whole file in which it stands where it stands now.
    if (state === null || own?.offset !== (await structure.readObject(object))?.offset)
      return check.integrity.state === 'intact'
        ? { ...before, check: { ...check, integrity: { state: 'broken', breach: 'range-wrong' } } }
        : before;
    return before;
  } catch (failure) {
    if (failure instanceof PdfSyntaxError) return broken('signature-malformed');
    throw failure;
  }
}

async function judge(
  { check, id, end, state, isFinal }: Candidate,
  candidates: readonly Candidate[],
  { structure, isWhole }: NewestStructure,
): Promise<CheckedSignature> {
  const later: LaterSignatures = new Map(
    candidates.flatMap((other) =>
      other.end > end && other.object !== null && other.check.integrity.state !== 'broken'
        ? [[other.object, { end: other.end }] as const]
        : [],
    ),
  );
  let addition: Addition | null = null;
  if (state !== null && (end < structure.bytes.length || !isWhole)) {
    addition = isWhole ? await findAddition(state, structure, later) : 'structure-replaced';
    if (isFinal && later.size > 0) addition ??= 'changes-forbidden';
  }
  const last = candidates.findLast((other) => other.check.kind === 'signature');
  if (check.origin === 'here' && last !== undefined && last.end > end && last.check.origin !== 'here')
    addition ??= 'signed-elsewhere-later';
  const coveredSha256 = await readSha256(structure.bytes.subarray(0, end));
  return { ...check, id, addition, covered: end, coveredSha256 };
}

function decideAnswer(signatures: readonly CheckedSignature[]): FileAnswer {
  if (signatures.length === 0) return 'not-signed';
  if (signatures.some(({ integrity }) => integrity.state === 'broken')) return 'broken';
  const here = signatures.filter(({ origin }) => origin === 'here');
  if (here.length === 0) return 'signed-elsewhere';
  return here.some(({ addition }) => addition !== null) ? 'changed' : 'signed-here';
}

const ID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/i;

function findId(
  { dictionary }: SignatureField,
  signature: SignatureField['dictionary']['entries'],
): string | null {
  const texts = [dictionary.entries.get('T'), signature.get('Reason'), signature.get('ContactInfo')].map(
    readText,
  );
  for (const text of texts) {
    const found = ID.exec(text ?? '')?.[0];
    if (found !== undefined) return found.toLowerCase();
  }
  return null;
}

async function describeBroken(breach: Breach): Promise<CheckedSignature> {
  return {
    ...unreadSignature,
    integrity: { state: 'broken', breach },
    id: null,
    addition: null,
    covered: 0,
    coveredSha256: await readSha256(new Uint8Array()),
  };
}

async function readSha256(bytes: Uint8Array): Promise<string> {
  return toHex(await digest('SHA-256', new Uint8Array(bytes)));
}

function toNothing(failure: unknown): never[] {
  if (failure instanceof PdfSyntaxError) return [];
  throw failure;
}
