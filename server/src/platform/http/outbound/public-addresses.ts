import { BlockList, isIP } from 'node:net';

/**
 * Whether an address is one of the open internet. Everything that the registries of IANA keep for special purposes is not:
 * this machine, private and shared networks, link-local (where clouds keep their metadata), documentation, multicast.
 * Of IPv6 only 2000::/3 is, so that no IPv4 address comes in under another name (mapped, NAT64).
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !notPublicIpv4.check(address, 'ipv4');
  return version === 6 && globalIpv6.check(address, 'ipv6') && !notPublicIpv6.check(address, 'ipv6');
}

// IANA IPv4 and IPv6 Special-Purpose Address Registries (RFC 6890 and those that update it).
const notPublicIpv4 = listNetworks('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]);
const globalIpv6 = listNetworks('ipv6', [['2000::', 3]]);
const notPublicIpv6 = listNetworks('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
]);

function listNetworks(family: 'ipv4' | 'ipv6', networks: readonly [string, number][]): BlockList {
  const list = new BlockList();
  for (const [address, prefix] of networks) list.addSubnet(address, prefix, family);
  return list;
}
