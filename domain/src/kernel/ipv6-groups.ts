/**
 * The eight groups of an IPv6 address in full (RFC 4291 2.2), without leading zeros; of a zone (`%eth0`) nothing. For what
 * is no such address, nothing.
 */
export function listIpv6Groups(address: string): string[] | undefined {
  const [bare = ''] = address.split('%', 1);
  if (!bare.includes(':') || !URL.canParse(`http://[${bare}]`)) return undefined;
  // Written out by the rules for addresses of the web: lower case, an IPv4 ending as two groups, at most one `::`.
  const written = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [before = [], after = []] = written.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
}
