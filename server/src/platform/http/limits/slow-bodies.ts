import type { IncomingMessage, Server } from 'node:http';

export type BodyBounds = { windowMs: number; leastBytes: number; lookedAtEveryMs: number };

/** Half a kilobyte a second: the slowest telephone sends ten times that. */
const BOUNDS: BodyBounds = { windowMs: 60_000, leastBytes: 32 * 1024, lookedAtEveryMs: 5_000 };

/**
 * Ends requests whose sender has stopped sending, and lets slow ones go on, however long they take: Node itself would end each after five
 * minutes, in which a telephone on a bad line sends no scan of 25 MB. A body that waits for us is not the sender's fault.
 */
export function endSlowBodies(server: Server, { windowMs, leastBytes, lookedAtEveryMs } = BOUNDS): void {
  server.requestTimeout = 0;
  const underWay = new Map<IncomingMessage, { since: number; bytes: number }>();

  server.prependListener('request', (incoming: IncomingMessage) => {
    const { headers, socket } = incoming;
    if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'])) return;
    underWay.set(incoming, { since: performance.now(), bytes: socket.bytesRead });
    incoming.once('close', () => underWay.delete(incoming));
  });

  function look(): void {
    const now = performance.now();
    for (const [incoming, { since, bytes }] of underWay) {
      const { bytesRead } = incoming.socket;
      if (incoming.complete) underWay.delete(incoming);
      else if (incoming.readableLength > 0 || bytesRead - bytes >= leastBytes)
        underWay.set(incoming, { since: now, bytes: bytesRead });
      else if (now - since >= windowMs) end(incoming);
    }
  }

  /** As Node says it of a request that takes too long. */
  function end(incoming: IncomingMessage): void {
    underWay.delete(incoming);
    const error = Object.assign(new Error('the request stands still'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    if (!server.emit('clientError', error, incoming.socket)) incoming.socket.destroy();
  }

  const looking = setInterval(look, lookedAtEveryMs).unref();
  server.once('close', () => clearInterval(looking));
}
