import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { prepareHeaderSets } from '../response-headers.ts';
import { answerUnreadable } from '../unreadable-requests.ts';
import { endSlowBodies } from './slow-bodies.ts';

const WINDOW_MS = 200;
let server: Server;
afterEach(() => server.close());

/** Answers with the length of what it was sent; `pauseMs` before it reads any of that. */
async function start(pauseMs = 0): Promise<number> {
  // What Node would do by itself, sooner than usual.
  server = createServer({ requestTimeout: 300, headersTimeout: 300, connectionsCheckingInterval: 20 });
  server.on('request', async (incoming, outgoing) => {
    await sleep(pauseMs);
    let length = 0;
    try {
      for await (const chunk of incoming) length += chunk.length;
      outgoing.end(String(length));
    } catch {
      outgoing.destroy();
    }
  });
  endSlowBodies(server, { windowMs: WINDOW_MS, leastBytes: 1_000, lookedAtEveryMs: 20 });
  answerUnreadable(server, prepareHeaderSets(false));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return (server.address() as AddressInfo).port;
}

/** Sends so many pieces of so many bytes, one each 20 ms, and says how it was answered. */
function send(
  port: number,
  pieces: number,
  bytes: number,
): Promise<[status: number | undefined, body: string]> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, method: 'POST' }, async (incoming) => {
      const parts = await incoming.toArray();
      resolve([incoming.statusCode, Buffer.concat(parts).toString()]);
    });
    outgoing.once('error', reject);
    void (async () => {
      for (let sent = 0; sent < pieces && !outgoing.destroyed; sent++) {
        outgoing.write(Buffer.alloc(bytes));
        await sleep(20);
      }
      outgoing.end();
    })();
  });
}

describe('a body', () => {
  it('may take as long as it needs while it goes on', async () => {
    expect(await send(await start(), 60, 500)).toEqual([200, '30000']);
  });

  it('that drips is ended', async () => {
    const answered = send(await start(), 500, 1);
    expect((await answered)[0]).toBe(408);
  });

  it('that waits for us is not', async () => {
    expect(await send(await start(5 * WINDOW_MS), 2, 10)).toEqual([200, '20']);
  });
});
