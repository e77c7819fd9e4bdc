import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import type { EndpointMeta } from '@porchlight/domain/kernel/endpoint.ts';
import { Failure } from '../../base/failure.ts';
import type { IdempotentAnswer, KeyedRequest } from '../idempotency/idempotency-store.ts';
import { getNetworkName } from '../limits/rate-limits.ts';
import type { LetThrough, RequestFacts } from '../request-context.ts';

/** Says of an answer that the work was done before, by the first request with its key. */
export const REPLAYED_HEADER = 'idempotent-replayed';

export const KEY_PATTERN = /^[\x21-\x7e]{1,255}$/;

type Route = { method?: string | undefined; path?: string | undefined };

/** The key that a request came with, where its endpoint takes one; BAD_INPUT for what is none. */
export function getKey(meta: EndpointMeta, headers: Headers): string | undefined {
  const key = meta.stores === 'records' ? headers.get('idempotency-key') : null;
  if (key === null) return undefined;
  if (KEY_PATTERN.test(key)) return key;
  throw new Failure('BAD_INPUT', {
    reason: 'platform.bad-idempotency-key',
    fields: { 'Idempotency-Key': { reason: 'platform.bad-idempotency-key' } },
  });
}

/** Keys belong to the account or the token, and without one to the network, so that no one gets another's answer. */
export async function findKeyOwner(
  facts: RequestFacts,
  { user, staff, token }: LetThrough,
): Promise<{ owner: string; userId: string | null }> {
  if (token) return { owner: `token ${token.tokenId}`, userId: null };
  const userId = (user ?? staff ?? (await facts.readSession()))?.userId;
  if (userId !== undefined) return { owner: `user ${userId}`, userId };
  return { owner: `network ${getNetworkName(facts.address)}`, userId: null };
}

/** A request whose input is read already. The order of an object's members does not matter (RFC 8259 4). */
export function describeJson(route: Route, input: unknown) {
  const { method = 'POST', path = '' } = route;
  return { method, path, isRead: true, readDigest: async () => JSON.stringify(input ?? null, sortMembers) };
}

/** A request whose body is a stream: its bytes are counted in as they come. To be called before any of them is read. */
export function describeStream(
  route: Route,
  incoming: IncomingMessage,
): Omit<KeyedRequest, 'owner' | 'userId' | 'key'> {
  const { method = 'POST', path = '' } = route;
  const hash = createHash('sha256').update(`${incoming.url} ${incoming.headers['content-type']}\n`);
  const push = incoming.push.bind(incoming);
  // Chunks are lent to the reader of the stream, so they are inspected before that.
  incoming.push = (chunk, encoding) => {
    if (chunk !== null) hash.update(chunk);
    return push(chunk, encoding);
  };
  let digest: string | undefined;
  return {
    method,
    path,
    isRead: false,
    async readDigest() {
      if (!incoming.complete) await finished(incoming.resume()).catch(refuseCutOff);
      digest ??= hash.digest('base64url');
      return digest;
    },
  };
}

/** Keeps an answer back that a stream's handler gives, until it may be sent. */
export function deferAnswer(outgoing: ServerResponse): {
  take(): IdempotentAnswer;
  send(): void;
  drop(): void;
} {
  let head: Parameters<ServerResponse['writeHead']> | undefined;
  let body = '';
  const { writeHead, end } = outgoing;
  outgoing.writeHead = ((...given: Parameters<ServerResponse['writeHead']>) => {
    head = given;
    return outgoing;
  }) as typeof writeHead;
  outgoing.end = ((text?: unknown) => {
    body = typeof text === 'string' ? text : '';
    return outgoing;
  }) as typeof end;
  const drop = () => void Object.assign(outgoing, { writeHead, end });
  return {
    take: () => ({ status: head?.[0] ?? 200, body }),
    drop,
    send() {
      drop();
      outgoing.writeHead(...(head ?? [200])).end(body);
    },
  };
}

function refuseCutOff(cause: unknown): never {
  throw new Failure('BAD_INPUT', { reason: 'platform.cut-off', cause });
}

function sortMembers(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
