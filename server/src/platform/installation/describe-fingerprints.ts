import { createHash, createHmac, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '../base/config-types.ts';
import { loadKeptFile, saveFileOnce } from '../base/kept-file.ts';
import type { Secrets } from '../base/secrets.ts';
import type { SigningKey } from '../base/signing-key.ts';

/** What processes of one installation must have in common, by the name an operator knows it under. */
export type ConfigurationFingerprints = Record<'AUTH_SECRET' | 'FILE_KEY' | 'SIGNING_KEY' | 'files', string>;

/** Fingerprints of the keys, and of the place where files are kept. */
export async function describeInstallation(
  config: Pick<Config, 'dataDir' | 's3'>,
  { authSecret, fileKey }: Secrets,
  signingKey: SigningKey,
): Promise<ConfigurationFingerprints> {
  return {
    AUTH_SECRET: fingerprint(authSecret, 'AUTH_SECRET'),
    FILE_KEY: fingerprint(fileKey, 'FILE_KEY'),
    SIGNING_KEY: signingKey.id,
    files: await describeStore(config),
  };
}

function fingerprint(secret: string | Uint8Array, name: string): string {
  return createHmac('sha256', secret).update(`porchlight installation ${name}`).digest('base64url');
}

/** A folder has no name that two machines agree about, so it gets one of its own. */
async function describeStore({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<string> {
  if (s3)
    return createHash('sha256')
      .update(`${s3.endpoint ?? s3.region} ${s3.bucket}`)
      .digest('base64url');
  const path = join(dataDir, 'files-id.txt');
  const kept = await loadKeptFile(path);
  if (kept !== undefined) return kept.trim();
  await saveFileOnce(path, `${randomUUID()}\n`);
  return ((await loadKeptFile(path)) ?? '').trim();
}
