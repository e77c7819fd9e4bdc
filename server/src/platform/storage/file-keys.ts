import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';
import { SealBroken } from './sealed-file.ts';

/**
 * Encrypts the key of one file with the master key, to be stored in the file's row: without the row the file can no longer be decrypted.
 * The path is bound in, so that the result opens nothing at another path. Both keys: 32 bytes.
 *
 * AES-256-GCM with a random nonce, so one master key may wrap up to 2^32 keys (NIST SP 800-38D, 8.3). The result is version (1 byte), nonce
 * (12), encrypted key (32), tag (16).
 */
export function wrapFileKey(masterKey: Uint8Array, fileKey: Uint8Array, path: string): Uint8Array {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', createSecretKey(masterKey), nonce).setAAD(bindTo(path));
  return Buffer.concat([VERSION, nonce, cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
}

/** The key of one file again. Throws `SealBroken` when it was changed, or wrapped for another path or master key. */
export function unwrapFileKey(masterKey: Uint8Array, wrappedKey: Uint8Array, path: string): Uint8Array {
  if (wrappedKey.length !== WRAPPED_BYTES || wrappedKey[0] !== VERSION[0])
    throw new SealBroken('no wrapped key');
  const nonce = wrappedKey.subarray(VERSION.length, VERSION.length + NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', createSecretKey(masterKey), nonce)
    .setAAD(bindTo(path))
    .setAuthTag(wrappedKey.subarray(-TAG_BYTES));
  const fileKey = decipher.update(wrappedKey.subarray(VERSION.length + NONCE_BYTES, -TAG_BYTES));
  try {
    decipher.final();
  } catch (cause) {
    throw new SealBroken('the key of a file is not genuine', { cause });
  }
  return fileKey;
}

const VERSION = Buffer.of(1);
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const WRAPPED_BYTES = VERSION.length + NONCE_BYTES + 32 + TAG_BYTES;

/** The purpose comes first, so that nothing else the master key may ever encrypt passes for a file's key. */
function bindTo(path: string): Uint8Array {
  return Buffer.concat([Buffer.from('porchlight file key'), VERSION, Buffer.from(path)]);
}
