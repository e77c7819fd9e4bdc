import { expect, test } from 'vitest';
import { findMovedAddress } from './moved-addresses.ts';

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
