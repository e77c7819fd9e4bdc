import { makeIdentity } from '@porchlight/pdf/verify/cms/identity-samples.ts';
import { expect, test } from 'vitest';
import { judgeAttacks, READER_NAMES } from '../../../testing/drawn-attacks.ts';

test(`918 attacks, each drawn with ${READER_NAMES}: none is valid, and none shows the signed page`, {
  timeout: 600_000,
}, async () => {
  const found = await judgeAttacks(await makeIdentity(), () => true);
  // An attack that shows nothing would prove nothing.
  expect(found).toEqual({ cases: 918, drawn: 918, valid: [], same: [] });
});
