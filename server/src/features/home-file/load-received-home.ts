import { createHash } from 'node:crypto';
import {
  type HomeFile,
  type HomeFileProblem,
  homeFileNames,
  MAX_DATA_BYTES,
  parseHomeFile,
} from '@porchlight/domain/owned-home/home-file/home-file.ts';
import * as z from 'zod/mini';
import { runBounded } from '../../platform/base/bounded-process.ts';
import { Failure } from '../../platform/base/failure.ts';
import { collect, listStoredEntries, NotReadable, type ReadRange, type StoredEntry } from './zip-entries.ts';

/** A home file that was read and found whole: its content, and the bytes of each document. */
export type ReceivedHome = {
  file: HomeFile;
  open(document: HomeFile['documents'][number]): AsyncIterable<Uint8Array>;
};

const MEBIBYTE = 1024 * 1024;

const PROGRAM = {
  program: new URL('./home-data-program.ts', import.meta.url),
  readable: [new URL('./', import.meta.url), new URL('../../../../domain/', import.meta.url)],
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
async function checkHomeData(data: Buffer): Promise<HomeFile> {
  async function* input(): AsyncGenerator<Uint8Array> {
    yield data;
  }
  const answered = await runBounded(PROGRAM, input(), BOUNDS, endsByItself);
  const isGood = answered?.toString() === 'null';
  const { file, problem } = isGood ? parseHomeFile(data.toString()) : { problem: parseProblem(answered) };
  if (file === undefined) throw new Failure('BAD_INPUT', problem);
  return file;
}

function parseProblem(answered: Buffer | undefined): HomeFileProblem {
  const parsed = foundProblem.safeParse(answered && JSON.parse(answered.toString()));
  return parsed.success ? (parsed.data as HomeFileProblem) : { reason: 'home-file.not-one' };
}

/** Reads a home file and checks each of its files against the manifest. BAD_INPUT names the file or the reason. */
export async function loadReceivedHome(size: number, read: ReadRange): Promise<ReceivedHome> {
  const entries = await listStoredEntries(size, read).catch(refuseUnreadable);
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const data = requireEntry(byName, homeFileNames.data);
  const sums = readManifest(String(await readWhole(read, requireEntry(byName, homeFileNames.manifest))));
  for (const name of sums.keys()) if (!byName.has(name)) throw refuse('home-file.missing', name);
  for (const { name, ...range } of entries) {
    if (name === homeFileNames.manifest) continue;
    const sum = sums.get(name);
    if (sum === undefined) throw refuse('home-file.unlisted', name);
    if ((await hash(read(range))) !== sum) throw refuse('home-file.changed', name);
  }
  const file = await checkHomeData(await readWhole(read, data));
  for (const { file: name, size: bytes, sha256 } of file.documents) {
    const entry = byName.get(name);
    if (entry === undefined) throw refuse('home-file.missing', name);
    if (entry.end - entry.start !== bytes || sums.get(name) !== sha256)
      throw refuse('home-file.changed', name);
  }
  const open = ({ file: name }: { file: string }) => read(requireEntry(byName, name));
  return { file, open };
}

/** Lines of `sha256sum`. */
function readManifest(text: string): ReadonlyMap<string, string> {
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [, sum, name] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
      if (sum === undefined || name === undefined) throw refuse('home-file.changed', homeFileNames.manifest);
      return [name, sum];
    }),
  );
}

async function hash(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const sum = createHash('sha256');
  for await (const chunk of chunks) sum.update(chunk);
  return sum.digest('hex');
}

function readWhole(read: ReadRange, { start, end }: StoredEntry): Promise<Buffer> {
  if (end - start > MAX_DATA_BYTES) throw notOne();
  return collect(read({ start, end }));
}

function requireEntry(byName: ReadonlyMap<string, StoredEntry>, name: string): StoredEntry {
  const entry = byName.get(name);
  if (entry === undefined) throw notOne();
  return entry;
}

function refuseUnreadable(error: unknown): never {
  if (!(error instanceof NotReadable)) throw error;
  if (error.compressed !== undefined) throw refuse('home-file.compressed', error.compressed);
  throw notOne();
}

const notOne = () => new Failure('BAD_INPUT', { reason: 'home-file.not-one' });
/** Names of a stranger's file are cut to what a sentence can hold. */
const refuse = (
  reason: 'home-file.changed' | 'home-file.compressed' | 'home-file.missing' | 'home-file.unlisted',
  file: string,
) => new Failure('BAD_INPUT', { reason, params: { file: file.slice(0, 200) } });
