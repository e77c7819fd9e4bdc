import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** A device that makes and uses passkeys as browsers have it do (Web Authentication Level 3), in memory. */
export class TestAuthenticator {
  readonly credentialId = randomBytes(16);
  private readonly origin: string;
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;
  private counter = 0;

  /** `origin` is the page that the browser says it is on. */
  constructor(origin: string) {
    this.origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.privateKey = privateKey;
    this.publicKey = publicKey;
  }

  /** Makes the passkey that `question` asks for. */
  create(question: Record<string, unknown>) {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    const key = encodeMap([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const length = Buffer.from([0, this.credentialId.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.credentialId, key]);
    const authData = Buffer.concat([this.writeAuthData(0x45), credential]);
    const attestationObject = encodeMap([
      ['fmt', 'none'],
      ['attStmt', null],
      ['authData', authData],
    ]);
    return this.answer({
      clientDataJSON: toText(this.writeClientData('webauthn.create', question)),
      attestationObject: toText(attestationObject),
      transports: ['internal'],
    });
  }

  /** Signs what `question` asks for. */
  get(question: Record<string, unknown>) {
    const clientData = this.writeClientData('webauthn.get', question);
    const authData = this.writeAuthData(0x05);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    return this.answer({
      clientDataJSON: toText(clientData),
      authenticatorData: toText(authData),
      signature: toText(sign('sha256', signed, this.privateKey)),
    });
  }

  private answer(response: Record<string, unknown>) {
    const id = toText(this.credentialId);
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }

  private writeClientData(type: string, { challenge }: Record<string, unknown>): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  /** Flags: 1 someone was there, 4 the device knows who, 0x40 a key follows. */
  private writeAuthData(flags: number): Buffer {
    this.counter += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const domain = createHash('sha256').update(new URL(this.origin).hostname).digest();
    return Buffer.concat([domain, Buffer.from([flags]), counter]);
  }
}

/** Null is written as an empty map. */
type Value = number | string | Uint8Array | null;

/** The little of CBOR (RFC 8949) that a passkey needs. */
function encodeMap(entries: [number | string, Value][]): Buffer {
  return Buffer.concat([
    encodeHead(5, entries.length),
    ...entries.flatMap(([key, value]) => [encode(key), encode(value)]),
  ]);
}

function encode(value: Value): Buffer {
  if (typeof value === 'number') return value < 0 ? encodeHead(1, -1 - value) : encodeHead(0, value);
  if (typeof value === 'string') return Buffer.concat([encodeHead(3, value.length), Buffer.from(value)]);
  if (value === null) return encodeHead(5, 0);
  return Buffer.concat([encodeHead(2, value.length), value]);
}

function encodeHead(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length]);
  return length < 256
    ? Buffer.from([(kind << 5) | 24, length])
    : Buffer.from([(kind << 5) | 25, length >> 8, length & 255]);
}

function toText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}
