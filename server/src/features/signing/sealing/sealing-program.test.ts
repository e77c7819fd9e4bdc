import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const url = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

/** In a process of its own: tests do the work of the sealing program in theirs (programs-in-process.ts). */
const SEAL_AND_INSPECT = `
  const { generateKeyPairSync, randomUUID } = await import('node:crypto');
  const { renderLinesPdf } = await import('@porchlight/pdf/write/whole-pdf.ts');
  const { createSealingIdentity, makeSealingCertificate } = await import(${url('./sealing-identity.ts')});
  const { inspectPdf, sealDocument } = await import(${url('./sealing-engine.ts')});
  const now = new Date();
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const certificate = await makeSealingCertificate({ privateKey, organization: 'Test', now });
  const identity = createSealingIdentity({ privateKey, certificate });
  const sealed = await sealDocument({
    pdf: renderLinesPdf(['Agreement']),
    mark: { kind: 'typed', text: 'Ana Núñez' },
    fields: [{ kind: 'signature', page: 1, x: 54, y: 600, width: 216, height: 72 }],
    ...{ date: '2026-11-21', signer: { name: 'Ana Núñez' }, signatureId: randomUUID(), signedAt: now },
    ...{ identity, timestamps: undefined },
  });
  const inspection = sealed.refusal ?? (await inspectPdf(sealed.bytes, [identity.fingerprint]));
  console.log(JSON.stringify(inspection.signatures ?? inspection));
  process.exit();`;

test('may read everything that it is made of, from its sources as well', { timeout: 240_000 }, async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--no-warnings', '--input-type=module', '--eval', SEAL_AND_INSPECT],
    { cwd: new URL('../../../../', import.meta.url) },
  );
  expect(JSON.parse(stdout)).toBe(1);
});
