import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './outbound-post.ts';

describe('an address that webhooks may go to', () => {
  it.each(['8.8.8.8', '93.184.215.14', '172.15.255.255', '172.32.0.1', '100.128.0.1', '2606:4700::1111'])(
    '%s is one of the open internet',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '192.0.2.7',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2001:0:4136:e378::1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('%j is not', (address) => expect(isPublicAddress(address)).toBe(false));
});
