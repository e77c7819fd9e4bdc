import { createHash } from 'node:crypto';
import { signatureEvidence } from '@porchlight/content/en/signing.ts';
import type { Refused } from '@porchlight/domain/signing/signing-refusals.ts';
import type { SealingIdentity, TimestampService } from '@porchlight/pdf/sign/signing.types.ts';
import { createReadyProcess, type ProcessBounds } from '../../../platform/base/bounded-process.ts';
import type { PdfInspection, SealedDocument, SealRequest, SigningEvidence } from './sealing.types.ts';
import {
  packMessage,
  type SealingAnswer,
  type SealingQuestion,
  unpackMessage,
  type Written,
} from './sealing-messages.ts';

/**
 * Whether and how a PDF can be signed. What takes the reader past its bounds is damaged. `ours`: SHA-256 of the certificates that this
 * installation signs or signed with, as hex; a file with additions behind one of their signatures is refused.
 */
export async function inspectPdf(
  bytes: Uint8Array,
  ours: readonly string[],
  signal = never,
): Promise<PdfInspection | Refused> {
  const { message } = await ask({ ask: 'inspect', ours }, bytes, signal);
  if (message.answer === 'inspected') return message.inspection;
  return refuse(message);
}

/**
 * A picture as a page of US Letter, upright as its EXIF says, with room for a signature beneath it. The same picture
 * gives the same bytes.
 */
export async function placePictureOnPage(
  bytes: Uint8Array,
  type: string,
  signal = never,
): Promise<Uint8Array | Refused> {
  if (type !== 'image/jpeg' && type !== 'image/png') return { refusal: 'picture-format' };
  const { message, bytes: page } = await ask({ ask: 'place-picture', type }, bytes, signal);
  return message.answer === 'made' ? page : refuse(message);
}

/**
 * Seals a PDF with one more signature (PAdES, ETSI EN 319 142-1): B-T when the time-stamp service answers, else B-B, and
 * the level says which. The bytes that came in are the start of those that come out.
 */
export async function sealDocument(request: SealRequest, signal = never): Promise<SealedDocument | Refused> {
  const { pdf, mark, fields, date, signer, signatureId, signedAt, identity, timestamps } = request;
  const { fillSignature, roomFor } = await import('@porchlight/pdf/sign/signature-filling.ts');
  const room = roomFor(identity, timestamps);
  const { message, bytes: update } = await ask(
    {
      ask: 'update',
      ...{ mark, fields, date, signatureId, room },
      name: signer.name,
      signedAt: signedAt.toISOString(),
    },
    pdf,
    signal,
  );
  if (message.answer !== 'updated') return refuse(message);
  const bytes = Buffer.concat([pdf, update]);
  const { level, timestampProblem } = await fillSignature(bytes, message, { identity, timestamps, signal });
  return { bytes, sha256Before: sha256(pdf), sha256After: sha256(bytes), level, timestampProblem };
}

/** The page that shows how a document was signed, sealed like a document; its own signature is not to be seen on it. */
export async function renderCertificatePage(
  evidence: SigningEvidence,
  by: { identity: SealingIdentity; timestamps: TimestampService | undefined },
  signal = never,
): Promise<SealedDocument> {
  const written: Written<SigningEvidence> = JSON.parse(JSON.stringify(evidence));
  const { message, bytes: pdf } = await ask(
    { ask: 'certificate', evidence: written, text: signatureEvidence },
    Buffer.alloc(0),
    signal,
  );
  if (message.answer !== 'made') throw new Error(`No certificate page was made: ${explain(message)}.`);
  const sealed = await sealDocument(
    {
      ...{ pdf, ...by, fields: [], date: evidence.signedAt.toISOString().slice(0, 10) },
      mark: { kind: 'typed', text: evidence.siteName },
      signer: { name: evidence.siteName },
      signatureId: `${evidence.signatureId}/certificate`,
      signedAt: evidence.signedAt,
    },
    signal,
  );
  if ('refusal' in sealed) throw new Error(`The certificate page was not sealed: ${sealed.refusal}.`);
  return sealed;
}

const never = new AbortController().signal;

const MEBIBYTE = 1024 * 1024;
const BOUNDS: ProcessBounds = {
  mostMs: 20_000,
  mostMemory: 768 * MEBIBYTE,
  mostHeap: 384,
  longestAnswer: 256 * MEBIBYTE,
};
const root = new URL('../../../../../', import.meta.url);
const PROGRAM = {
  program: new URL('./sealing-program.ts', import.meta.url),
  readable: ['server/src/features/signing/', 'server/src/platform/pdf/', 'pdf/', 'content/', 'domain/'].map(
    (path) => new URL(path, root),
  ),
};

/** Opening a document asks first, and signing it a little later: reading takes people longer than a process to start. */
const READY_MS = 10 * 60_000;
const run = createReadyProcess(PROGRAM, BOUNDS, READY_MS);

async function ask(question: SealingQuestion, file: Uint8Array, signal: AbortSignal) {
  async function* input() {
    yield packMessage(question);
    yield file;
  }
  const packed = await run(input(), signal);
  if (packed === undefined) return { message: { answer: 'ended' } as const, bytes: Buffer.alloc(0) };
  return unpackMessage<SealingAnswer>(packed);
}

type Answer = Awaited<ReturnType<typeof ask>>['message'];

function refuse(answer: Answer): Refused {
  if (answer.answer === 'refused') {
    const { answer: _, ...refused } = answer;
    return refused;
  }
  // A reader that had to be ended was given a file that no reader should be given.
  if (answer.answer === 'ended') return { refusal: 'damaged' };
  throw new Error(`The sealing program did not do its work: ${explain(answer)}.`);
}

function explain(answer: Answer): string {
  return answer.answer === 'failed' ? answer.reason : answer.answer;
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
