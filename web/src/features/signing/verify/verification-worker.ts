import { verifyFile } from '@porchlight/pdf/verify/verify-file.ts';
import type { CheckAnswer, CheckRequest } from './file-checking.ts';

// Runs beside the page, so that a large file does not freeze it.

addEventListener('message', async ({ data }: MessageEvent<CheckRequest>) => {
  const answer = await check(data);
  postMessage({ number: data.number, ...answer } satisfies CheckAnswer);
});

async function check({ file, ours }: CheckRequest): Promise<Omit<CheckAnswer, 'number'>> {
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { result: { problem: 'unreadable' } };
  }
  return { result: await verifyFile(bytes, ours) };
}
