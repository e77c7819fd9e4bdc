import { answer, keepBounds, readInput } from '../../platform/process-bounds.ts';
import { writeEvidencePages } from './certificate-page.ts';
import { openPdf } from './open-pdf.ts';
import { inspectOpenPdf } from './pdf-inspection.ts';
import { writePicturePage } from './picture-page.ts';
import { packMessage, type SealingAnswer, type SealingQuestion, unpackMessage } from './sealing-messages.ts';
import { writeSignatureUpdate } from './signature-update.ts';

// Does all that touches the inside of a PDF or a picture, in a process of its own (sealing-engine.ts). The key that
// signs never comes here: this program leaves room for the signature, and the server fills it in.

keepBounds();
const { message, bytes } = unpackMessage<SealingQuestion>(await readInput());
try {
  const [reply, made] = await work(message, bytes);
  answer(packMessage(reply), made ?? Buffer.alloc(0));
} catch (error) {
  answer(packMessage({ answer: 'failed', reason: error instanceof Error ? error.message : 'unknown' }));
}

async function work(question: SealingQuestion, file: Buffer): Promise<[SealingAnswer, Uint8Array?]> {
  if (question.ask === 'certificate')
    return [{ answer: 'made' }, await writeEvidencePages(question.evidence)];
  if (question.ask === 'place-picture') {
    const page = await writePicturePage(file, question.type);
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
