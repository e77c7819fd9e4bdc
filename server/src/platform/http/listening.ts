import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Longer than proxies and browsers keep a quiet connection (a minute is usual): whoever closes first must not be this side. */
const KEEP_ALIVE_MS = 75_000;
const LONGEST_GOODBYE_MS = 5_000;

/** Listens, on a free port where `port` is 0, and gives the port. Rejects where it cannot, as when another listens there. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Takes no more connections and resolves once the requests under way have ended, after five seconds by force. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), LONGEST_GOODBYE_MS).unref();
  });
}
