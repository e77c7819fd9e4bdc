import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { makeSealingCertificate } from '../../server/src/features/signing/sealing/sealing-identity.ts';

export type ReceivedRequest = { path: string; headers: IncomingHttpHeaders; body: string };

/** Someone else's server: records its requests and answers as configured, by path. */
export type TestReceiver = {
  origin: string;
  received: ReceivedRequest[];
  /** Without it a path is answered with 200. */
  answer(path: string, how: number | ((outgoing: ServerResponse) => void)): void;
  at(path: string): ReceivedRequest[];
  close(): Promise<void>;
};

/** Listens on this machine; with `secure` under a certificate that no client trusts. */
export async function startTestReceiver({ secure = false } = {}): Promise<TestReceiver> {
  const received: ReceivedRequest[] = [];
  const answers = new Map<string, number | ((outgoing: ServerResponse) => void)>();
  const listener: RequestListener = (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk) => chunks.push(chunk));
    incoming.on('end', () => {
      const path = incoming.url ?? '';
      received.push({ path, headers: incoming.headers, body: Buffer.concat(chunks).toString() });
      const how = answers.get(path) ?? 200;
      if (typeof how === 'number') outgoing.writeHead(how).end(`answer ${how}`);
      else how(outgoing);
    });
  };
  const server = secure ? createSecureServer(await makeIdentity(), listener) : createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `${secure ? 'https' : 'http'}://127.0.0.1:${port}`,
    received,
    answer: (path, how) => void answers.set(path, how),
    at: (path) => received.filter((request) => request.path === path),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function makeIdentity(): Promise<{ key: string; cert: string }> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const cert = await makeSealingCertificate({ privateKey, organization: 'Test', now: new Date() });
  return { key: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(), cert };
}
