import { readHomeFile } from '@porchlight/domain/owned-home/home-file/home-file.ts';
import { runProgram } from '../../../platform/process-bounds.ts';

// Reads a stranger's home.json and answers what is wrong with it, in a process of its own (check-home-data.ts).

await runProgram(import.meta.url, async () => async (input) => {
  const { problem } = readHomeFile(input.toString());
  return [Buffer.from(JSON.stringify(problem ?? null))];
});
