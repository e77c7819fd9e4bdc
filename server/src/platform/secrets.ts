import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { makeDataFolder } from './data-folder.ts';

/** `authSecret` signs sessions and links; `fileKey`, 32 bytes, wraps the keys of stored documents. */
export type Secrets = { authSecret: string; fileKey: Uint8Array };

/**
 * The secrets the operator gave, and for those not given the ones in `<dataDir>/secrets.json`, which is made when it
 * is first needed and never written again.
 *
 * @throws with what to do when the file is damaged: documents stored under a lost key cannot be read, so a new key is
 * never made in its place.
 */
export async function loadSecrets(dataDir: string, given: Partial<Secrets>): Promise<Secrets> {
  const { authSecret, fileKey } = given;
  if (authSecret !== undefined && fileKey !== undefined) return { authSecret, fileKey };
  const path = join(dataDir, 'secrets.json');
  const kept = (await readSecrets(path)) ?? (await keepNewSecrets(dataDir, path));
  return { authSecret: authSecret ?? kept.authSecret, fileKey: fileKey ?? kept.fileKey };
}

const keptSecrets = z.object({
  authSecret: z.string().min(32),
  fileKey: z.base64().transform((text): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'))),
});

async function readSecrets(path: string): Promise<Secrets | undefined> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  const result = keptSecrets.safeParse(parseJson(text));
  if (result.success && result.data.fileKey.length === 32) return result.data;
  throw new Error(
    `The secrets in ${path} are damaged, so Porchlight did not start; nothing was changed. ` +
      'Put the file back from a backup. If there is none and no documents are stored yet, delete it and start again. ' +
      'Documents that were stored under the lost key cannot be read without it.',
  );
}

/**
 * A link, and not a rename, puts the finished file in its place: it fails where another process was faster, and then
 * that one's secrets count.
 */
async function keepNewSecrets(dataDir: string, path: string): Promise<Secrets> {
  const secrets = { authSecret: randomBytes(32).toString('base64url'), fileKey: randomBytes(32) };
  const text = JSON.stringify({ ...secrets, fileKey: secrets.fileKey.toString('base64') }, null, 2);
  await makeDataFolder(dataDir);
  const unfinished = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await writeThrough(unfinished, `${text}\n`);
    await link(unfinished, path);
  } catch (error) {
    if (!isErrorCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
  await syncFolder(dataDir);
  return (await readSecrets(path)) ?? secrets;
}

async function writeThrough(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
