import { createHash, sign } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { toArrayBuffer } from './array-buffer.ts';
import type { SealingIdentity } from './signing.types.ts';

/**
 * A signature as PAdES baseline wants it (ETSI EN 319 142-1 6.3, RFC 5652, RFC 5035): detached, ECDSA with SHA-256; of the signed
 * attributes content-type, message-digest and signing-certificate-v2, and no signing-time, because the time is in the signature
 * dictionary's M.
 */
export class CmsSignature {
  readonly #signedData: pkijs.SignedData;
  readonly #signer: pkijs.SignerInfo;
  readonly value: Buffer;

  /** @param digest - SHA-256 of what is signed. */
  constructor(digest: Uint8Array, { privateKey, certificates }: SealingIdentity) {
    const chain = certificates.map((der) => pkijs.Certificate.fromBER(toArrayBuffer(der)));
    const [leaf] = chain;
    if (!leaf) throw new Error('There is no certificate to seal with.');
    const attributes = sortSet([
      attribute(CONTENT_TYPE, new asn1js.ObjectIdentifier({ value: DATA })),
      attribute(MESSAGE_DIGEST, new asn1js.OctetString({ valueHex: toArrayBuffer(digest) })),
      attribute(SIGNING_CERTIFICATE_V2, signingCertificate(certificates[0])),
    ]);
    const signedAttrs = new pkijs.SignedAndUnsignedAttributes({ type: 0, attributes });
    const encoded = Buffer.from(signedAttrs.toSchema().toBER());
    // Signed as the SET it is, not under the tag it has in its place (RFC 5652 5.4).
    encoded[0] = 0x31;
    this.value = sign('sha256', encoded, { key: privateKey, dsaEncoding: 'der' });
    this.#signer = new pkijs.SignerInfo({
      version: 1,
      sid: new pkijs.IssuerAndSerialNumber({ issuer: leaf.issuer, serialNumber: leaf.serialNumber }),
      digestAlgorithm: new pkijs.AlgorithmIdentifier({ algorithmId: SHA256 }),
      signedAttrs,
      signatureAlgorithm: new pkijs.AlgorithmIdentifier({ algorithmId: ECDSA_WITH_SHA256 }),
      signature: new asn1js.OctetString({ valueHex: toArrayBuffer(this.value) }),
    });
    this.#signedData = new pkijs.SignedData({
      version: 1,
      digestAlgorithms: [new pkijs.AlgorithmIdentifier({ algorithmId: SHA256 })],
      encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: DATA }),
      certificates: chain,
      signerInfos: [this.#signer],
    });
  }

  /** A time-stamp of the signature's value: makes B-T of B-B (EN 319 142-1 6.3, RFC 3161 appendix A). */
  addTimestamp(token: Uint8Array): void {
    this.#signer.unsignedAttrs = new pkijs.SignedAndUnsignedAttributes({
      type: 1,
      attributes: [attribute(TIMESTAMP_TOKEN, asn1js.fromBER(toArrayBuffer(token)).result)],
    });
  }

  toDer(): Buffer {
    const content = this.#signedData.toSchema(true);
    return Buffer.from(new pkijs.ContentInfo({ contentType: SIGNED_DATA, content }).toSchema().toBER());
  }
}

export const SHA256 = '2.16.840.1.101.3.4.2.1';
const DATA = '1.2.840.113549.1.7.1';
const SIGNED_DATA = '1.2.840.113549.1.7.2';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
const TIMESTAMP_TOKEN = '1.2.840.113549.1.9.16.2.14';
/** RFC 5758 3.2. */
export const ECDSA_WITH_SHA256 = '1.2.840.10045.4.3.2';

function attribute(type: string, value: asn1js.AsnType): pkijs.Attribute {
  return new pkijs.Attribute({ type, values: [value] });
}

/** SigningCertificateV2 (RFC 5035 4): SHA-256 is the default and left out, and so is the issuer (EN 319 142-1 6.3 h). */
function signingCertificate(leaf: Uint8Array): asn1js.Sequence {
  const hash = createHash('sha256').update(leaf).digest();
  const id = new asn1js.Sequence({ value: [new asn1js.OctetString({ valueHex: toArrayBuffer(hash) })] });
  return new asn1js.Sequence({ value: [new asn1js.Sequence({ value: [id] })] });
}

/** DER sorts what is in a set by its bytes (X.690 11.6). */
function sortSet(attributes: pkijs.Attribute[]): pkijs.Attribute[] {
  const bytes = (each: pkijs.Attribute) => Buffer.from(each.toSchema().toBER());
  return attributes.toSorted((a, b) => Buffer.compare(bytes(a), bytes(b)));
}
