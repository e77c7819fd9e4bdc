import {
  type HomeFile,
  type HomeFileProblem,
  readHomeFile,
} from '@porchlight/domain/owned-home/home-file/home-file.ts';
import * as z from 'zod/mini';
import { runBounded } from '../../../platform/bounded-process.ts';
import { Failure } from '../../../platform/http/failure.ts';

const MEBIBYTE = 1024 * 1024;
const PROGRAM = {
  program: new URL('./home-data-program.ts', import.meta.url),
  readable: [new URL('./', import.meta.url), new URL('../../../../../domain/', import.meta.url)],
};
const BOUNDS = {
  ...{ mostMs: 5_000, mostMemory: 512 * MEBIBYTE, mostHeap: 256, longestAnswer: 16 * 1024 },
  // On a busy machine a process takes half a minute to start.
  maxWaitMs: 90_000,
};
/** The bounds end it. */
const endsByItself = new AbortController().signal;

const foundProblem = z.object({
  reason: z.enum(['home-file.not-one', 'home-file.newer', 'home-file.kinds', 'home-file.twice']),
  params: z.optional(z.record(z.string(), z.union([z.string().check(z.maxLength(5_000)), z.number()]))),
});

/**
 * The content of a home.json. It is parsed in a bounded process first, so that this thread parses a file of a home alone.
 *
 * @throws BAD_INPUT with the reason where it is none, or took more than 5 s of a processor or 512 MiB to find out.
 */
export async function checkHomeData(data: Buffer): Promise<HomeFile> {
  async function* input(): AsyncGenerator<Uint8Array> {
    yield data;
  }
  const answered = await runBounded(PROGRAM, input(), BOUNDS, endsByItself);
  const isGood = answered?.toString() === 'null';
  const { file, problem } = isGood ? readHomeFile(data.toString()) : { problem: parseProblem(answered) };
  if (file === undefined) throw new Failure('BAD_INPUT', problem);
  return file;
}

function parseProblem(answered: Buffer | undefined): HomeFileProblem {
  const parsed = foundProblem.safeParse(answered && JSON.parse(answered.toString()));
  return parsed.success ? (parsed.data as HomeFileProblem) : { reason: 'home-file.not-one' };
}
