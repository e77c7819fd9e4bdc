import { createHash, createPublicKey, type KeyObject, sign, X509Certificate } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { toArrayBuffer } from './array-buffer.ts';
import { ECDSA_WITH_SHA256 } from './signature-filling.ts';

/**
 * A certificate that a key signs for itself (RFC 5280), as PEM, from the start of today in UTC: the key signs and binds, and nothing
 * more. Its serial number comes from the key.
 */
export function formatOwnCertificate(request: {
  privateKey: KeyObject;
  organization: string;
  commonName: string;
  validDays: number;
  now: Date;
}): string {
  const { privateKey, organization, commonName, validDays, now } = request;
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  const certificate = new pkijs.Certificate();
  certificate.version = 2;
  certificate.serialNumber = new asn1js.Integer({ valueHex: toArrayBuffer(serialOf(spki)) });
  certificate.subjectPublicKeyInfo.fromSchema(asn1js.fromBER(toArrayBuffer(spki)).result);
  const name = writeName([ORGANIZATION, organization], [COMMON_NAME, commonName]);
  certificate.subject = name;
  certificate.issuer = name;
  certificate.notBefore = writeTime(startOfDay(now));
  certificate.notAfter = writeTime(new Date(startOfDay(now).getTime() + validDays * 86_400_000));
  const keyId = createHash('sha256').update(spki).digest().subarray(0, 20);
  certificate.extensions = [
    extension(BASIC_CONSTRAINTS, new pkijs.BasicConstraints({ cA: false }).toSchema(), true),
    // Bits 0 and 1: digitalSignature and nonRepudiation.
    extension(
      KEY_USAGE,
      new asn1js.BitString({ valueHex: new Uint8Array([0b1100_0000]).buffer, unusedBits: 6 }),
      true,
    ),
    extension(SUBJECT_KEY_IDENTIFIER, new asn1js.OctetString({ valueHex: toArrayBuffer(keyId) }), false),
  ];
  const algorithm = new pkijs.AlgorithmIdentifier({ algorithmId: ECDSA_WITH_SHA256 });
  certificate.signature = algorithm;
  certificate.signatureAlgorithm = algorithm;
  certificate.tbsView = new Uint8Array(certificate.encodeTBS().toBER());
  const value = sign('sha256', certificate.tbsView, privateKey);
  certificate.signatureValue = new asn1js.BitString({ valueHex: toArrayBuffer(value) });
  return new X509Certificate(Buffer.from(certificate.toSchema(true).toBER())).toString();
}

const ORGANIZATION = '2.5.4.10';
const COMMON_NAME = '2.5.4.3';
const BASIC_CONSTRAINTS = '2.5.29.19';
const KEY_USAGE = '2.5.29.15';
const SUBJECT_KEY_IDENTIFIER = '2.5.29.14';

/** At most 20 octets and positive (RFC 5280 4.1.2.2). */
function serialOf(spki: Buffer): Buffer {
  const serial = createHash('sha256').update('serial').update(spki).digest().subarray(0, 16);
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
  return serial;
}

function startOfDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
}

function writeName(...attributes: [type: string, value: string][]): pkijs.RelativeDistinguishedNames {
  const schema = new asn1js.Sequence({
    value: attributes.map(([type, value]) => {
      const named = [new asn1js.ObjectIdentifier({ value: type }), new asn1js.Utf8String({ value })];
      return new asn1js.Set({ value: [new asn1js.Sequence({ value: named })] });
    }),
  });
  return pkijs.RelativeDistinguishedNames.fromBER(schema.toBER());
}

/** Two digits of the year until 2049, four from then on (RFC 5280 4.1.2.5). */
function writeTime(value: Date): pkijs.Time {
  return new pkijs.Time({ type: value.getUTCFullYear() < 2050 ? 0 : 1, value });
}

function extension(extnID: string, value: asn1js.BaseBlock, critical: boolean): pkijs.Extension {
  return new pkijs.Extension({ extnID, critical, extnValue: value.toBER() });
}
