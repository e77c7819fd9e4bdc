import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startTestApp, type TestApp } from '../app/test-app.ts';
import { startS3TestServer } from '../outside-world/s3-test-server.ts';
import { createBuyer, type TestBuyer } from '../people/test-buyer.ts';
import { giveConsent } from '../people/test-signer.ts';
import { createStaff } from '../people/test-staff.ts';
import { TestVisitor } from '../people/test-visitor.ts';
import { toEnvironment } from '../processes/several-processes.ts';
import { startDatabaseProxy } from './database-proxy.ts';
import { createFaults, type Faults } from './faults.ts';
import { listDiskFiles } from './stored-state.ts';

/** A server between which and the world something can break, and people who use it. */
export type FaultWorld = {
  app: TestApp;
  faults: Faults;
  /** On one connection of its own, past what can break. */
  query: TestApp['query'];
  visitor: TestVisitor;
  /** With a journey, beta access and consent to sign. */
  buyer: TestBuyer;
  admin: TestBuyer;
  /** The paths of all stored files. */
  listFiles(): Promise<string[]>;
  /** Shuts and opens the way to the bucket, where there is one. */
  setBucket(isOpen: boolean): void;
  close(): Promise<void>;
};

/** The calls that stored files are made of. */
const CALLS = ['link', 'mkdir', 'open', 'rm', 'stat', 'unlink'] as const;

const HANDLE_CALLS = ['writeFile', 'datasync', 'sync'] as const;

type AnyCall = (...parameters: never[]) => Promise<unknown>;

/** Fails the disk calls for everything below a folder, until the returned function is called. */
function breakDisk(folder: string, faults: Faults): () => void {
  const calls = fs as unknown as Record<string, AnyCall>;
  const originals = CALLS.map((name) => [name, calls[name]] as const);
  for (const [name, original] of originals) {
    if (original === undefined) continue;
    calls[name] = async (...parameters) => {
      const path = String(parameters[0]);
      if (!path.startsWith(folder)) return original(...parameters);
      const result = await go(faults, `${name} ${path.slice(folder.length)}`, () => original(...parameters));
      return name === 'open' ? breakHandle(result as fs.FileHandle, faults) : result;
    };
  }
  syncBuiltinESMExports();
  return () => {
    for (const [name, original] of originals) if (original) calls[name] = original;
    syncBuiltinESMExports();
  };
}

function breakHandle(handle: fs.FileHandle, faults: Faults): fs.FileHandle {
  const calls = handle as unknown as Record<string, AnyCall>;
  for (const name of HANDLE_CALLS) {
    const original = calls[name]?.bind(handle) as AnyCall;
    calls[name] = (...parameters) => go(faults, name, () => original(...parameters));
  }
  return handle;
}

async function go(faults: Faults, call: string, work: () => Promise<unknown>): Promise<unknown> {
  const kind = faults.meet(`disk: ${call}`);
  if (kind === 'refused') throw failure('EIO');
  if (kind === 'failed') throw failure('ENOSPC');
  const result = await work();
  if (kind !== 'lost') return result;
  await (result as Partial<fs.FileHandle> | undefined)?.close?.();
  throw failure('EIO');
}

function failure(code: string): Error {
  return Object.assign(new Error(`${code}: made to fail`), { code });
}

/** With `keeps: 'bucket'` files lie in S3, and its calls can break as well. */
export async function startFaultWorld({
  keeps = 'disk',
}: {
  keeps?: 'disk' | 'bucket';
} = {}): Promise<FaultWorld> {
  const faults = createFaults();
  const proxy = await startDatabaseProxy(faults);
  const bucket = keeps === 'bucket' ? await startS3TestServer() : undefined;
  const way =
    bucket && (await startTurnProxy(Number(new URL(bucket.config.endpoint ?? '').port), faults, 's3:'));
  const app = await startTestApp({
    environment: {
      WEBHOOK_PRIVATE_TARGETS: 'allow',
      ...(bucket && toEnvironment({ ...bucket.config, endpoint: `http://127.0.0.1:${way?.port}` })),
    },
    limitFactor: 100_000,
    leadToDatabase: proxy.lead,
  });
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const query: TestApp['query'] = async (text, values) => (await client.query(text, values)).rows;
  const mend = breakDisk(app.dataDir, faults);
  const buyer = await createBuyer(app);
  await buyer.call('POST', '/api/beta-access');
  await giveConsent(buyer);
  return {
    app,
    faults,
    query,
    visitor: new TestVisitor(app),
    buyer,
    admin: await createStaff(app, 'admin'),
    listFiles: () => bucket?.listObjects() ?? listDiskFiles(app),
    setBucket: (isOpen) => way?.set(isOpen),
    async close() {
      mend();
      await client.end();
      await app.close();
      await proxy.close();
      await way?.close();
      await bucket?.close();
    },
  };
}

export type TurnProxy = {
  port: number;
  set(isOpen: boolean): void;
  /** Once every client is disconnected: a late goodbye is a call as well. */
  isLeft(): Promise<void>;
  close(): Promise<void>;
};

/**
 * A proxy between a server and one that answers in turns (SMTP, HTTP/1.1): a call is what is said until the other side answers. One that is
 * to fail is answered with `failure`, and refused where there is none. Where the other side `greets`, to connect is a call as well.
 */
export async function startTurnProxy(
  targetPort: number,
  faults: Faults,
  name: string,
  { greets = false, failure }: { greets?: boolean; failure?: string } = {},
): Promise<TurnProxy> {
  const sockets = new Set<Socket>();
  let isOpen = true;
  const server = createServer((near) => {
    if (!isOpen) return void near.destroy();
    const far = connect(targetPort, 'localhost');
    const cut = () => {
      near.destroy();
      far.destroy();
    };
    for (const end of [near, far]) {
      sockets.add(end.setNoDelay(true));
      end.on('error', () => undefined);
      end.on('close', () => {
        sockets.delete(end);
        cut();
      });
    }
    let isAsking = false;
    let isLosing = false;
    let isFailing = false;
    /** What the other side said last: after this of SMTP an email's content follows, to its end. */
    let isContent = false;
    const ask = (what: string) => {
      isAsking = true;
      const kind = faults.meet(`${name} ${what}`);
      if (kind === 'refused' || (kind === 'failed' && failure === undefined)) cut();
      isFailing = kind === 'failed';
      isLosing = kind === 'lost';
    };
    const fail = () => {
      far.destroy();
      near.end(failure ?? '');
    };
    if (greets) {
      ask('the greeting');
      if (isFailing) return fail();
    }
    near.on('data', (bytes) => {
      const text = bytes.toString('latin1');
      if (!isAsking) ask(isContent ? 'the content' : (text.slice(0, 60).split(/[?\r\n]/, 1)[0] ?? ''));
      if (isFailing) return isContent && !text.endsWith('\r\n.\r\n') ? undefined : fail();
      if (!near.destroyed) far.write(bytes);
    });
    far.on('data', (bytes) => {
      // Not an answer yet: the other side says that it will read the rest.
      if (bytes.toString('latin1', 0, 12) === 'HTTP/1.1 100') return void near.write(bytes);
      if (isLosing) return cut();
      isAsking = false;
      isContent = greets && /^354 /m.test(bytes.toString('latin1'));
      near.write(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    set(next) {
      isOpen = next;
      if (!isOpen) for (const socket of [...sockets]) socket.destroy();
    },
    async isLeft() {
      while (sockets.size > 0) await sleep(2);
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
