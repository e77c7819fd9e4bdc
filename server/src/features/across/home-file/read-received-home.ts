import { createHash } from 'node:crypto';
import {
  type HomeFile,
  homeFileNames,
  MAX_DATA_BYTES,
} from '@porchlight/domain/owned-home/home-file/home-file.ts';
import { Failure } from '../../../platform/http/failure.ts';
import { checkHomeData } from './check-home-data.ts';
import { collect, listStoredEntries, NotReadable, type ReadRange, type StoredEntry } from './zip-entries.ts';

/** A home file that was read and found whole: its content, and the bytes of each document. */
export type ReceivedHome = {
  file: HomeFile;
  open(document: HomeFile['documents'][number]): AsyncIterable<Uint8Array>;
};

/** Reads a home file and checks each of its files against the manifest. BAD_INPUT names the file or the reason. */
export async function readReceivedHome(size: number, read: ReadRange): Promise<ReceivedHome> {
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
