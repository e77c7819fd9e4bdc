import { createPrivateKey, type KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { saveFileOnce } from '../base/kept-file.ts';
import { loadStoredSecrets, type Secrets, saveSecrets } from '../base/secrets.ts';
import { loadSigningKeys } from '../base/signing-key.ts';

/** What the environment gives of an installation's keys, and where it keeps the others. */
export type KeySource = {
  dataDir: string;
  authSecret: string | undefined;
  fileKey: Uint8Array | undefined;
  signingKey: KeyObject | undefined;
};

/** `signingKeys`: PEM by the name of its file in the data folder, the one in use under `signing-key.pem`. */
export type InstallationKeys = Secrets & { signingKeys: Record<string, string> };

/**
 * The keys an installation works with, wherever they are kept.
 *
 * @throws when there are none: a backup under keys made for the occasion would open nothing.
 */
export async function loadInstallationKeys(source: KeySource): Promise<InstallationKeys> {
  const { dataDir, authSecret, fileKey, signingKey } = source;
  const kept = await loadStoredSecrets(join(dataDir, 'secrets.json'));
  const secrets = { authSecret: authSecret ?? kept?.authSecret, fileKey: fileKey ?? kept?.fileKey };
  const signingKeys = await loadSigningKeys(dataDir);
  if (signingKey) signingKeys[IN_USE] = String(signingKey.export({ format: 'pem', type: 'pkcs8' }));
  const missing = [
    secrets.authSecret === undefined && 'AUTH_SECRET',
    secrets.fileKey === undefined && 'FILE_KEY',
    signingKeys[IN_USE] === undefined && 'SIGNING_KEY',
  ].filter((name) => name !== false);
  if (secrets.authSecret === undefined || secrets.fileKey === undefined || missing.length > 0) {
    throw new Error(
      `The installation's keys (${missing.join(', ')}) are neither in ${dataDir} nor in the environment. Give the DATA_DIR and ` +
        'the variables that the server runs with.',
    );
  }
  return { authSecret: secrets.authSecret, fileKey: secrets.fileKey, signingKeys };
}

export function formatKeys({ authSecret, fileKey, signingKeys }: InstallationKeys): string {
  return JSON.stringify({ authSecret, fileKey: Buffer.from(fileKey).toString('base64'), signingKeys });
}

export function parseKeys(text: string): InstallationKeys {
  return writtenKeys.parse(JSON.parse(text));
}

/** Which variables name another key than the backup has; what it holds could not be opened with them. */
export function findOtherKeys(keys: InstallationKeys, source: KeySource): string[] {
  const signing = createPrivateKey(keys.signingKeys[IN_USE] ?? '');
  return [
    source.authSecret !== undefined && source.authSecret !== keys.authSecret && 'AUTH_SECRET',
    source.fileKey !== undefined && !Buffer.from(source.fileKey).equals(keys.fileKey) && 'FILE_KEY',
    source.signingKey !== undefined && !source.signingKey.equals(signing) && 'SIGNING_KEY',
  ].filter((name) => name !== false);
}

/** Whether a data folder has keys of its own. */
export async function hasKeys(dataDir: string): Promise<boolean> {
  const kept = await loadStoredSecrets(join(dataDir, 'secrets.json'));
  return kept !== undefined || Object.keys(await loadSigningKeys(dataDir)).length > 0;
}

/** Puts the keys into a data folder that has none. */
export async function saveKeys(dataDir: string, keys: InstallationKeys): Promise<void> {
  await saveSecrets(join(dataDir, 'secrets.json'), keys);
  for (const [name, pem] of Object.entries(keys.signingKeys)) await saveFileOnce(join(dataDir, name), pem);
}

const IN_USE = 'signing-key.pem';

const writtenKeys = z.object({
  authSecret: z.string().min(32),
  fileKey: z.base64().transform((text): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'))),
  signingKeys: z.record(z.string().regex(/^signing-key(\.[\w-]+)?\.pem$/), z.string()),
});
