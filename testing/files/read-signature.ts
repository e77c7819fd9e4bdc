import { createHash, verify, X509Certificate } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';

export type ReadSignature = {
  /** The bytes that are signed end where the file does. */
  isWhole: boolean;
  /** The digest is that of the bytes, and the signature that of the attributes by the certificate's key. */
  isIntact: boolean;
  certificate: X509Certificate;
  attributes: string[];
  timestamp: pkijs.TSTInfo | undefined;
  dictionary: string;
};

/** Reads the last signature of a PDF with node:crypto, and nothing of ours. */
export function parseLastSignature(file: Uint8Array): ReadSignature {
  const bytes = Buffer.from(file);
  const text = bytes.toString('latin1');
  const ranges = [...text.matchAll(/\/ByteRange \[0 (\d+) (\d+) (\d+)\]/g)];
  const range = ranges.at(-1);
  const [first = 0, second = 0, rest = 0] = range?.slice(1).map(Number) ?? [];
  const hex = text.slice(first + 1, second - 1);
  const content = pkijs.ContentInfo.fromBER(new Uint8Array(Buffer.from(hex, 'hex')).buffer);
  const signed = new pkijs.SignedData({ schema: content.content });
  const [signer] = signed.signerInfos;
  const [leaf] = signed.certificates ?? [];
  if (!signer?.signedAttrs || !(leaf instanceof pkijs.Certificate)) throw new Error('no signature');
  const certificate = new X509Certificate(Buffer.from(leaf.toSchema().toBER()));
  const digest = createHash('sha256')
    .update(bytes.subarray(0, first))
    .update(bytes.subarray(second))
    .digest();
  const find = (type: string) => signer.signedAttrs?.attributes.find((each) => each.type === type)?.values[0];
  const said = find('1.2.840.113549.1.9.4');
  const isDigest = said instanceof asn1js.OctetString && digest.equals(said.valueBlock.valueHexView);
  const attributes = Buffer.from(signer.signedAttrs.toSchema().toBER());
  attributes[0] = 0x31;
  const isSigned = verify(
    'sha256',
    attributes,
    certificate.publicKey,
    signer.signature.valueBlock.valueHexView,
  );
  return {
    isWhole: second + rest === bytes.length,
    isIntact: isDigest && isSigned,
    certificate,
    attributes: signer.signedAttrs.attributes.map(({ type }) => type),
    timestamp: readTimestamp(signer),
    dictionary: text.slice(text.lastIndexOf('<<', range?.index), first),
  };
}

function readTimestamp(signer: pkijs.SignerInfo): pkijs.TSTInfo | undefined {
  const token = signer.unsignedAttrs?.attributes.find(({ type }) => type === '1.2.840.113549.1.9.16.2.14')
    ?.values[0];
  if (!token) return undefined;
  const signed = new pkijs.SignedData({ schema: new pkijs.ContentInfo({ schema: token }).content });
  return pkijs.TSTInfo.fromBER(signed.encapContentInfo.eContent?.getValue() ?? new ArrayBuffer(0));
}
