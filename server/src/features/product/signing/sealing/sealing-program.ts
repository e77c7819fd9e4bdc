import { answer, keepBounds, readInput } from '../../../../platform/process-bounds.ts';
import { packMessage, type SealingQuestion, unpackMessage } from './sealing-messages.ts';

// Does all that touches the inside of a PDF or a picture, in a process of its own (sealing-engine.ts). The key that
// signs never comes here: this program leaves room for the signature, and the server fills it in.

keepBounds();
// Loaded while the file comes in: half of the time a signature takes is this program's start.
const [packed, { doSealingWork }] = await Promise.all([readInput(), import('./sealing-work.ts')]);
const { message, bytes } = unpackMessage<SealingQuestion>(packed);
try {
  const [reply, made] = await doSealingWork(message, bytes);
  answer(packMessage(reply), made ?? Buffer.alloc(0));
} catch (error) {
  answer(packMessage({ answer: 'failed', reason: error instanceof Error ? error.message : 'unknown' }));
}
