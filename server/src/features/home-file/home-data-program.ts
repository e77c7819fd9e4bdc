import { parseHomeFile } from '@porchlight/domain/owned-home/home-file/home-file.ts';
import { runBoundedProgram } from '../../platform/base/process-bounds.ts';

// Reads a stranger's home.json, in a process of its own (check-home-data.ts).

/** Answers what is wrong with it, as JSON. */
export async function answerHomeData(input: Buffer) {
  const { problem } = parseHomeFile(input.toString());
  return [Buffer.from(JSON.stringify(problem ?? null))];
}

await runBoundedProgram(import.meta.url, async () => answerHomeData);
