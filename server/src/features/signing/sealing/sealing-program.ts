import { runBoundedProgram } from '../../../platform/base/process-bounds.ts';
import { packMessage, type SealingQuestion, unpackMessage } from './sealing-messages.ts';

// Does all that touches the inside of a PDF or a picture, in a process of its own (sealing-engine.ts). The key that
// signs never comes here: this program leaves room for the signature, and the server fills it in.

/** Gives the work of the program. It is loaded while the file comes in: half of the time a signature takes is this program's start. */
export async function loadSealingWork() {
  const { doSealingWork } = await import('./sealing-work.ts');
  return async (packed: Buffer): Promise<Uint8Array[]> => {
    const { message, bytes } = unpackMessage<SealingQuestion>(packed);
    try {
      const [reply, made = Buffer.alloc(0)] = await doSealingWork(message, bytes);
      return [packMessage(reply), made];
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      return [packMessage({ answer: 'failed', reason })];
    }
  };
}

await runBoundedProgram(import.meta.url, loadSealingWork);
