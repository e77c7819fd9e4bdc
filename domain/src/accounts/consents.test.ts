import { describe, expect, it } from 'vitest';
import { truncateNetwork } from './consents.ts';

describe('the network kept beside a consent', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:12:34:5678::1', '2001:db8:12::/48'],
    ['2001:0DB8:0012::1', '2001:db8:12::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['', null],
    ['unknown', null],
  ])('of %s is %s', (address, network) => {
    expect(truncateNetwork(address)).toBe(network);
  });
});
