import { AsnConvert } from '@peculiar/asn1-schema';
import { Time } from '@peculiar/asn1-x509';
import { fromBER, GeneralizedTime, ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import type { PdfDictionary } from '../syntax/pdf-objects.ts';
import { getPdfDate, getPdfName, parsePdfText } from '../syntax/pdf-values.ts';
import { DeclinedMethod, digest, getHash, type Hash, isSameBytes } from './cms/algorithms.ts';
import {
  buildChain,
  describeChain,
  isInForce,
  loadFingerprint,
  type ReadCertificate,
} from './cms/certificates.ts';
import {
  checkCms,
  ID_DATA,
  ID_TIME_STAMP,
  isCertificateNamed,
  type ParsedCmsSignature,
  parseCms,
  SignatureBreach,
} from './cms/cms-signature.ts';
import { parseSignedBytes, type SignatureDictionary } from './signed-range.ts';
import type { CheckedSignature } from './verification.ts';

/** What is to be said of a signature whatever the rest of the file is like. */
export type SignatureCheck = Omit<CheckedSignature, 'addition' | 'covered' | 'coveredSha256' | 'id'>;

const SIGNATURE_TIME_STAMP = '1.2.840.113549.1.9.16.2.14';
const SIGNING_TIME = '1.2.840.113549.1.9.5';
const PADES = 'ETSI.CAdES.detached';
const DOCUMENT_TIME_STAMP = 'ETSI.RFC3161';
const kinds = new Set([PADES, 'adbe.pkcs7.detached', DOCUMENT_TIME_STAMP]);
/** Those of PDF 1.x that sign a SHA-1 hash. */
const weakKinds = new Set(['adbe.pkcs7.sha1', 'adbe.x509.rsa_sha1']);

/** Nothing is known of a signature that cannot be taken apart. */
export const unreadSignature: Omit<SignatureCheck, 'integrity'> = {
  kind: 'signature',
  signer: null,
  origin: 'elsewhere',
  signedAt: null,
  timeStamp: null,
  level: null,
  chain: [],
};

/** Checks one signature over the bytes it names. `ours`: fingerprints of this installation's certificates. */
export async function checkSignature(
  bytes: Uint8Array,
  { dictionary, range, der }: SignatureDictionary,
  ours: ReadonlySet<string>,
): Promise<SignatureCheck> {
  const facts: SignatureCheck = {
    ...unreadSignature,
    integrity: { state: 'intact' },
    signer: parsePdfText(dictionary.entries.get('Name')),
    signedAt: getPdfDate(dictionary.entries.get('M')),
  };
  try {
    const form = getPdfName(dictionary.entries.get('SubFilter')) ?? '';
    if (!kinds.has(form)) facts.origin = await findOrigin(der, ours);
    if (weakKinds.has(form)) throw new DeclinedMethod('weak-method');
    if (!kinds.has(form)) throw new DeclinedMethod('unknown-method');
    const content = parseSignedBytes(bytes, range);
    if (form === DOCUMENT_TIME_STAMP) return await checkDocumentTimeStamp(facts, der, content);
    const cms = parseCms(der);
    facts.signer ??= cms.certificate.commonName;
    facts.signedAt ??= readSigningTime(cms);
    facts.chain = await describeChain([cms.certificate]);
    facts.origin = await findOrigin(der, ours);
    await checkPersonsSignature(facts, cms, content, form);
  } catch (failure) {
    facts.integrity = toIntegrity(failure, facts.origin);
  }
  return facts;
}

/** By the certificate alone, whatever the signature is worth. */
async function findOrigin(
  der: Uint8Array<ArrayBuffer>,
  ours: ReadonlySet<string>,
): Promise<CheckedSignature['origin']> {
  try {
    return ours.has(await loadFingerprint(parseCms(der).certificate)) ? 'here' : 'elsewhere';
  } catch (failure) {
    if (failure instanceof SignatureBreach) return 'elsewhere';
    throw failure;
  }
}

async function checkPersonsSignature(
  facts: SignatureCheck,
  cms: ParsedCmsSignature,
  content: Uint8Array<ArrayBuffer>,
  form: string,
): Promise<void> {
  if (cms.contentType !== ID_DATA || cms.content !== null) throw new SignatureBreach('signature-malformed');
  await checkCms(cms, content);
  const isPades = form === PADES;
  if (isPades && !isCertificateNamed(cms)) throw new SignatureBreach('certificate-not-bound');
  if (facts.origin === 'here' && !isPades) throw new SignatureBreach('signature-malformed');
  const { certificate } = cms;
  if (
    certificate.uses &&
    !certificate.uses.some((use) => use === 'digitalSignature' || use === 'nonRepudiation')
  )
    throw new SignatureBreach('certificate-use');
  facts.timeStamp = await checkSignatureTimeStamp(cms);
  if (isPades) facts.level = facts.timeStamp === null ? 'B-B' : 'B-T';
  await checkCertificates(facts, certificate, cms.others);
}

async function checkCertificates(
  facts: SignatureCheck,
  certificate: ReadCertificate,
  others: readonly ReadCertificate[],
): Promise<void> {
  // The time of an unknown service can be anything: the signer's own time, which is signed, has to fit.
  const claimed = facts.signedAt ?? facts.timeStamp?.instant;
  const at = claimed === undefined ? null : new Date(claimed);
  const chain = await buildChain(certificate, others, at);
  if (chain === null) throw new SignatureBreach('chain-wrong');
  facts.chain = await describeChain(chain);
  if (at === null || !isInForce(certificate, at)) throw new SignatureBreach('certificate-dates');
}

/** A time-stamp made in a way that is refused says nothing, and takes nothing from the signature. */
async function checkSignatureTimeStamp({
  signer,
}: ParsedCmsSignature): Promise<CheckedSignature['timeStamp']> {
  const tokens = (signer.unsignedAttrs ?? []).filter(({ attrType }) => attrType === SIGNATURE_TIME_STAMP);
  const [token, ...more] = tokens.flatMap(({ attrValues }) => attrValues);
  if (token === undefined) return null;
  if (more.length > 0) throw new SignatureBreach('time-stamp-wrong');
  try {
    return describeTimeStamp(
      await checkTimeStamp(new Uint8Array(token), new Uint8Array(signer.signature.buffer)),
    );
  } catch (failure) {
    if (failure instanceof DeclinedMethod) return null;
    if (failure instanceof SignatureBreach) throw new SignatureBreach('time-stamp-wrong', { cause: failure });
    throw failure;
  }
}

async function checkDocumentTimeStamp(
  facts: SignatureCheck,
  der: Uint8Array<ArrayBuffer>,
  content: Uint8Array<ArrayBuffer>,
): Promise<SignatureCheck> {
  facts.kind = 'time-stamp';
  const stamp = await checkTimeStamp(der, content);
  const { certificate, others } = stamp.token;
  return {
    ...facts,
    signer: stamp.authority,
    signedAt: null,
    timeStamp: describeTimeStamp(stamp),
    chain: await describeChain(
      (await buildChain(certificate, others, new Date(stamp.instant))) ?? [certificate],
    ),
  };
}

function describeTimeStamp({ instant, authority }: TimeStamp): { instant: string; authority: string } {
  return { instant, authority };
}

/** A signature that claims to be of here and is made as none of here ever was is not one. */
function toIntegrity(failure: unknown, origin: CheckedSignature['origin']): CheckedSignature['integrity'] {
  if (failure instanceof SignatureBreach) return { state: 'broken', breach: failure.breach };
  if (!(failure instanceof DeclinedMethod)) throw failure;
  return origin === 'here'
    ? { state: 'broken', breach: 'signature-malformed' }
    : { state: 'declined', decline: failure.decline };
}

function readSigningTime({ attributes }: ParsedCmsSignature): string | null {
  const value = attributes.get(SIGNING_TIME);
  if (value === undefined) return null;
  try {
    return AsnConvert.parse(value, Time).getTime().toISOString();
  } catch {
    return null;
  }
}

/** What the certificate of a signature says of how the document may still change (ISO 32000-2 12.8.2.2): 1 for not at all. */
export function forbidsChanges({ entries }: PdfDictionary): boolean {
  const references = entries.get('Reference');
  return (references?.kind === 'array' ? references.items : []).some((reference) => {
    if (reference.kind !== 'dictionary' || getPdfName(reference.entries.get('TransformMethod')) !== 'DocMDP')
      return false;
    const parameters = reference.entries.get('TransformParams');
    const level = parameters?.kind === 'dictionary' ? parameters.entries.get('P') : undefined;
    return level?.kind === 'number' && level.value === 1;
  });
}

type TimeStamp = NonNullable<CheckedSignature['timeStamp']> & { token: ParsedCmsSignature };

/**
 * Checks a time-stamp token (RFC 3161 2.4.2) over `stamped`. Its service is not known here: that the token holds says that
 * someone with this certificate saw these bytes at that time by their own clock.
 * @throws SignatureBreach where it does not hold, DeclinedMethod where a method is refused.
 */
async function checkTimeStamp(
  der: Uint8Array<ArrayBuffer>,
  stamped: Uint8Array<ArrayBuffer>,
): Promise<TimeStamp> {
  const token = parseCms(der);
  if (token.contentType !== ID_TIME_STAMP || token.content === null)
    throw new SignatureBreach('time-stamp-wrong');
  await checkCms(token, token.content).catch((failure: unknown) => {
    throw failure instanceof SignatureBreach
      ? new SignatureBreach('time-stamp-wrong', { cause: failure })
      : failure;
  });
  const { hash, imprint, at } = readStampedInfo(token.content);
  if (!isSameBytes(imprint, await digest(hash, stamped))) throw new SignatureBreach('time-stamp-wrong');
  const { certificate, others } = token;
  const chain = await buildChain(certificate, others, at);
  if (!certificate.isForTimeStamps || !isInForce(certificate, at) || chain === null)
    throw new SignatureBreach('time-stamp-wrong');
  return {
    instant: at.toISOString(),
    authority: certificate.commonName ?? 'a time-stamp service without a name',
    token,
  };
}

/** What the service says: the hash it saw and when (RFC 3161 2.4.2, TSTInfo). */
function readStampedInfo(der: Uint8Array<ArrayBuffer>): { hash: Hash; imprint: Uint8Array; at: Date } {
  const parts = (value: unknown) => (value instanceof Sequence ? value.valueBlock.value : []);
  const [, , imprint, , time] = parts(fromBER(der).result);
  const [method, hashed] = parts(imprint);
  const [identifier] = parts(method);
  if (
    !(
      identifier instanceof ObjectIdentifier &&
      hashed instanceof OctetString &&
      time instanceof GeneralizedTime
    )
  )
    throw new SignatureBreach('time-stamp-wrong');
  return {
    hash: getHash({ algorithm: identifier.getValue() }),
    imprint: new Uint8Array(hashed.getValue()),
    at: time.toDate(),
  };
}
