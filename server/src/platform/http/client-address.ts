import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/**
 * Says which address a request came from: the socket's, or, when the socket is a proxy the operator trusts, the last
 * address in X-Forwarded-For that is not such a proxy. A header from anyone else is never believed. Where an entry is no
 * address, or there are no more, it is that of the last proxy that is known.
 */
export function createAddressReader(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const trusted = buildBlockList(trustedProxies);
  return (request) => {
    let address = plainAddress(request.socket.remoteAddress ?? '');
    const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
    // Each was written by the one after it, and what comes before an unreadable entry may be the sender's own.
    for (const part of forwarded.toReversed()) {
      if (!isListed(trusted, address)) break;
      const before = plainAddress(removePort(part.trim()));
      if (isIP(before) === 0) break;
      address = before;
    }
    return address;
  };
}

/** Says whether a request was passed on by a proxy the operator trusts, so that what such proxies add can be believed. */
export function createProxyCheck(trustedProxies: readonly string[]): (request: IncomingMessage) => boolean {
  const trusted = buildBlockList(trustedProxies);
  return (request) => isListed(trusted, plainAddress(request.socket.remoteAddress ?? ''));
}

function buildBlockList(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

function isListed(list: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** Some proxies write the port as well: 192.0.2.1:4711, [2001:db8::1]:4711. */
function removePort(entry: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/.exec(entry) ?? [];
  return bracketed ?? plain ?? entry;
}

/** IPv4 arrives as ::ffff:192.0.2.1 on a socket that listens for both. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}
