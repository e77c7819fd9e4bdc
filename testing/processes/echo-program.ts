import { runBoundedProgram } from '../../server/src/platform/base/process-bounds.ts';

/** For tests of bounded processes: gives back which process it is and what it was given, or breaks when that is asked for. */
export async function echo(input: Buffer): Promise<Buffer[]> {
  if (input.toString() === 'break') throw new Error('asked to break');
  return [Buffer.from(`${process.pid} ${input}`)];
}

await runBoundedProgram(import.meta.url, async () => echo);
