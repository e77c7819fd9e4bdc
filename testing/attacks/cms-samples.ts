import {
  Attribute,
  CertificateChoices,
  CertificateSet,
  CMSVersion,
  ContentInfo,
  DigestAlgorithmIdentifier,
  DigestAlgorithmIdentifiers,
  EncapsulatedContent,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  id_contentType,
  id_messageDigest,
  id_signedData,
  SignatureAlgorithmIdentifier,
  SignedData,
  SignerIdentifier,
  SignerInfo,
  SignerInfos,
} from '@peculiar/asn1-cms';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import { Certificate } from '@peculiar/asn1-x509';
import {
  Set as AsnSet,
  fromBER,
  GeneralizedTime,
  Integer,
  ObjectIdentifier,
  OctetString as Octets,
  Sequence,
} from 'asn1js';
import { createAlgorithmIdentifier, type Identity, toDer } from './identity-samples.ts';

// Signatures of every kind for tests, also such that no library would make.

const digestNames: Record<string, string> = {
  'SHA-1': '1.3.14.3.2.26',
  'SHA-256': '2.16.840.1.101.3.4.2.1',
  'SHA-384': '2.16.840.1.101.3.4.2.2',
  'SHA-512': '2.16.840.1.101.3.4.2.3',
};
const ID_DATA = '1.2.840.113549.1.7.1';
const ID_TIME_STAMP = '1.2.840.113549.1.9.16.1.4';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
const SIGNATURE_TIME_STAMP = '1.2.840.113549.1.9.16.2.14';

export type CmsChoices = {
  hash?: 'SHA-1' | 'SHA-256' | 'SHA-384' | 'SHA-512';
  contentType?: string;
  /** What the signed attribute says instead of `contentType`. */
  claimedType?: string;
  /** Carried within, not detached. */
  carried?: Uint8Array<ArrayBuffer>;
  /** The certificate that is named as the signer's; none for null. */
  named?: Identity | null;
  certificates?: Uint8Array<ArrayBuffer>[];
  /** A token over the signature, by the service that is given. */
  timeStamp?: (signature: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;
  signers?: number;
  repeatAttribute?: boolean;
};

/** A CMS structure (RFC 5652) over the content. */
export async function makeCms(
  content: Uint8Array<ArrayBuffer>,
  signer: Identity,
  choices: CmsChoices = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const { hash = 'SHA-256', contentType = ID_DATA, named = signer } = choices;
  const digestAlgorithm = new DigestAlgorithmIdentifier({ algorithm: digestNames[hash] ?? '' });
  const value = (asn: { toBER(): ArrayBuffer }) => [asn.toBER()];
  const attribute = (attrType: string, attrValues: ArrayBuffer[]) => new Attribute({ attrType, attrValues });
  const digested = await crypto.subtle.digest(hash, content);
  const type = new ObjectIdentifier({ value: choices.claimedType ?? contentType });
  const attributes = [
    attribute(id_contentType, value(type)),
    attribute(id_messageDigest, value(new Octets({ valueHex: digested }))),
    ...(named ? [attribute(SIGNING_CERTIFICATE_V2, [await nameCertificate(named)])] : []),
  ];
  if (choices.repeatAttribute)
    attributes.push(attribute(id_messageDigest, value(new Octets({ valueHex: digested }))));
  const toSign = writeSet(attributes);
  const { privateKey } = signer.keys;
  const raw = await crypto.subtle.sign(
    { name: privateKey.algorithm.name, hash, saltLength: 32 },
    privateKey,
    toSign,
  );
  const signature = privateKey.algorithm.name === 'ECDSA' ? toDer(new Uint8Array(raw)) : raw;
  const { tbsCertificate } = AsnConvert.parse(signer.der, Certificate);
  const token = await choices.timeStamp?.(new Uint8Array(signature));
  const info = new SignerInfo({
    version: CMSVersion.v1,
    sid: new SignerIdentifier({
      issuerAndSerialNumber: new IssuerAndSerialNumber({
        issuer: tbsCertificate.issuer,
        serialNumber: tbsCertificate.serialNumber,
      }),
    }),
    digestAlgorithm,
    signedAttrs: sortSet(attributes),
    signatureAlgorithm: new SignatureAlgorithmIdentifier({
      algorithm: createAlgorithmIdentifier(privateKey, hash).algorithm,
    }),
    signature: new OctetString(signature),
    ...(token && { unsignedAttrs: [attribute(SIGNATURE_TIME_STAMP, [token.buffer])] }),
  });
  const data = new SignedData({
    version: contentType === ID_DATA ? CMSVersion.v1 : CMSVersion.v3,
    digestAlgorithms: new DigestAlgorithmIdentifiers([digestAlgorithm]),
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: contentType,
      ...(choices.carried && {
        eContent: new EncapsulatedContent({ single: new OctetString(choices.carried) }),
      }),
    }),
    certificates: new CertificateSet(
      (choices.certificates ?? [signer.der, ...signer.above]).map(
        (der) => new CertificateChoices({ certificate: AsnConvert.parse(der, Certificate) }),
      ),
    ),
    signerInfos: new SignerInfos(Array.from({ length: choices.signers ?? 1 }, () => info)),
  });
  return new Uint8Array(
    AsnConvert.serialize(
      new ContentInfo({ contentType: id_signedData, content: AsnConvert.serialize(data) }),
    ),
  );
}

/** A time-stamp token (RFC 3161) over what is given. */
export async function makeTimeStamp(
  stamped: Uint8Array<ArrayBuffer>,
  service: Identity,
  { at = new Date(), hash = 'SHA-256' as const }: { at?: Date; hash?: 'SHA-1' | 'SHA-256' } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const info = new Sequence({
    value: [
      new Integer({ value: 1 }),
      new ObjectIdentifier({ value: '1.2.3.4' }),
      new Sequence({
        value: [
          new Sequence({ value: [new ObjectIdentifier({ value: digestNames[hash] ?? '' })] }),
          new Octets({ valueHex: await crypto.subtle.digest(hash, stamped) }),
        ],
      }),
      new Integer({ value: 7 }),
      new GeneralizedTime({ valueDate: at }),
    ],
  });
  const carried = new Uint8Array(info.toBER());
  return makeCms(carried, service, { contentType: ID_TIME_STAMP, carried });
}

/** DER sorts a SET by its encoded members (X.690 11.6). */
function sortSet(attributes: Attribute[]): Attribute[] {
  const key = (attribute: Attribute) =>
    Array.from(new Uint8Array(AsnConvert.serialize(attribute)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
  return attributes.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}

/** The attributes as the SET that is signed. */
function writeSet(attributes: Attribute[]): Uint8Array<ArrayBuffer> {
  const value = sortSet(attributes).map((attribute) => fromBER(AsnConvert.serialize(attribute)).result);
  return new Uint8Array(new AsnSet({ value }).toBER());
}

/** SigningCertificateV2 with one hash of SHA-256, which is what is meant where none is named (RFC 5035 4). */
async function nameCertificate({ der }: Identity): Promise<ArrayBuffer> {
  const hash = new Octets({ valueHex: await crypto.subtle.digest('SHA-256', der) });
  const wrap = (...value: (Sequence | Octets)[]) => new Sequence({ value });
  return wrap(wrap(wrap(hash))).toBER();
}
