import { makeHonestFiles } from '@porchlight/testing/attacks/attack-corpus.ts';
import { makeIdentity } from '@porchlight/testing/attacks/identity-samples.ts';
import { draw, judge, judgeAttacks, READER_NAMES } from '@porchlight/testing/files/drawn-attacks.ts';
import { describe, expect, test } from 'vitest';

const ours = await makeIdentity();

describe(`drawn with ${READER_NAMES}`, { timeout: 600_000 }, () => {
  test('918 attacks: none is valid, and one of each kind with each thing that it draws is seen', async () => {
    const kinds = new Set<string>();
    // The long test draws all of them.
    const found = await judgeAttacks(ours, ({ attack, carrier }) => {
      const kind = `${attack}, ${carrier}`;
      const isFirst = !kinds.has(kind);
      kinds.add(kind);
      return isFirst;
    });
    // An attack that shows nothing would prove nothing.
    expect(found).toEqual({ cases: 918, drawn: kinds.size, valid: [], same: [] });
    expect(kinds.size).toBeGreaterThan(40);
  });

  test('files that were not attacked stay valid where what came later is known, and look as before', async () => {
    const files = await makeHonestFiles(ours);
    const before = await draw(files.nothing);
    const answers: Record<string, string> = {};
    for (const [later, bytes] of Object.entries(files)) {
      answers[later] = await judge(bytes, ours);
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
