import { makeAttacks, makeHonestFiles } from '@porchlight/pdf/verify/attack-corpus.ts';
import { makeIdentity } from '@porchlight/pdf/verify/cms/identity-samples.ts';
import { verifyFile } from '@porchlight/pdf/verify/verify-file.ts';
import { describe, expect, test } from 'vitest';
import { findReaders } from '../../../testing/drawn-pages.ts';

const ours = await makeIdentity();
const readers = Object.entries(findReaders());

async function check(bytes: Uint8Array): Promise<string> {
  const verdict = await verifyFile(bytes, [ours.fingerprint]);
  return 'problem' in verdict ? verdict.problem : verdict.answer;
}

/** As each reader shows it. */
const draw = (bytes: Uint8Array) => Promise.all(readers.map(([, drawWith]) => drawWith(bytes)));

describe(`drawn with ${readers.map(([name]) => name).join(' and ')}`, { timeout: 600_000 }, () => {
  test('918 attacks: none whose page differs from the signed one is valid', async () => {
    const signedPages = new Map<Uint8Array, string[]>();
    const found = {
      cases: 0,
      validAndDifferent: [] as string[],
      valid: [] as string[],
      same: [] as string[],
    };
    for await (const { name, signed, bytes } of makeAttacks(ours)) {
      const before = signedPages.get(signed) ?? (await draw(signed));
      signedPages.set(signed, before);
      const [answer, after] = await Promise.all([check(bytes), draw(bytes)]);
      const isDifferent = after.some((page, reader) => page !== before[reader]);
      found.cases += 1;
      if (answer === 'signed-here') found[isDifferent ? 'validAndDifferent' : 'valid'].push(name);
      if (!isDifferent) found.same.push(name);
    }
    // An attack that shows nothing would prove nothing.
    expect(found).toEqual({ cases: 918, validAndDifferent: [], valid: [], same: [] });
  });

  test('files that nobody attacked stay valid where what came later is known, and look as before', async () => {
    const files = await makeHonestFiles(ours);
    const before = await draw(files.nothing);
    const answers: Record<string, string> = {};
    for (const [later, bytes] of Object.entries(files)) {
      answers[later] = await check(bytes);
      expect(await draw(bytes)).toEqual(before);
    }
    expect(answers).toEqual({
      nothing: 'signed-here',
      'own signature': 'signed-here',
      "stranger's signature": 'changed',
      'time-stamp of a service': 'signed-here',
      'self-made time-stamp': 'signed-here',
      'time-stamp with SHA-1': 'changed',
      'time-stamp of RSA 1024': 'changed',
    });
  });
});
