import { expect, test } from 'vitest';
import { cutEndSlashes, findMovedAddress } from './moved-addresses.ts';

test.each([
  ['/portal/making', '/portal/making-offer'],
  ['/portal/making/', '/portal/making-offer'],
  ['/portal/underContract', '/portal/docs'],
  ['/portal/undercontract', undefined],
  ['/portal/making-offer', undefined],
  ['/portal', undefined],
  ['/toString', undefined],
])('%s leads to %s (specification 2, category bar)', (from, to) => {
  expect(findMovedAddress(from)).toBe(to);
});

test.each([
  ['/about/', '/about'],
  ['/about', '/about'],
  ['/', '/'],
  ['///', '/'],
  ['//elsewhere.example/', '/elsewhere.example'],
])('%s without slashes at its end is %s, a path of this site', (from, to) => {
  expect(cutEndSlashes(from)).toBe(to);
});

test('a long run of slashes in an address is looked through once', () => {
  const run = `/a${'/'.repeat(60_000)}b`;
  expect(cutEndSlashes(run)).toBe(run);
  expect(findMovedAddress(run)).toBeUndefined();
});
