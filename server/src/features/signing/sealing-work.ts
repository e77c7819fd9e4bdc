import { writeEvidencePage } from './certificate-page.ts';
import { openPdf } from './open-pdf.ts';
import { inspectOpenPdf } from './pdf-inspection.ts';
import { writePicturePage } from './picture-page.ts';
import type { SealingAnswer, SealingQuestion } from './sealing-messages.ts';
import { writeSignatureUpdate } from './signature-update.ts';

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
  const open = await openPdf(file);
  if ('refusal' in open) return [{ answer: 'refused', refusal: open.refusal }];
  if (question.ask === 'inspect') return [{ answer: 'inspected', inspection: inspectOpenPdf(open) }];
  if (open.certification === 'signatures' && question.fields.length > 1) {
    return [{ answer: 'refused', refusal: 'certified' }];
  }
  const update = await writeSignatureUpdate(open, { ...question, signedAt: new Date(question.signedAt) });
  const { contentsStart, contentsLength } = update;
  return [{ answer: 'updated', contentsStart, contentsLength }, update.bytes];
}
