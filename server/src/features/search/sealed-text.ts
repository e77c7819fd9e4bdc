import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { SealBroken } from '../../platform/storage/sealed-file.ts';

/**
 * Encrypts the pages of a document under a key made from its file's own (32 bytes), so that deleting the document makes
 * the text as unreadable as the file. The result is version (1 byte), nonce (12), encrypted pages, tag (16).
 */
export function sealPages(fileKey: Uint8Array, documentId: string, pages: readonly string[]): Uint8Array {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(fileKey), nonce).setAAD(Buffer.from(documentId));
  const packed = deflateRawSync(JSON.stringify(pages));
  return Buffer.concat([VERSION, nonce, cipher.update(packed), cipher.final(), cipher.getAuthTag()]);
}

/** The pages again. Throws `SealBroken` when they were changed, or sealed for another document or file. */
export function decryptPages(fileKey: Uint8Array, documentId: string, sealed: Uint8Array): string[] {
  if (sealed.length < VERSION.length + NONCE_BYTES + TAG_BYTES || sealed[0] !== VERSION[0])
    throw new SealBroken('no sealed text');
  const nonce = sealed.subarray(VERSION.length, VERSION.length + NONCE_BYTES);
  const cipher = createDecipheriv('aes-256-gcm', deriveKey(fileKey), nonce)
    .setAAD(Buffer.from(documentId))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  const packed = cipher.update(sealed.subarray(VERSION.length + NONCE_BYTES, -TAG_BYTES));
  try {
    cipher.final();
  } catch (cause) {
    throw new SealBroken('the text of a document is not genuine', { cause });
  }
  return JSON.parse(inflateRawSync(packed).toString());
}

const VERSION = Buffer.of(1);
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

function deriveKey(fileKey: Uint8Array): KeyObject {
  const derived = hkdfSync('sha256', createSecretKey(fileKey), '', 'porchlight document text', 32);
  return createSecretKey(Buffer.from(derived));
}
