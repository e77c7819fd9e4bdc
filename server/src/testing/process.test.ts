import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '../features/demo/demo-accounts.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { TestBuyer } from './test-buyer.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
let dataDir: string;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'porchlight-process-'));
  await chmod(dataDir, 0o711);
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  // A database that outlived a killed server is taken over and stopped.
  await (await startEmbeddedPostgres({ dataDir })).stop();
  await rm(dataDir, { recursive: true, force: true });
});

type Started = { child: ChildProcess; output(): string; exited: Promise<number | null> };

function start(env: Record<string, string>, ...parameters: string[]): Started {
  const child = spawn(process.execPath, [main, ...parameters], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  exited.then(() => running.delete(child));
  return { child, output: () => output, exited };
}

async function waitForAddress(started: Started): Promise<string> {
  const deadline = Date.now() + 45_000;
  while (Date.now() < deadline && started.child.exitCode === null) {
    const address = /ready: (http\S+)/.exec(started.output())?.[1];
    if (address) return address;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the server did not start:\n${started.output()}`);
}

const port = () => String(30_000 + Math.floor(Math.random() * 20_000));

describe('the server’s process', () => {
  it('prints every problem of its configuration at once and exits with 1', async () => {
    const started = start({ PORT: 'none', BASE_URL: 'nowhere', LARGEST_FILE_BYTES: '-1' });
    expect(await started.exited).toBe(1);
    for (const name of ['PORT', 'BASE_URL', 'LARGEST_FILE_BYTES'])
      expect(started.output()).toContain(`- ${name}`);
  });

  it('refuses the demonstration in production', async () => {
    const env = {
      NODE_ENV: 'production',
      SMTP_URL: 'smtp://localhost',
      BASE_URL: 'https://porchlight.example',
    };
    const started = start(env, '--demo');
    expect(await started.exited).toBe(1);
    expect(started.output()).toContain('refused when NODE_ENV=production');
  });

  it('keeps what it acknowledged through kill -9, starts again on its own database and stops on a signal', async () => {
    const env = { PORT: port() };
    const first = start(env, '--demo');
    const origin = await waitForAddress(first);
    for (const { email, password } of Object.values(demoAccounts)) {
      expect(first.output()).toContain(email);
      expect(first.output()).toContain(password);
    }
    const signIn = async () => {
      const buyer = new TestBuyer({ origin }, demoAccounts.buyer.email);
      const { password } = demoAccounts.buyer;
      expect(
        (await buyer.call('POST', '/api/accounts/sign-in', { email: buyer.email, password })).status,
      ).toBe(200);
      return buyer;
    };
    const buyer = await signIn();
    const journey = (await buyer.call('GET', '/api/milestones')).body;
    expect(journey.percent).toBe(20);
    const pdf = new TextEncoder().encode('%PDF-1.7\nkept');
    const { body, status } = await buyer.call('POST', '/api/documents?name=kept.pdf', pdf);
    expect(status).toBe(201);
    first.child.kill('SIGKILL');
    await first.exited;

    const second = start(env, '--demo');
    await waitForAddress(second);
    const again = await signIn();
    const kept = await again.send('GET', `/api/documents/${body.id}/content`);
    expect(new Uint8Array(await kept.arrayBuffer())).toEqual(pdf);
    second.child.kill('SIGINT');
    expect(await second.exited).toBe(0);
  }, 120_000);
});
