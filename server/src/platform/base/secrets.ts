import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { loadKeptFile, saveFileOnce } from './kept-file.ts';
import { OperatorError } from './operator-error.ts';

/** `authSecret` signs sessions and links; `fileKey`, 32 bytes, wraps the keys of stored documents and seals those of second factors. */
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
  const kept = (await loadStoredSecrets(path)) ?? (await keepNewSecrets(path));
  return { authSecret: authSecret ?? kept.authSecret, fileKey: fileKey ?? kept.fileKey };
}

const keptSecrets = z.object({
  authSecret: z.string().min(32),
  fileKey: z.base64().transform((text): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'))),
});

/** The secrets kept in a file, or nothing when there is none. Throws as `loadSecrets` does. */
export async function loadStoredSecrets(path: string): Promise<Secrets | undefined> {
  const text = await loadKeptFile(path);
  if (text === undefined) return undefined;
  const result = keptSecrets.safeParse(parseJson(text));
  if (result.success && result.data.fileKey.length === 32) return result.data;
  throw new OperatorError(
    `The secrets in ${path} are damaged, so Porchlight did not start; nothing was changed. ` +
      'Put the file back from a backup. If there is none and no documents are stored yet, delete it and start again. ' +
      'Documents that were stored under the lost key cannot be read without it.',
  );
}

async function keepNewSecrets(path: string): Promise<Secrets> {
  const secrets = { authSecret: randomBytes(32).toString('base64url'), fileKey: randomBytes(32) };
  await saveSecrets(path, secrets);
  return (await loadStoredSecrets(path)) ?? secrets;
}

/** Keeps secrets in a file, once: one that is there stays. */
export async function saveSecrets(path: string, { authSecret, fileKey }: Secrets): Promise<void> {
  const kept = { authSecret, fileKey: Buffer.from(fileKey).toString('base64') };
  await saveFileOnce(path, `${JSON.stringify(kept, null, 2)}\n`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
