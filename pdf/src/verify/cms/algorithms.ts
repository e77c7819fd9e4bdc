import { RsaSaPssParams } from '@peculiar/asn1-rsa';
import { AsnConvert } from '@peculiar/asn1-schema';
import { AlgorithmIdentifier, type SubjectPublicKeyInfo } from '@peculiar/asn1-x509';
import type { Decline } from '../verification.ts';

export type Hash = 'SHA-256' | 'SHA-384' | 'SHA-512';

/** How something was made is refused, or is nothing that is read here. */
export class DeclinedMethod extends Error {
  readonly decline: Decline;

  constructor(decline: Decline) {
    super(decline);
    this.decline = decline;
  }
}

const hashes: Record<string, Hash> = {
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
};
const ecdsa: Record<string, Hash> = {
  '1.2.840.10045.4.3.2': 'SHA-256',
  '1.2.840.10045.4.3.3': 'SHA-384',
  '1.2.840.10045.4.3.4': 'SHA-512',
};
const rsa: Record<string, Hash> = {
  '1.2.840.113549.1.1.11': 'SHA-256',
  '1.2.840.113549.1.1.12': 'SHA-384',
  '1.2.840.113549.1.1.13': 'SHA-512',
};
const RSA_KEY = '1.2.840.113549.1.1.1';
const RSA_PSS = '1.2.840.113549.1.1.10';
const EC_KEY = '1.2.840.10045.2.1';

/** MD2, MD5, SHA-1, SHA-224, and signatures made with them. */
const weak = new Set([
  ...['1.2.840.113549.2.2', '1.2.840.113549.2.5', '1.3.14.3.2.26', '2.16.840.1.101.3.4.2.4'],
  ...['1.2.840.113549.1.1.4', '1.2.840.113549.1.1.5', '1.2.840.113549.1.1.14', '1.3.14.3.2.29'],
  ...['1.2.840.10045.4.1', '1.2.840.10045.4.3.1', '1.2.840.10040.4.3'],
]);

/** P-256 and P-384, as DER of their object identifiers; `size` of a coordinate in bytes. */
const curves = [
  { der: '06082a8648ce3d030107', name: 'P-256', size: 32 },
  { der: '06052b81040022', name: 'P-384', size: 48 },
] as const;
const MIN_RSA_KEY_BITS = 2048;

/** @throws DeclinedMethod for anything but SHA-2 of 256 bits and more. */
export function getHash({ algorithm }: { algorithm: string }): Hash {
  return pick(hashes, algorithm);
}

/**
 * Whether a signature is the key's over the data, by ECDSA on P-256 or P-384, RSASSA-PKCS1-v1_5 or RSASSA-PSS with at least 2048
 * bits, each with SHA-2. `digest` is the hash that goes with a signature algorithm that names none (RFC 3370 3.2).
 * @throws DeclinedMethod for every other method.
 */
export async function isSignedBy(
  key: SubjectPublicKeyInfo,
  method: AlgorithmIdentifier,
  data: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  digest?: Hash,
): Promise<boolean> {
  if (weak.has(method.algorithm)) throw new DeclinedMethod('weak-method');
  if (key.algorithm.algorithm === EC_KEY)
    return isSignedByCurve(key, pick(ecdsa, method.algorithm), data, signature);
  if (key.algorithm.algorithm !== RSA_KEY) throw new DeclinedMethod('unknown-method');
  if (method.algorithm === RSA_PSS) {
    const { hash, saltLength } = readPssParameters(method);
    return isSignedByRsa(key, 'RSA-PSS', hash, data, signature, saltLength);
  }
  const hash = method.algorithm === RSA_KEY && digest !== undefined ? digest : pick(rsa, method.algorithm);
  return isSignedByRsa(key, 'RSASSA-PKCS1-v1_5', hash, data, signature);
}

async function isSignedByCurve(
  key: SubjectPublicKeyInfo,
  hash: Hash,
  data: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const parameters = [...new Uint8Array(key.algorithm.parameters ?? new ArrayBuffer())];
  const der = parameters.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const curve = curves.find((candidate) => candidate.der === der);
  if (curve === undefined) throw new DeclinedMethod('unknown-method');
  const raw = readCurveSignature(signature, curve.size);
  if (raw === undefined) return false;
  const imported = await importKey(key, { name: 'ECDSA', namedCurve: curve.name });
  return imported !== undefined && crypto.subtle.verify({ name: 'ECDSA', hash }, imported, raw, data);
}

async function isSignedByRsa(
  key: SubjectPublicKeyInfo,
  name: 'RSASSA-PKCS1-v1_5' | 'RSA-PSS',
  hash: Hash,
  data: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  saltLength = 0,
): Promise<boolean> {
  const imported = await importKey(key, { name, hash });
  if (imported === undefined) return false;
  const { modulusLength } = imported.algorithm as { modulusLength?: number };
  if ((modulusLength ?? 0) < MIN_RSA_KEY_BITS) throw new DeclinedMethod('weak-method');
  return crypto.subtle.verify({ name, saltLength }, imported, signature, data);
}

/** By what gives one: its name is not the same in every environment. */
type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

/** Nothing for bytes that are no key. */
function importKey(
  key: SubjectPublicKeyInfo,
  method: Parameters<typeof crypto.subtle.importKey>[2],
): Promise<Key | undefined> {
  return crypto.subtle
    .importKey('spki', AsnConvert.serialize(key), method, false, ['verify'])
    .catch(() => undefined);
}

function readPssParameters({ parameters }: AlgorithmIdentifier): { hash: Hash; saltLength: number } {
  // Without parameters the method is SHA-1 (RFC 4055 3.1).
  if (!parameters) throw new DeclinedMethod('weak-method');
  const { hashAlgorithm, maskGenAlgorithm, saltLength, trailerField } = AsnConvert.parse(
    parameters,
    RsaSaPssParams,
  );
  const hash = getHash(hashAlgorithm);
  const mask = maskGenAlgorithm.parameters
    ? getHash(AsnConvert.parse(maskGenAlgorithm.parameters, AlgorithmIdentifier))
    : undefined;
  if (mask !== hash || trailerField !== 1) throw new DeclinedMethod('unknown-method');
  return { hash, saltLength };
}

/** The two numbers of an ECDSA signature (RFC 3279 2.2.3), one behind the other, as browsers take them. Nothing where it is not DER. */
function readCurveSignature(der: Uint8Array, size: number): Uint8Array<ArrayBuffer> | undefined {
  const raw = new Uint8Array(size * 2);
  // Two numbers of 48 bytes are shorter than 128, so each length is one byte.
  if (der[0] !== 0x30 || der[1] !== der.length - 2 || der.length > 127) return undefined;
  let place = 2;
  for (const target of [0, size]) {
    const length = der[place + 1] ?? 0;
    if (der[place] !== 0x02 || length === 0) return undefined;
    let number = der.subarray(place + 2, place + 2 + length);
    if ((number[0] ?? 0) >= 0x80) return undefined;
    if (number.length > 1 && number[0] === 0) number = number.subarray(1);
    if (number.length > size || number.length === 0) return undefined;
    raw.set(number, target + size - number.length);
    place += 2 + length;
  }
  return place === der.length ? raw : undefined;
}

function pick(known: Record<string, Hash>, identifier: string): Hash {
  const hash = known[identifier];
  if (hash === undefined) throw new DeclinedMethod(weak.has(identifier) ? 'weak-method' : 'unknown-method');
  return hash;
}

export async function digest(hash: Hash, data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest(hash, data));
}

export function bytesToHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function isSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, place) => byte === other[place]);
}
