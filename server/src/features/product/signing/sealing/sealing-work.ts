import { openPdf } from '@porchlight/pdf/sign/open-pdf.ts';
import { writePicturePage } from '@porchlight/pdf/write/picture-page.ts';
import { writeEvidencePage } from './certificate-page.ts';
import { inspectOpenPdf } from './pdf-inspection.ts';
import type { SealingAnswer, SealingQuestion } from './sealing-messages.ts';
import { placeSignature } from './signature-placing.ts';

/** Does what is asked with a file, and gives the bytes it made. */
export async function doSealingWork(
  question: SealingQuestion,
  file: Buffer,
): Promise<[SealingAnswer, Uint8Array?]> {
  if (question.ask === 'certificate')
    return [{ answer: 'made' }, await writeEvidencePage(question.evidence, question.text)];
  if (question.ask === 'place-picture') {
    const page = writePicturePage(file, question.type);
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
