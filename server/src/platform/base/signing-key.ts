import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { link, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { loadKeptFile, saveFileOnce } from './kept-file.ts';
import { OperatorError } from './operator-error.ts';

/**
 * The installation's key for signatures that others check (ES256, RFC 7518 3.4). `id` is its thumbprint (RFC 7638), and
 * `publicJwk` what others may know.
 */
export type SigningKey = { id: string; privateKey: KeyObject; publicJwk: Record<string, string> };

/**
 * The key the operator gave, or the one in `<dataDir>/signing-key.pem`, which is made when it is first needed and then
 * only ever replaced by `rotateSigningKey`.
 *
 * @throws with what to do when the file is damaged.
 */
export async function loadSigningKey(dataDir: string, given?: KeyObject): Promise<SigningKey> {
  if (given) return describeKey(given);
  const path = join(dataDir, 'signing-key.pem');
  const kept = await loadKeptFile(path);
  if (kept !== undefined) return describeKey(parseKey(kept, path));
  await saveFileOnce(path, makeKey());
  return describeKey(parseKey((await loadKeptFile(path)) ?? '', path));
}

/**
 * Puts a new key in the place of the one in the data folder, for a server that is not running. The old one is kept beside it
 * under its id; what was signed with it is checked with its certificate or its public part, and needs no private key. Broken off
 * anywhere, it leaves a whole key in place.
 *
 * @throws when there is no key, or a damaged one.
 */
export async function rotateSigningKey(
  dataDir: string,
): Promise<{ old: string; next: string; kept: string }> {
  const path = join(dataDir, 'signing-key.pem');
  const pem = await loadKeptFile(path);
  if (pem === undefined)
    throw new OperatorError(`There is no signing key in ${path} yet; the server makes one when it starts.`);
  const old = describeKey(parseKey(pem, path)).id;
  const kept = join(dataDir, `signing-key.${old}.pem`);
  const unfinished = join(dataDir, 'signing-key.next.pem');
  await saveFileOnce(unfinished, makeKey());
  const next = describeKey(parseKey((await loadKeptFile(unfinished)) ?? '', unfinished)).id;
  await link(path, kept).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  await rename(unfinished, path);
  return { old, next, kept };
}

/** The key in the data folder and those before it, as PEM by the names of their files; none are made. */
export async function loadSigningKeys(dataDir: string): Promise<Record<string, string>> {
  const names = await readdir(dataDir).catch(() => []);
  const keys: Record<string, string> = {};
  for (const name of names.filter((each) => /^signing-key(\.[\w-]+)?\.pem$/.test(each)).sort()) {
    const path = join(dataDir, name);
    const pem = await loadKeptFile(path);
    if (pem === undefined) continue;
    parseKey(pem, path);
    keys[name] = pem;
  }
  return keys;
}

/** Whether a private key makes ES256 signatures. */
function isSigningKey(key: KeyObject): boolean {
  return key.asymmetricKeyType === 'ec' && key.asymmetricKeyDetails?.namedCurve === 'prime256v1';
}

function makeKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return String(privateKey.export({ format: 'pem', type: 'pkcs8' }));
}

function describeKey(privateKey: KeyObject): SigningKey {
  const { x = '', y = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const thumbprint = createHash('sha256').update(JSON.stringify({ crv: 'P-256', kty: 'EC', x, y }));
  const id = thumbprint.digest('base64url');
  return { id, privateKey, publicJwk: { kty: 'EC', crv: 'P-256', x, y, kid: id, use: 'sig', alg: 'ES256' } };
}

function parseKey(pem: string, path: string): KeyObject {
  try {
    const key = createPrivateKey(pem);
    if (isSigningKey(key)) return key;
  } catch {
    // Said below, for either case.
  }
  throw new OperatorError(
    `The signing key in ${path} is damaged, so Porchlight did not start; nothing was changed. ` +
      'Put the file back from a backup, or delete it and start again: a new key is made, and whoever checks signatures reads it from /.well-known/jwks.json.',
  );
}
