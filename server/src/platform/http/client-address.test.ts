import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createAddressReader } from './client-address.ts';
import { getNetworkName, getWiderNetworkName } from './limits/rate-limits.ts';

function read(trusted: string[], socketAddress: string, forwarded?: string): string {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return createAddressReader(trusted)({
    socket: { remoteAddress: socketAddress },
    headers,
  } as IncomingMessage);
}

describe('the address a request came from', () => {
  it.each([
    ['the socket’s', [], '198.51.100.7', undefined, '198.51.100.7'],
    [
      'never a header’s from somebody who is no trusted proxy',
      [],
      '198.51.100.7',
      '203.0.113.9',
      '198.51.100.7',
    ],
    ['the header’s behind a trusted proxy', ['10.0.0.0/8'], '10.1.2.3', '203.0.113.9', '203.0.113.9'],
    [
      'the last one that no trusted proxy wrote',
      ['10.0.0.0/8'],
      '10.1.2.3',
      '1.1.1.1, 203.0.113.9, 10.9.9.9',
      '203.0.113.9',
    ],
    [
      'never the first of many that a sender made up',
      ['10.0.0.1'],
      '10.0.0.1',
      `${'1.1.1.1, '.repeat(500)}203.0.113.9`,
      '203.0.113.9',
    ],
    [
      'never a trusted one that a sender made up',
      ['10.0.0.0/8'],
      '10.1.2.3',
      '10.9.9.9, 203.0.113.9',
      '203.0.113.9',
    ],
    [
      'the one that a proxy wrote with its port',
      ['10.0.0.1'],
      '10.0.0.1',
      '8.8.8.8, 203.0.113.77:4000',
      '203.0.113.77',
    ],
    ['the same of IPv6', ['10.0.0.1'], '10.0.0.1', '8.8.8.8, [2001:db8::77]:4000', '2001:db8::77'],
    ['that of IPv6 in brackets alone', ['10.0.0.1'], '10.0.0.1', '8.8.8.8, [2001:db8::77]', '2001:db8::77'],
    [
      'the mapped one in brackets and with its port',
      ['10.0.0.1'],
      '10.0.0.1',
      '8.8.8.8, [::ffff:203.0.113.9]:80',
      '203.0.113.9',
    ],
    [
      'past a trusted one with its port',
      ['10.0.0.0/8'],
      '10.1.2.3',
      '203.0.113.9, 10.9.9.9:80',
      '203.0.113.9',
    ],
    [
      'that of the last trusted proxy, never what stands before an entry that is no address',
      ['10.0.0.0/8'],
      '10.1.2.3',
      '8.8.8.8, unknown, 10.9.9.9',
      '10.9.9.9',
    ],
    ...['<script>', '127.1', '0x7f000001', '_hidden', '1.2.3.4:', '1.2.3.4:x', '[1.2.3.4', '[]:80', ''].map(
      (entry) =>
        [
          `the proxy’s own where it wrote ${JSON.stringify(entry)}`,
          ['10.0.0.1'],
          '10.0.0.1',
          `203.0.113.9, ${entry}`,
          '10.0.0.1',
        ] as const,
    ),
    [
      'the farthest proxy’s where all are trusted',
      ['10.0.0.0/8'],
      '10.1.2.3',
      '10.8.8.8, 10.9.9.9',
      '10.8.8.8',
    ],
    [
      'in its plain form where it came mapped',
      ['10.0.0.1'],
      '::ffff:10.0.0.1',
      '::FFFF:203.0.113.9',
      '203.0.113.9',
    ],
    ['the proxy’s own when the header is empty or nonsense', ['10.0.0.1'], '10.0.0.1', 'unknown', '10.0.0.1'],
    ['an IPv4 address in its plain form', [], '::ffff:198.51.100.7', undefined, '198.51.100.7'],
    ['a trusted IPv6 network works too', ['2001:db8::/32'], '2001:db8::1', '2001:db9::5', '2001:db9::5'],
  ] as const)('is %s', (_, trusted, socketAddress, forwarded, expected) => {
    expect(read([...trusted], socketAddress, forwarded)).toBe(expected);
  });

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2:ffff::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8::2', '2001:db8:0:0'],
    ['2001:DB8:0:0:a:b:c:d', '2001:db8:0:0'],
    ['2a01:4f8:c17::1', '2a01:4f8:c17:0'],
    ['2a01:4f8:c17:0:1:2:3:4', '2a01:4f8:c17:0'],
    ['::1', '0:0:0:0'],
    ['64:ff9b::203.0.113.9', '64:ff9b:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s counts as the network %s', (address, network) => {
    expect(getNetworkName(address)).toBe(network);
  });

  it.each([
    ['203.0.113.9', undefined],
    ['2001:db8:1:1234:5::6', '2001:db8:1:1200/56'],
    ['2001:db8:1:12ff::', '2001:db8:1:1200/56'],
    ['2001:db8:1:ff::', '2001:db8:1:0/56'],
    ['2001:db8::1', '2001:db8:0:0/56'],
  ])('%s counts as the wider network %s', (address, network) => {
    expect(getWiderNetworkName(address)).toBe(network);
  });
});
