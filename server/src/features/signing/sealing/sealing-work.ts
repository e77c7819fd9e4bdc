import { dateOfSigning, signatureOf } from '@porchlight/content/en/signing.ts';
import type { PlacedField } from '@porchlight/domain/signing/signature-marks.ts';
import { shownSize } from '@porchlight/pdf/draw/page-geometry.ts';
import { findFreePlace } from '@porchlight/pdf/sign/free-place.ts';
import { type OpenPdf, openPdf } from '@porchlight/pdf/sign/open-pdf.ts';
import {
  createSignatureUpdate,
  fitOnPages,
  type SignatureUpdate,
} from '@porchlight/pdf/sign/signature-update.ts';
import { renderPicturePage } from '@porchlight/pdf/write/picture-page.ts';
import { renderEvidencePage } from './certificate-page.ts';
import type { PdfInspection } from './sealing.types.ts';
import type { SealingAnswer, SealingQuestion } from './sealing-messages.ts';
import { drawFields, type MarkOfSigner } from './signature-appearance.ts';

/** Does what is asked with a file, and gives the bytes it made. */
export async function doSealingWork(
  question: SealingQuestion,
  file: Buffer,
): Promise<[SealingAnswer, Uint8Array?]> {
  if (question.ask === 'certificate')
    return [{ answer: 'made' }, await renderEvidencePage(question.evidence, question.text)];
  if (question.ask === 'place-picture') {
    const page = renderPicturePage(file, question.type);
    return page ? [{ answer: 'made' }, page] : [{ answer: 'refused', refusal: 'damaged' }];
  }
  // First of all: what was added can be just what makes the file hard to read. Every signature of ours has this name in plain
  // sight, and loading the verifier takes as long as a small file takes to inspect.
  if (question.ask === 'inspect' && file.includes('/ByteRange')) {
    const { findSignatureRefusal } = await import('../earlier-signatures.ts');
    const refused = await findSignatureRefusal(file, question.ours);
    if (refused !== null) return [{ answer: 'refused', ...refused }];
  }
  const open = await openPdf(file);
  if ('refusal' in open) return [{ answer: 'refused', ...open }];
  if (question.ask === 'inspect') return [{ answer: 'inspected', inspection: inspectOpenPdf(open) }];
  if (open.certification === 'signatures' && question.fields.length > 1) {
    return [{ answer: 'refused', refusal: 'certified' }];
  }
  const update = await placeSignature(open, { ...question, signedAt: new Date(question.signedAt) });
  const { contentsStart, contentsLength } = update;
  return [{ answer: 'updated', contentsStart, contentsLength }, update.bytes];
}

function inspectOpenPdf(open: OpenPdf): PdfInspection {
  return {
    pages: open.pages.map(shownSize),
    signatures: open.signatureFields.filter(({ signature }) => signature).length,
    freePlace: { kind: 'signature', ...findFreePlace(open) },
    onlyOneField: open.certification === 'signatures',
  };
}

type SignatureToPlace = MarkOfSigner & {
  fields: readonly PlacedField[];
  /** Room for the signature itself, in bytes. */
  room: number;
};

/**
 * Draws what a signature shows and writes the update that adds it, with everything but the signature itself.
 *
 * @throws RangeError when a field names a page that is not there.
 */
async function placeSignature(open: OpenPdf, signer: SignatureToPlace): Promise<SignatureUpdate> {
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
  return createSignatureUpdate(open, { id: signatureId, name, signedAt, field, marks, room });
}
