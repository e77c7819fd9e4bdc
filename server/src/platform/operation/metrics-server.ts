import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics.ts';

/**
 * Answers GET /metrics on an address of its own, so that no proxy in front of the product leads to it. With a `token` only to clients that
 * send it (`Authorization: Bearer`).
 */
export function createMetricsServer(metrics: Metrics, token: string | undefined): Server {
  return createServer(async (incoming, outgoing) => {
    if (incoming.method !== 'GET' || incoming.url !== '/metrics') {
      outgoing.writeHead(404).end();
    } else if (token !== undefined && !isToken(incoming.headers.authorization, token)) {
      outgoing.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    } else {
      const { type, text } = await metrics.write();
      outgoing.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
    }
  });
}

function isToken(header: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));
}
