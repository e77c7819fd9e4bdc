import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { join } from 'node:path';
import { keepFileOnce, readKeptFile } from './kept-file.ts';

/**
 * The installation's key for signatures that others check (ES256, RFC 7518 3.4). `id` is its thumbprint (RFC 7638), and
 * `publicJwk` what others may know.
 */
export type SigningKey = { id: string; privateKey: KeyObject; publicJwk: Record<string, string> };

/**
 * The key the operator gave, or the one in `<dataDir>/signing-key.pem`, which is made when it is first needed and never
 * written again.
 *
 * @throws with what to do when the file is damaged.
 */
export async function loadSigningKey(dataDir: string, given?: KeyObject): Promise<SigningKey> {
  if (given) return describeKey(given);
  const path = join(dataDir, 'signing-key.pem');
  const kept = await readKeptFile(path);
  if (kept !== undefined) return describeKey(parseKey(kept, path));
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  await keepFileOnce(path, String(privateKey.export({ format: 'pem', type: 'pkcs8' })));
  return describeKey(parseKey((await readKeptFile(path)) ?? '', path));
}

/** Whether a private key makes ES256 signatures. */
function isSigningKey(key: KeyObject): boolean {
  return key.asymmetricKeyType === 'ec' && key.asymmetricKeyDetails?.namedCurve === 'prime256v1';
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
  throw new Error(
    `The signing key in ${path} is damaged, so Porchlight did not start; nothing was changed. ` +
      'Put the file back from a backup, or delete it and start again: a new key is made, and whoever checks signatures reads it from /.well-known/jwks.json.',
  );
}
