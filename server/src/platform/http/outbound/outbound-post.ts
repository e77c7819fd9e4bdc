import { lookup } from 'node:dns/promises';
import { type IncomingMessage, type RequestOptions, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { BlockList, isIP } from 'node:net';

const globalIpv6 = listNetworks('ipv6', [['2000::', 3]]);

type Address = { address: string; family: number };

export type OutboundOptions = {
  /** Lets requests into private networks and over http; for trying things out and for receivers next door. */
  allowPrivate: boolean;
  /** Instead of the system's own, for tests. */
  resolve?(hostName: string): Promise<Address[]>;
  /** From the look-up of the name to the answer's headers, in milliseconds; 15 s unless it is said. */
  answerWithin?: number;
};

/** What came back: the status and the beginning of the body, or why nothing did. */
export type OutboundAnswer =
  | { status: number; retryAfter: string | undefined; text: string }
  | {
      problem: 'name-unknown' | 'private-address' | 'not-reached' | 'too-slow' | 'certificate' | 'stopped';
    };

/** Standard Webhooks advises 15 to 30 s. */
const ANSWER_WITHIN_MS = 15_000;
/** How much of an answer is read, and for how long; the connection is closed after that. */
const READ_BYTES = 4_000;
const READ_WITHIN_MS = 2_000;

/**
 * Posts to an address that someone else chose. The name is resolved once, what it leads to is checked, and the connection
 * goes to that very address, so that a name cannot lead elsewhere in between; redirects are not followed. Never throws.
 */
export async function postOutbound(
  options: OutboundOptions,
  target: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  stopping?: AbortSignal,
): Promise<OutboundAnswer> {
  const tooSlow = AbortSignal.timeout(options.answerWithin ?? ANSWER_WITHIN_MS);
  const signal = stopping === undefined ? tooSlow : AbortSignal.any([tooSlow, stopping]);
  try {
    const url = new URL(target);
    const addresses = await Promise.race([findAddresses(options, url), rejectOn(signal)]);
    if (addresses.length === 0) return { problem: 'private-address' };
    return await send(url, addresses, { headers, body }, signal);
  } catch (error) {
    if (tooSlow.aborted) return { problem: 'too-slow' };
    if (stopping?.aborted) return { problem: 'stopped' };
    return { problem: nameProblem(error) };
  }
}

/** The addresses of a target that may be connected to: none where it leads into private networks alone. Throws what the look-up does. */
export async function findAddresses(options: OutboundOptions, url: URL): Promise<Address[]> {
  if (url.protocol !== 'https:' && !options.allowPrivate) return [];
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const resolve = options.resolve ?? ((name: string) => lookup(name, { all: true }));
  const found = family === 0 ? await resolve(host) : [{ address: host, family }];
  return found.filter(({ address }) => options.allowPrivate || isPublicAddress(address));
}

function send(
  url: URL,
  addresses: readonly Address[],
  { headers, body }: { headers: Record<string, string>; body: string },
  signal: AbortSignal,
): Promise<OutboundAnswer> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    agent: false,
    signal,
    lookup: (_name, asked, answer) => {
      const [first] = addresses;
      if (asked.all) answer(null, [...addresses]);
      else answer(null, first?.address ?? '', first?.family);
    },
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(url, options, (incoming) => {
      const status = incoming.statusCode ?? 0;
      const retryAfter = incoming.headers['retry-after'];
      void readBeginning(incoming).then((text) => resolve({ status, retryAfter, text }));
    });
    // An answer of 101 is no response to Node, nor is its end an error: without this nothing would ever come back.
    outgoing.on('upgrade', ({ statusCode: status = 0 }, socket) => {
      socket.destroy();
      resolve({ status, retryAfter: undefined, text: '' });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** The first bytes as text; what follows is not waited for. */
function readBeginning(incoming: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const finish = () => {
      clearTimeout(timer);
      incoming.destroy();
      resolve(Buffer.concat(chunks).subarray(0, READ_BYTES).toString('utf8').replaceAll('\u0000', ''));
    };
    const timer = setTimeout(finish, READ_WITHIN_MS);
    incoming.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= READ_BYTES) finish();
    });
    incoming.on('end', finish);
    // The status has arrived, and it decides; a body that breaks off changes nothing.
    incoming.on('error', finish);
    incoming.on('close', finish);
  });
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function nameProblem(error: unknown): 'name-unknown' | 'certificate' | 'not-reached' {
  const { code, syscall } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  if (syscall === 'getaddrinfo') return 'name-unknown';
  return /CERT|ERR_TLS|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)/.test(code ?? '') ? 'certificate' : 'not-reached';
}

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
