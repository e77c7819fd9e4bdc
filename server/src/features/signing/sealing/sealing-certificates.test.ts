import { generateKeyPairSync } from 'node:crypto';
import type { SealingCertificate } from '@porchlight/domain/signing/signing-views.ts';
import { startTestApp } from '@porchlight/testing/app/test-app.ts';
import { TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { expect, it } from 'vitest';
import { loadSigningKey } from '../../../platform/base/signing-key.ts';
import { describeCertificate, makeSealingCertificate } from './sealing-identity.ts';

it('the operator’s certificate takes the place of our own, which stays known, and another key’s is refused', async () => {
  const environment: Record<string, string> = {};
  const app = await startTestApp({ environment });
  const list = async () =>
    (await new TestBuyer(app).call('GET', '/api/signing/certificates')).body
      .certificates as SealingCertificate[];
  const [own] = await list();
  await app.restart();
  expect(await list()).toEqual([own]);

  const { privateKey } = await loadSigningKey(app.dataDir);
  const make = (key: typeof privateKey) =>
    makeSealingCertificate({ privateKey: key, organization: 'The Operator', now: new Date() });
  const pem = await make(privateKey);
  environment.SIGNING_CERTIFICATE = pem;
  await app.restart();
  const { fingerprint } = describeCertificate(pem);
  expect((await list()).map((each) => [each.fingerprint, each.inUse])).toEqual([
    [fingerprint, true],
    [own?.fingerprint, false],
  ]);

  environment.SIGNING_CERTIFICATE = await make(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey);
  await expect(app.restart()).rejects.toThrow('SIGNING_CERTIFICATE: ');
  delete environment.SIGNING_CERTIFICATE;
  await app.restart();
  expect((await list())[0]).toEqual(own);
  await app.close();
});
