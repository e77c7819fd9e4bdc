import { readdir } from 'node:fs/promises';
import { Agent, createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drainServer, listen } from '../../server/src/platform/http/listening.ts';
import { createReadiness } from '../../server/src/platform/operation/readiness.ts';
import { startTestApp, type TestApp } from '../app/test-app.ts';
import { createBuyer, TEST_PASSWORD, TestBuyer } from '../people/test-buyer.ts';
import { killProcesses, pickPort, startProcess, waitForAddress } from './start-process.ts';

const PDF = Buffer.from('%PDF-1.7\n');
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends a document in so many parts, one each 250 ms; gives the status, or nothing when the connection was cut. */
async function uploadSlowly(origin: string, cookie: string, parts: number): Promise<number | undefined> {
  const answer = new Promise<number | undefined>((resolve) => {
    const outgoing = request(`${origin}/api/documents?name=slow.pdf`, {
      method: 'POST',
      headers: { cookie },
    });
    outgoing.once('error', () => resolve(undefined));
    outgoing.once('response', (response: IncomingMessage) => resolve(response.resume().statusCode));
    void (async () => {
      outgoing.write(PDF);
      for (let part = 1; part < parts && !outgoing.destroyed; part++) {
        await pause(250);
        outgoing.write(Buffer.alloc(1_000, 'page '));
      }
      outgoing.end();
    })();
  });
  return answer;
}

function ask(url: string, agent: Agent, cookie = ''): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { cookie } }, resolve).once('error', reject).end();
  });
}

async function readText(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of response) text += chunk;
  return text;
}

describe('a server that is signaled to stop', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(async () => {
    killProcesses();
    await app.close();
  });

  it('lets an upload finish, sends live pages elsewhere, cuts what takes longer than its bound, and exits with 0', async () => {
    const buyer = await createBuyer(app);
    await app.stop();
    const environment = {
      PORT: pickPort(),
      DATA_DIR: app.dataDir,
      DATABASE_URL: app.databaseUrl,
      AUTH_SECRET: app.secrets.authSecret,
      FILE_KEY: Buffer.from(app.secrets.fileKey).toString('base64'),
      DRAIN_SECONDS: '6',
    };
    const started = startProcess(environment);
    const origin = await waitForAddress(started);
    const again = new TestBuyer({ origin }, buyer.email);
    await again.call('POST', '/api/accounts/sign-in', { email: buyer.email, password: TEST_PASSWORD });
    const cookie = again.readCookies();

    const finishing = uploadSlowly(origin, cookie, 12);
    const endless = uploadSlowly(origin, cookie, 1_000);
    const live = readText(await ask(`${origin}/api/events`, new Agent(), cookie));
    await pause(500);
    started.child.kill('SIGTERM');

    expect(await live).toMatch(/retry: \d+\n\n$/);
    expect(await finishing).toBe(201);
    expect(await endless).toBeUndefined();
    expect(await started.exited).toBe(0);

    await app.restart();
    const { body } = await buyer.call('GET', '/api/documents');
    expect(body.documents).toHaveLength(1);
    const files = await readdir(join(app.dataDir, 'files'), { recursive: true, withFileTypes: true });
    expect(files.filter((entry) => entry.isFile())).toHaveLength(1);
  }, 360_000);

  it('cuts off what still goes on some seconds after its bound, and says so', async () => {
    // A mail server that takes the connection and never says a word.
    const silent = createTcpServer().listen(0, '127.0.0.1');
    const called = new Promise((resolve) => silent.once('connection', resolve));
    await new Promise((resolve) => silent.once('listening', resolve));
    const { port } = silent.address() as AddressInfo;
    await app.stop();
    const started = startProcess({
      ...app.environment,
      PORT: pickPort(),
      DRAIN_SECONDS: '1',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
    });
    const origin = await waitForAddress(started);
    await new TestBuyer({ origin }).call('POST', '/api/accounts/sign-up', {
      name: 'Ada',
      email: 'silent@example.com',
      password: TEST_PASSWORD,
    });
    await called;
    started.child.kill('SIGTERM');
    expect(await started.exited).toBe(1);
    expect(started.output()).toContain('It goes on at the next start.');
    silent.close();
  }, 360_000);
});

it('answers on connections that were quiet, closes them after that, and takes no new ones', async () => {
  const server = createServer((_incoming, outgoing) => outgoing.end('here'));
  const origin = `http://localhost:${await listen(server, 0, 'localhost')}`;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const before = await ask(origin, agent);
  expect([await readText(before), before.headers.connection]).toEqual(['here', 'keep-alive']);

  const drained = drainServer(server, { idle: 60_000, longest: 60_000 });
  await expect(ask(origin, new Agent())).rejects.toThrow('ECONNREFUSED');
  const after = await ask(origin, agent);
  expect([await readText(after), after.headers.connection]).toEqual(['here', 'close']);
  await drained;
});

it('is not ready from then on', async () => {
  const works = async () => undefined;
  const readiness = createReadiness({ database: works, storage: works, isLive: () => true });
  expect(await readiness.findWhatIsDown()).toEqual([]);
  readiness.beginDrain();
  expect(await readiness.findWhatIsDown()).toEqual(['draining']);
});
