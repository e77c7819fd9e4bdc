import type { SignatureEvidenceText } from '@porchlight/domain/signing/signature-evidence.ts';
import type { PlacedField, SignatureMark } from '@porchlight/domain/signing/signature-marks.ts';
import type { Refused } from '@porchlight/domain/signing/signing-refusals.ts';
import type { PdfInspection, SigningEvidence } from './sealing.types.ts';

/** What the sealing program is asked; the PDF or the picture comes behind it. Dates travel as text. */
export type SealingQuestion =
  | { ask: 'inspect'; ours: readonly string[] }
  | { ask: 'place-picture'; type: 'image/jpeg' | 'image/png' }
  | {
      ask: 'update';
      fields: readonly PlacedField[];
      mark: SignatureMark;
      name: string;
      date: string;
      signedAt: string;
      signatureId: string;
      room: number;
    }
  | { ask: 'certificate'; evidence: Written<SigningEvidence>; text: SignatureEvidenceText };

/** What it answers; the bytes it made come behind it. */
export type SealingAnswer =
  | ({ answer: 'refused' } & Refused)
  | { answer: 'inspected'; inspection: PdfInspection }
  | { answer: 'made' }
  | { answer: 'updated'; contentsStart: number; contentsLength: number }
  | { answer: 'failed'; reason: string };

/** As JSON holds it. */
export type Written<Value> = Value extends Date
  ? string
  : Value extends object
    ? { [Key in keyof Value]: Written<Value[Key]> }
    : Value;

/** Four bytes tell how long the message is; bytes of any kind follow it. */
export function packMessage(message: SealingQuestion | SealingAnswer): Buffer {
  const text = Buffer.from(JSON.stringify(message));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, text]);
}

/** @throws when the message is not whole. */
export function unpackMessage<Message>(packed: Buffer): { message: Message; bytes: Buffer } {
  const end = 4 + packed.readUInt32BE(0);
  return { message: JSON.parse(packed.toString('utf8', 4, end)), bytes: packed.subarray(end) };
}
