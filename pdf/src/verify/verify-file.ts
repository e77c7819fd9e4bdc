import { holds } from '../syntax/byte-search.ts';
import { PdfSyntaxError } from '../syntax/pdf-objects.ts';
import type { PdfStructure } from '../syntax/pdf-structure.ts';
import { getPdfName, parsePdfText } from '../syntax/pdf-values.ts';
import { checkSignature, forbidsChanges, type SignatureCheck, unreadSignature } from './check-signature.ts';
import { bytesToHex, digest } from './cms/algorithms.ts';
import { findAdditions, type LaterSignature } from './later-changes.ts';
import { loadNewestStructure, loadStructureUpTo, type NewestStructure } from './newest-structure.ts';
import { listSignatureFields, type VerifiedSignatureField } from './signature-fields.ts';
import { loadSignatureDictionary } from './signed-range.ts';
import {
  type Addition,
  type Breach,
  type CheckedSignature,
  type FileAnswer,
  type FileProblem,
  type FileVerdict,
  MAX_CHECKED_FILE_BYTES,
  type MovingPart,
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
  const newest = await loadNewestStructure(bytes);
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
  if (bytes.length > MAX_CHECKED_FILE_BYTES) return 'too-large';
  // Where readers look for it (ISO 32000-2 annex I).
  if (!holds(bytes.subarray(0, 1024), '%PDF-')) return 'not-a-pdf';
  return globalThis.crypto?.subtle === undefined ? 'no-cryptography' : null;
}

/** A signature with what is needed to judge what came after it. */
type Candidate = {
  check: SignatureCheck;
  id: string | null;
  object: number | null;
  /** Where the dictionary lies, in bytes from the file's first. */
  place: number | null;
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
  const additions = await readAdditions(candidates, newest);
  for (const candidate of candidates)
    checked.push(await judge(candidate, candidates, newest.structure, additions));
  return checked;
}

/** Nothing where the form cannot be read. */
async function listFields(structure: PdfStructure): Promise<VerifiedSignatureField[] | undefined> {
  return listSignatureFields(structure).catch((failure: unknown) => {
    if (failure instanceof PdfSyntaxError) return undefined;
    throw failure;
  });
}

async function checkField(
  structure: PdfStructure,
  field: VerifiedSignatureField,
  ours: ReadonlySet<string>,
): Promise<Candidate> {
  const { signature: object } = field;
  const broken = (breach: Breach): Candidate => ({
    check: { ...unreadSignature, integrity: { state: 'broken', breach } },
    id: null,
    object,
    place: null,
    end: 0,
    state: null,
    isFinal: false,
  });
  if (object === null) return broken('signature-malformed');
  try {
    const read = await loadSignatureDictionary(structure, object);
    if ('breach' in read) return broken(read.breach);
    const { end } = read.range;
    const check = await checkSignature(structure.bytes, read, ours);
    const state = await loadStructureUpTo(structure.bytes, end);
    const own = await state?.readObject(object);
    const before: Candidate = {
      check,
      id: findId(field, read.dictionary.entries),
      object,
      place: own?.offset ?? null,
      end,
      state,
      isFinal: forbidsChanges(read.dictionary),
    };
    // The signed bytes have to be a whole file in which the signature has the same place as now.
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

type Additions = (state: PdfStructure) => Addition | null;

/** The first addition after the state that a signature covers, beyond what later signatures may bring. */
async function readAdditions(
  candidates: readonly Candidate[],
  { structure, isWhole }: NewestStructure,
): Promise<Additions> {
  const { sections } = structure;
  const placeOf = (state: PdfStructure) => sections.findIndex(({ offset }) => offset === state.newest.offset);
  const states = candidates.flatMap(({ state }) => (state !== null && placeOf(state) >= 0 ? [state] : []));
  const [first] = states.toSorted((one, other) => placeOf(other) - placeOf(one));
  if (first === undefined || !isWhole) return () => 'structure-replaced';
  const additions = await findAdditions(first, structure, ({ start, section }) => {
    const found = candidates.find(
      ({ state, place }) => state?.newest.offset === section.offset && place !== null && place >= start,
    );
    return found === undefined ? null : describeLater(found);
  });
  return (state) => {
    const place = placeOf(state);
    if (place < 0) return 'structure-replaced';
    return additions.slice(placeOf(first) - place).find((addition) => addition !== null) ?? null;
  };
}

/** Anyone can make a time-stamp, so it must not show anything. Only an intact signature made here may. */
function describeLater({ check: { kind, integrity, origin }, object }: Candidate): LaterSignature | null {
  if (object === null) return null;
  const isIntact = integrity.state === 'intact';
  if (kind === 'time-stamp') return { object, brings: 'field', isVouchedFor: isIntact };
  return { object, brings: 'marks', isVouchedFor: isIntact && origin === 'here' };
}

async function judge(
  { check, id, end, state, isFinal }: Candidate,
  candidates: readonly Candidate[],
  { bytes }: PdfStructure,
  additions: Additions,
): Promise<CheckedSignature> {
  const isLast = candidates.every((other) => other.end <= end || other.check.integrity.state === 'broken');
  let addition = state === null ? null : additions(state);
  if (state !== null && isFinal && !isLast) addition ??= 'changes-forbidden';
  return { ...check, id, addition, covered: end, coveredSha256: await readSha256(bytes.subarray(0, end)) };
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
  { dictionary }: VerifiedSignatureField,
  signature: VerifiedSignatureField['dictionary']['entries'],
): string | null {
  const texts = [dictionary.entries.get('T'), signature.get('Reason'), signature.get('ContactInfo')].map(
    parsePdfText,
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
  return bytesToHex(await digest('SHA-256', new Uint8Array(bytes)));
}

function toNothing(failure: unknown): never[] {
  if (failure instanceof PdfSyntaxError) return [];
  throw failure;
}

/**
 * What in a file can make it look different from one time to the next although no byte changes: scripts, layers, and XFA
 * forms. Looked for where the catalog leads to; a signature cannot say what such a file showed when it was made.
 */
async function listMovingParts(structure: PdfStructure): Promise<MovingPart[]> {
  const { entries } = await structure.readCatalog();
  const names = await structure.followDictionary(entries.get('Names'));
  const action = await structure.followDictionary(entries.get('OpenAction'));
  const form = await structure.followDictionary(entries.get('AcroForm'));
  const hasScripts =
    names?.entries.has('JavaScript') ||
    entries.has('AA') ||
    getPdfName(action?.entries.get('S')) === 'JavaScript';
  return [
    ...(hasScripts ? (['scripts'] as const) : []),
    ...(entries.has('OCProperties') ? (['layers'] as const) : []),
    ...(form?.entries.has('XFA') ? (['xfa'] as const) : []),
  ];
}
