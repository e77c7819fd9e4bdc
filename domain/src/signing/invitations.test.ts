import { describe, expect, it } from 'vitest';
import { findInvitationState, isSameMailbox } from './invitations.ts';

describe('two addresses reach one person', () => {
  it.each([
    ['ada@example.com', 'ada@example.com', true],
    ['ada@example.com', 'ada+house@example.com', true],
    ['ada+a@example.com', 'ada+b@example.com', true],
    ['ada@example.com', 'grace@example.com', false],
    ['ada@example.com', 'ada@example.org', false],
    ['a.da@example.com', 'ada@example.com', false],
    ['a.da+x@gmail.com', 'ada@googlemail.com', true],
    ['ada@gmail.com', 'ada@example.com', false],
  ])('%s and %s: %s', (one, other, isSame) => {
    expect(isSameMailbox(one, other)).toBe(isSame);
    expect(isSameMailbox(other, one)).toBe(isSame);
  });
});

describe('an invitation', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 10, day));
  const sent = { expiresAt: at(15), acceptedAt: null, revokedAt: null, signedAt: null };

  it.each([
    ['open until it expires', {}, 14, 'open'],
    ['expired from then on', {}, 15, 'expired'],
    ['accepted, for good', { acceptedAt: at(3) }, 20, 'accepted'],
    ['revoked', { revokedAt: at(3) }, 4, 'revoked'],
    ['revoked after it was accepted', { acceptedAt: at(2), revokedAt: at(3) }, 4, 'revoked'],
    ['signed', { acceptedAt: at(2), signedAt: at(3) }, 20, 'signed'],
  ] as const)('is %s', (_, more, day, state) => {
    expect(findInvitationState({ ...sent, ...more }, at(day))).toBe(state);
  });
});
