import { expect, it } from 'vitest';
import { getTokenState } from './api-token-times.ts';

const now = new Date('2026-11-22T12:00:00Z');

it.each([
  ['2026-11-22T12:00:00.001Z', null, 'active'],
  ['2026-11-22T12:00:00.000Z', null, 'expired'],
  ['2027-11-22T12:00:00.000Z', '2026-11-22T11:00:00.000Z', 'revoked'],
  ['2026-11-21T12:00:00.000Z', '2026-11-20T11:00:00.000Z', 'revoked'],
])('a token that ends at %s and was revoked at %s is %s', (expiresAt, revokedAt, state) => {
  expect(getTokenState({ expiresAt, revokedAt }, now)).toBe(state);
});
