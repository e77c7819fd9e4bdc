import type { Server } from 'node:http';
import { type AddressInfo, Server as TcpServer } from 'node:net';
import type { Config } from '../base/config-types.ts';

/** Longer than proxies and browsers keep a quiet connection (a minute is usual): this side must not close first. */
const KEEP_ALIVE_MS = 75_000;
const TIDY_EVERY_MS = 100;

/** Listens, on a free port where `port` is 0, and gives the port. Rejects where it cannot, as when another listens there. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Why it could not listen there and which variable to change, for the operator; nothing for any other error. */
export function describeListenFailure(
  error: unknown,
  { host, port }: Pick<Config, 'host' | 'port'>,
  names = { host: 'HOST', port: 'PORT' },
): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, syscall, hostname }: NodeJS.ErrnoException & { hostname?: string } = error;
  const hosts = `Set ${names.host} to one of its own, to localhost for this machine alone, or to 0.0.0.0 to let others in.`;
  if (syscall === 'getaddrinfo' && hostname === host)
    return `${names.host}: ${host} has no address. ${hosts}`;
  if (syscall !== 'listen') return undefined;
  if (code === 'EADDRNOTAVAIL') return `${names.host}: ${host} is no address of this machine. ${hosts}`;
  if (code === 'EADDRINUSE')
    return `${names.port}: something else listens on ${host}:${port} already. Stop it, or choose another port: ${names.port}=${port + 1} npm start`;
  if (code === 'EACCES')
    return `${names.port}: the user who started Porchlight may not listen on ${port}. Choose one from 1024 on, such as 3000, and put a proxy in front.`;
  return undefined;
}

/** In milliseconds: `longest`, what a request under way gets; `idle`, how long a quiet connection stays open for one. */
export type DrainBounds = { longest: number; idle: number };

/** Longer than proxies keep a quiet connection to a server that they may lose (docs/operating.md). */
const QUIET_CONNECTIONS_MS = 6_000;

export function getDrainBounds({ mode, drainSeconds }: Pick<Config, 'mode' | 'drainSeconds'>): DrainBounds {
  return { longest: drainSeconds * 1_000, idle: mode === 'production' ? QUIET_CONNECTIONS_MS : 0 };
}

/**
 * Takes no more connections, answers what still comes on those there are with `Connection: close` (RFC 9112 9.6), and resolves once
 * none is left. A proxy may be sending a request on a quiet connection this instant, and cannot send one that stores something
 * again: those stay open until `idle` has passed. After `longest` the rest is ended by force.
 */
export function drainServer(server: Server, bounds: DrainBounds): Promise<void> {
  return new Promise((resolve) => {
    const start = performance.now();
    server.prependListener('request', (_incoming, outgoing) => {
      outgoing.shouldKeepAlive = false;
    });
    const tidy = () => {
      const passed = performance.now() - start;
      if (passed >= bounds.longest) server.closeAllConnections();
      else if (passed >= bounds.idle) server.closeIdleConnections();
    };
    const tidying = setInterval(tidy, TIDY_EVERY_MS);
    // The HTTP server's own `close` ends quiet connections at once.
    TcpServer.prototype.close.call(server, () => {
      clearInterval(tidying);
      server.close();
      resolve();
    });
    tidy();
  });
}
