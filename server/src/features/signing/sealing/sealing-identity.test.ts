import { generateKeyPairSync, type KeyObject, X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  createSealingIdentity,
  describeCertificate,
  findChainProblem,
  isCertificateOf,
  makeSealingCertificate,
  parseCertificateChain,
} from './sealing-identity.ts';

const makeKey = (namedCurve = 'P-256') => generateKeyPairSync('ec', { namedCurve }).privateKey;
const now = new Date('2026-11-21T19:06:05Z');
const make = (privateKey: KeyObject, organization = 'Porchlight & Söhne') =>
  makeSealingCertificate({ privateKey, organization, now });

describe('the certificate an installation makes for its key', () => {
  it('is of that key, signs and binds, and is valid for thirty years from that day', async () => {
    const key = makeKey();
    const pem = await make(key);
    const certificate = new X509Certificate(pem);
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    expect(isCertificateOf(pem, key)).toBe(true);
    expect(isCertificateOf(pem, makeKey())).toBe(false);
    // Digital signature and non-repudiation, and nothing else (RFC 5280 4.2.1.3).
    expect(certificate.raw.toString('hex')).toContain('0603551d0f0101ff0404030206c0');
    expect(certificate.ca).toBe(false);
    expect(describeCertificate(pem)).toMatchObject({
      subject: 'O=Porchlight & Söhne, CN=Porchlight & Söhne document sealing',
      notBefore: new Date('2026-11-21T00:00:00Z'),
      notAfter: new Date('2056-11-21T00:00:00Z'),
      fingerprint: certificate.fingerprint256.replaceAll(':', '').toLowerCase(),
    });
  });

  it('has the serial number of its key', async () => {
    const key = makeKey();
    const serial = async (of: KeyObject) => new X509Certificate(await make(of)).serialNumber;
    expect(await serial(key)).toBe(await serial(key));
    expect(await serial(key)).not.toBe(await serial(makeKey()));
  });
});

describe('a chain of the operator', () => {
  it('is taken when it begins with the certificate of the key', async () => {
    const key = makeKey();
    const pem = await make(key);
    expect(findChainProblem(pem, key)).toBeUndefined();
    expect(findChainProblem(pem.replaceAll('\n', '\\n'), key)).toBeUndefined();
    expect(parseCertificateChain(`${pem}\n${pem}`)).toHaveLength(2);
    expect(createSealingIdentity({ privateKey: key, certificate: pem }).fingerprint).toBe(
      describeCertificate(pem).fingerprint,
    );
  });

  it('is refused with what is wrong with it', async () => {
    const [key, other] = [makeKey(), makeKey()];
    const [pem, otherPem] = [await make(key), await make(other)];
    expect(findChainProblem('nothing')).toMatch(/PEM/);
    expect(findChainProblem(pem.replace(/\nMII[^\n]+/, '\nMIIAAAA'))).toMatch(/damaged/);
    expect(findChainProblem(pem, other)).toMatch(/signing key/);
    expect(findChainProblem(`${pem}${otherPem}`, key)).toMatch(/issued/);
    expect(() => createSealingIdentity({ privateKey: other, certificate: pem })).toThrow(/signing key/);
  });
});
