import { dateOfSigning, signatureOf } from '@porchlight/content/en/signing/certificate-page.ts';
import type { PlacedField } from '@porchlight/domain/signing/signature-marks.ts';
import type { OpenPdf } from '@porchlight/pdf/sign/open-pdf.ts';
import {
  fitOnPages,
  type SignatureUpdate,
  writeSignatureUpdate,
} from '@porchlight/pdf/sign/signature-update.ts';
import { drawFields, type MarkOfSigner } from './signature-appearance.ts';

export type SignatureToPlace = MarkOfSigner & {
  fields: readonly PlacedField[];
  /** Room for the signature itself, in bytes. */
  room: number;
};

/**
 * Draws what a signature shows and writes the update that adds it, with everything but the signature itself.
 *
 * @throws RangeError when a field names a page that is not there.
 */
export async function placeSignature(open: OpenPdf, signer: SignatureToPlace): Promise<SignatureUpdate> {
  const { name, signedAt, signatureId, room } = signer;
  const fields = fitOnPages(open, signer.fields);
  const drawings = await drawFields(fields, signer);
  const title = signatureOf(name);
  const marks = fields.map((field, index) => {
    const drawing = drawings[index];
    if (!drawing) throw new RangeError('a field was not drawn');
    const isSignature = field.kind === 'signature';
    return { ...field, drawing, isSignature, title: field.kind === 'date' ? dateOfSigning : title };
  });
  const field = { name: `Signature ${signatureId}`, title };
  return writeSignatureUpdate(open, { id: signatureId, name, signedAt, field, marks, room });
}
