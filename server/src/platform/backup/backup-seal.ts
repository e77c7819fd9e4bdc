import { createHmac, hkdfSync, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { decryptRange, measureUnsealed, sealChunks } from '../storage/sealed-file.ts';
import type { LentChunks } from '../storage/storage.ts';

// A backup is a header and then one sealed file (platform/storage/sealed-file.ts): segments of AES-256-GCM, counted, the last one
// marked, so that a change, an exchange and a cut are found wherever they are.
//
//   header   name and version (8 bytes), scrypt's log2 N, r and p (1 each), salt (32), check value (16)

/** The file is no backup, or one of a version this release does not know. */
export class NotABackup extends Error {
  override name = 'NotABackup';
}

/** The passphrase does not open this backup. */
export class WrongPassphrase extends Error {
  override name = 'WrongPassphrase';
}

/** Fewest characters of a passphrase that a backup is made with. */
export const MIN_PASSPHRASE_LENGTH = 16;

/** What scrypt costs: log2 N, r and p. */
export type Cost = readonly [log: number, r: number, p: number];

/** The whole file: what `chunks` hold, under a key that only the passphrase gives (scrypt, RFC 7914; takes 128 MiB for a moment). */
export async function* sealBackup(
  passphrase: string,
  chunks: LentChunks,
  cost: Cost = USUAL_COST,
): LentChunks {
  const begin = Buffer.concat([NAME_AND_VERSION, Buffer.from(cost), randomBytes(SALT_BYTES)]);
  const { key, check } = await deriveKeys(passphrase, begin);
  yield Buffer.concat([begin, check]);
  yield* sealChunks(key, chunks);
}

/**
 * Opens a backup. `read` gives what it holds, from the beginning each time; no byte comes out before its segment has proven genuine, and
 * `SealBroken` is thrown where one has not.
 *
 * @throws `NotABackup`, `WrongPassphrase`
 */
export async function openBackup(
  path: string,
  passphrase: string,
): Promise<{ size: number; read(): AsyncIterable<Uint8Array> }> {
  const { header, size } = await readHeader(path);
  if (!header.subarray(0, NAME_AND_VERSION.length).equals(NAME_AND_VERSION))
    throw new NotABackup('this file is no backup, or was made by a newer release');
  const { key, check } = await deriveKeys(passphrase, header.subarray(0, BEGIN_BYTES));
  if (!timingSafeEqual(check, header.subarray(BEGIN_BYTES))) throw new WrongPassphrase('another passphrase');
  const storage = {
    read: (_path: string, range = { start: 0, end: size - HEADER_BYTES }): LentChunks =>
      createReadStream(path, {
        start: HEADER_BYTES + range.start,
        end: HEADER_BYTES + range.end - 1,
        highWaterMark: READ_BYTES,
      }),
  };
  return { size, read: () => decryptRange(storage, path, key, measureUnsealed(size - HEADER_BYTES)) };
}

const NAME_AND_VERSION = Buffer.from('PRCHBKP\x01', 'latin1');
/** What OWASP's Password Storage Cheat Sheet asks of scrypt. */
const USUAL_COST: Cost = [17, 8, 1];
const SALT_BYTES = 32;
const CHECK_BYTES = 16;
const BEGIN_BYTES = NAME_AND_VERSION.length + USUAL_COST.length + SALT_BYTES;
const HEADER_BYTES = BEGIN_BYTES + CHECK_BYTES;
const READ_BYTES = 1024 * 1024;

/** A header that someone made up must not take the machine's memory. */
const MAX_MEMORY = 1024 ** 3;

/** Both depend on every byte of the header before the check value, so that none of them can be changed unseen. */
async function deriveKeys(passphrase: string, begin: Buffer): Promise<{ key: Uint8Array; check: Buffer }> {
  const [log = 0, r = 0, p = 0] = begin.subarray(NAME_AND_VERSION.length);
  if (log < 10 || log > 24 || r < 1 || r > 32 || p < 1 || p > 16 || 128 * 2 ** log * r > MAX_MEMORY)
    throw new NotABackup('the header of this backup is damaged');
  const secret = await new Promise<Buffer>((resolve, reject) => {
    const cost = { N: 2 ** log, r, p, maxmem: 2 * MAX_MEMORY };
    const salt = begin.subarray(-SALT_BYTES);
    scrypt(passphrase.normalize('NFKC'), salt, 32, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
  const key = new Uint8Array(hkdfSync('sha256', secret, begin, 'porchlight backup', 32));
  const check = createHmac('sha256', key).update('porchlight backup check').digest().subarray(0, CHECK_BYTES);
  return { key, check };
}

async function readHeader(path: string): Promise<{ header: Buffer; size: number }> {
  const file = await open(path);
  try {
    const header = Buffer.alloc(HEADER_BYTES);
    const { bytesRead } = await file.read(header, 0, HEADER_BYTES, 0);
    if (bytesRead < HEADER_BYTES) throw new NotABackup('this file is no backup');
    return { header, size: (await file.stat()).size };
  } finally {
    await file.close();
  }
}
