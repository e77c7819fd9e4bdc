import { describe, expect, test } from 'vitest';
import { mayProveByEmailCode, mayRemoveWayIn, mayReplaceLostPasskey } from './ways-in.ts';

describe('a passkey or linked identity may be removed', () => {
  test.each([
    [{ hasPassword: true, passkeys: 1, identities: 0 }, true],
    [{ hasPassword: true, passkeys: 0, identities: 1 }, true],
    [{ hasPassword: false, passkeys: 2, identities: 0 }, true],
    [{ hasPassword: false, passkeys: 1, identities: 1 }, true],
    [{ hasPassword: false, passkeys: 0, identities: 2 }, true],
    [{ hasPassword: false, passkeys: 1, identities: 0 }, false],
    [{ hasPassword: false, passkeys: 0, identities: 1 }, false],
    [{ hasPassword: false, passkeys: 0, identities: 0 }, false],
  ])('of %j: %s', (ways, may) => {
    expect(mayRemoveWayIn(ways)).toBe(may);
  });
});

describe('a code by email proves who someone is', () => {
  test.each([
    [{ hasPassword: false, isStaff: false }, true],
    [{ hasPassword: true, isStaff: false }, false],
    [{ hasPassword: false, isStaff: true }, false],
    [{ hasPassword: true, isStaff: true }, false],
  ])('of %j: %s', (person, may) => {
    expect(mayProveByEmailCode(person)).toBe(may);
  });
});

describe('a lost passkey may be replaced', () => {
  const only = { hasPassword: false, isStaff: false, hasAppCodes: false, openedBy: 'mail' };
  test.each([
    ['with a code by email, where passkeys are the one way in', only, true],
    ['not beside a password', { ...only, hasPassword: true }, false],
    ['not by staff', { ...only, isStaff: true }, false],
    ['not beside codes from an app', { ...only, hasAppCodes: true }, false],
    ['not in a session that a provider opened', { ...only, openedBy: 'provider' }, false],
  ])('%s', (_, person, may) => {
    expect(mayReplaceLostPasskey(person)).toBe(may);
  });
});
