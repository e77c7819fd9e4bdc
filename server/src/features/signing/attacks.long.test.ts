import { makeIdentity } from '@porchlight/testing/attacks/identity-samples.ts';
import { judgeAttacks, READER_NAMES } from '@porchlight/testing/files/drawn-attacks.ts';
import { expect, test } from 'vitest';

test(`918 attacks, each drawn with ${READER_NAMES}: none is valid, and none shows the signed page`, {
  timeout: 600_000,
}, async () => {
  const found = await judgeAttacks(await makeIdentity(), () => true);
  // An attack that shows nothing would prove nothing.
  expect(found).toEqual({ cases: 918, drawn: 918, valid: [], same: [] });
});
