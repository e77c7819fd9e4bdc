import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

/** Keeps small secrets in rows: what must be read again sealed, what must only be recognized as a mark. */
export type Sealer = {
  /** AES-256-GCM; opens only with the same `place` (the row's owner), so that a sealed value cannot be moved. */
  seal(secret: Uint8Array, place: string): Uint8Array;
  /** Throws when it was changed or sealed for another place. */
  open(sealed: Uint8Array, place: string): Uint8Array;
  /** HMAC-SHA-256: without the key a short secret cannot be guessed from its mark. */
  mark(secret: string, place: string): string;
};

/** `masterKey` is 32 bytes; each purpose gets keys of its own (RFC 5869), which open nothing of any other. */
export function createSealer(masterKey: Uint8Array, purpose: string): Sealer {
  const derive = (use: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', masterKey, '', `porchlight ${purpose} ${use}`, 32)));
  const sealing = derive('sealing');
  const marking = derive('marking');
  return {
    seal(secret, place) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(place));
      return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, place) {
      const decipher = createDecipheriv('aes-256-gcm', sealing, sealed.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(place))
        .setAuthTag(sealed.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
    },
    mark: (secret, place) => createHmac('sha256', marking).update(`${place} ${secret}`).digest('base64url'),
  };
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
