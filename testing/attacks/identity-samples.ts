import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  BasicConstraints,
  Certificate,
  ExtendedKeyUsage,
  Extension,
  Extensions,
  id_ce_basicConstraints,
  id_ce_extKeyUsage,
  id_ce_keyUsage,
  id_kp_timeStamping,
  KeyUsage,
  KeyUsageFlags,
  Name,
  RelativeDistinguishedName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509';
import { bytesToHex } from '@porchlight/pdf/verify/cms/algorithms.ts';

// Makes keys and certificates to sign with in tests, with another library than the one that checks them.

/** By what gives one: their names are not the same in every environment. */
type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;
export type KeyMethod = {
  name: string;
  namedCurve?: string;
  modulusLength?: number;
  publicExponent?: Uint8Array<ArrayBuffer>;
  hash?: string;
};

export type Identity = {
  keys: { privateKey: Key; publicKey: Key };
  der: Uint8Array<ArrayBuffer>;
  /** SHA-256 of the certificate, as hex. */
  fingerprint: string;
  name: string;
  above: Uint8Array<ArrayBuffer>[];
};

const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const YEAR_MS = 365.25 * 24 * 3600 * 1000;

export type IdentityChoices = {
  name?: string;
  issuer?: Identity;
  method?: KeyMethod;
  /** Of the certificate's own signature. */
  hash?: string;
  notBefore?: Date;
  notAfter?: Date;
  extensions?: Extension[];
};

export const authorityExtensions = () => [
  makeExtension(id_ce_basicConstraints, new BasicConstraints({ cA: true })),
  makeExtension(id_ce_keyUsage, new KeyUsage(KeyUsageFlags.keyCertSign)),
];

export const timeStampExtensions = () => [
  makeExtension(id_ce_extKeyUsage, new ExtendedKeyUsage([id_kp_timeStamping])),
];

const personExtensions = () => [
  makeExtension(id_ce_keyUsage, new KeyUsage(KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation)),
];

function makeExtension(extnID: string, value: object): Extension {
  return new Extension({ extnID, critical: true, extnValue: new OctetString(AsnConvert.serialize(value)) });
}

/** A key with its certificate, its own issuer unless another is given. */
export async function makeIdentity(choices: IdentityChoices = {}): Promise<Identity> {
  const { name = 'Porchlight', issuer, method = ecdsa } = choices;
  const keys = (await crypto.subtle.generateKey(method, true, ['sign', 'verify'])) as Identity['keys'];
  const spki = await crypto.subtle.exportKey('spki', keys.publicKey);
  const { privateKey } = issuer?.keys ?? keys;
  const { hash = 'SHA-256' } = choices;
  const algorithm = createAlgorithmIdentifier(privateKey, hash);
  const now = Date.now();
  const tbsCertificate = new TBSCertificate({
    version: Version.v3,
    serialNumber: crypto.getRandomValues(new Uint8Array(8)).fill(1, 0, 1).buffer,
    signature: algorithm,
    issuer: makeName(issuer?.name ?? name),
    subject: makeName(name),
    validity: new Validity({
      notBefore: choices.notBefore ?? new Date(now - YEAR_MS),
      notAfter: choices.notAfter ?? new Date(now + YEAR_MS),
    }),
    subjectPublicKeyInfo: AsnConvert.parse(spki, SubjectPublicKeyInfo),
    extensions: new Extensions(choices.extensions ?? personExtensions()),
  });
  const tbs = AsnConvert.serialize(tbsCertificate);
  const raw = await crypto.subtle.sign({ name: privateKey.algorithm.name, hash }, privateKey, tbs);
  const signatureValue = privateKey.algorithm.name === 'ECDSA' ? toDer(new Uint8Array(raw)) : raw;
  const certificate = new Certificate({ tbsCertificate, signatureAlgorithm: algorithm, signatureValue });
  const der = new Uint8Array(AsnConvert.serialize(certificate));
  return {
    keys,
    der,
    name,
    fingerprint: bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', der))),
    above: issuer ? [issuer.der, ...issuer.above] : [],
  };
}

function makeName(commonName: string): Name {
  const part = (type: string, text: string) =>
    new RelativeDistinguishedName([
      new AttributeTypeAndValue({ type, value: new AttributeValue({ utf8String: text }) }),
    ]);
  return new Name([part('2.5.4.10', 'Porchlight'), part('2.5.4.3', commonName)]);
}

export function createAlgorithmIdentifier(key: Key, hash: string): AlgorithmIdentifier {
  const names: Record<string, string> = {
    'ECDSA SHA-1': '1.2.840.10045.4.1',
    'ECDSA SHA-256': '1.2.840.10045.4.3.2',
    'ECDSA SHA-384': '1.2.840.10045.4.3.3',
    'ECDSA SHA-512': '1.2.840.10045.4.3.4',
    'RSASSA-PKCS1-v1_5 SHA-1': '1.2.840.113549.1.1.5',
    'RSASSA-PKCS1-v1_5 SHA-256': '1.2.840.113549.1.1.11',
  };
  const algorithm = names[`${key.algorithm.name} ${hash}`];
  if (algorithm === undefined) throw new Error(`No name for ${key.algorithm.name} with ${hash}.`);
  return new AlgorithmIdentifier({ algorithm });
}

/** An ECDSA signature as certificates hold it (RFC 3279 2.2.3). */
export function toDer(raw: Uint8Array): ArrayBuffer {
  const half = raw.length / 2;
  const numbers = [raw.subarray(0, half), raw.subarray(half)].map((number) => {
    let start = 0;
    while (start < half - 1 && number[start] === 0) start += 1;
    const digits = [...number.subarray(start)];
    if ((digits[0] ?? 0) >= 0x80) digits.unshift(0);
    return [0x02, digits.length, ...digits];
  });
  const inside = numbers.flat();
  const length = inside.length < 0x80 ? [inside.length] : [0x81, inside.length];
  return Uint8Array.of(0x30, ...length, ...inside).buffer;
}
