import { CryptoKeySigner, PDF, type SignOptions } from '@libpdf/core';
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
import { toHex } from './algorithms.ts';

// Makes files to check in tests, with another library than the one that checks them.

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
  const algorithm = nameMethod(privateKey, hash);
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
    fingerprint: toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', der))),
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

export function nameMethod(key: Key, hash: string): AlgorithmIdentifier {
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

/** An unsigned PDF; `packed` puts its objects into object streams and its sections into cross-reference streams. */
export async function makePdf({ pages = 1, packed = false } = {}): Promise<Uint8Array> {
  const pdf = PDF.create();
  for (let page = 1; page <= pages; page += 1)
    pdf.addPage({ size: 'letter' }).drawText(`Page ${page}: the price is $350,000.`, { x: 72, y: 700 });
  return pdf.save({ useXRefStream: packed });
}

export async function signPdf(
  bytes: Uint8Array,
  { keys, der, above }: Identity,
  options: Omit<SignOptions, 'signer'> = {},
): Promise<Uint8Array> {
  const method = keys.privateKey.algorithm.name;
  const pdf = await PDF.load(bytes);
  const signer = new CryptoKeySigner(
    keys.privateKey,
    der,
    method === 'ECDSA' ? 'EC' : 'RSA',
    method as 'ECDSA' | 'RSA-PSS' | 'RSASSA-PKCS1-v1_5',
    above,
  );
  return (await pdf.sign({ signer, ...options })).bytes;
}

/** Puts another signature into a signed file's room for one; `make` gets the signed bytes. */
export async function replaceSignature(
  signed: Uint8Array,
  make: (content: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>,
  subFilter = 'ETSI.CAdES.detached',
): Promise<Uint8Array<ArrayBuffer>> {
  const before = toLatin1(signed);
  const place = before.lastIndexOf('/SubFilter /ETSI.CAdES.detached');
  const text = `${before.slice(0, place)}${`/SubFilter /${subFilter}`.padEnd(31)}${before.slice(place + 31)}`;
  const bytes = fromLatin1(text);
  const start = text.lastIndexOf('/Contents <') + '/Contents '.length;
  const end = text.indexOf('>', start) + 1;
  const content = fromLatin1(text.slice(0, start) + text.slice(end));
  const hex = toHex(await make(content)).padEnd(end - start - 2, '0');
  bytes.set(fromLatin1(hex), start + 1);
  return bytes;
}

/** A change by another program, saved as an update behind what is there. */
export async function drawAfterwards(bytes: Uint8Array, text: string): Promise<Uint8Array> {
  const pdf = await PDF.load(bytes);
  pdf.getPages()[0]?.drawText(text, { x: 72, y: 600 });
  return pdf.save({ incremental: true });
}

export type Update = {
  /** What stands between `obj` and `endobj`, by number. */
  objects: Record<number, string>;
  /** Objects that the section names at other places than their own. */
  places?: Record<number, number>;
  /** Put in front of the section. */
  junk?: string;
  /** What the trailer says beside /Root, /Size and /Prev. */
  trailer?: string;
  root?: number;
  /** What the end says instead of the section's place. */
  start?: number;
};

/** Appends an update by hand, as an attacker would. */
export function appendUpdate(bytes: Uint8Array, update: Update): Uint8Array<ArrayBuffer> {
  let text = toLatin1(bytes);
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1] ?? '0';
  const root =
    update.root ??
    Number(
      text
        .match(/\/Root (\d+)/g)
        ?.at(-1)
        ?.slice(6),
    );
  const size =
    Number(
      text
        .match(/\/Size (\d+)/g)
        ?.at(-1)
        ?.slice(6),
    ) + 20;
  const places = new Map(Object.entries(update.places ?? {}));
  for (const [object, inside] of Object.entries(update.objects)) {
    places.set(object, text.length);
    text += `${object} 0 obj\n${inside}\nendobj\n`;
  }
  text += update.junk ?? '';
  const section = text.length;
  text += 'xref\n';
  for (const [object, place] of places) text += `${object} 1\n${String(place).padStart(10, '0')} 00000 n \n`;
  text += `trailer\n<< /Size ${size} /Root ${root} 0 R /Prev ${previous} ${update.trailer ?? ''} >>\n`;
  text += `startxref\n${update.start ?? section}\n%%EOF\n`;
  return fromLatin1(text);
}

/** What stands in an object of a file whose objects are not packed, in its newest state. */
export function readObjectText(bytes: Uint8Array, object: number): string {
  const text = toLatin1(bytes);
  const start = text.lastIndexOf(`\n${object} 0 obj`);
  return text.slice(text.indexOf('obj', start) + 3, text.indexOf('endobj', start)).trim();
}

/** The number of the newest object in which these signs stand. */
export function findObject(bytes: Uint8Array, signs: string): number {
  const text = toLatin1(bytes);
  const found = [...text.slice(0, text.lastIndexOf(signs)).matchAll(/\n(\d+) 0 obj/g)].at(-1)?.[1];
  if (found === undefined) throw new Error(`No object holds ${signs}.`);
  return Number(found);
}

export function toLatin1(bytes: Uint8Array): string {
  const parts: string[] = [];
  // Not TextDecoder: its latin1 is another table.
  for (let start = 0; start < bytes.length; start += 8192)
    parts.push(String.fromCharCode(...bytes.subarray(start, start + 8192)));
  return parts.join('');
}

export function fromLatin1(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
