import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import {
  joinEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../server/src/platform/database/embedded/embedded-postgres.ts';
import { type CaughtMail, catchMail } from '../app/catch-mail.ts';
import { waitFor } from '../app/test-app.ts';
import { startTestReceiver, type TestReceiver } from '../outside-world/test-receiver.ts';
import { makeSigningKey, toEnvironment } from '../processes/several-processes.ts';
import { pickPort, type Started, startProcess, waitForAddress } from '../processes/start-process.ts';

export type Victim = 'server' | 'database' | 'bucket';

/** An installation of real processes that can be killed one by one. */
export type KillWorld = {
  origin: string;
  databaseUrl: string;
  mail: CaughtMail;
  receiver: TestReceiver;
  victims: readonly Victim[];
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  readEmail(to: string, subject: RegExp): Promise<string>;
  /** Kills (SIGKILL) and brings back; comes back itself when the server says that it is ready. */
  kill(victim: Victim): Promise<void>;
  /** The paths of all stored files. */
  listFiles(): Promise<string[]>;
  close(): Promise<void>;
};

/** `embedded`: everything in the data folder. `standalone`: PostgreSQL and S3 in processes of their own. */
export async function startKillWorld(kind: 'embedded' | 'standalone'): Promise<KillWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-kill-'));
  await chmod(folder, 0o711);
  const dataDir = join(folder, 'data');
  const mail = await catchMail();
  const receiver = await startTestReceiver();
  const isEmbedded = kind === 'embedded';
  const database = isEmbedded
    ? undefined
    : await startEmbeddedPostgres({ dataDir: join(folder, 'database'), tell });
  const bucketFolder = join(folder, 'bucket');
  const bucketPort = pickPort();
  let bucket = isEmbedded ? undefined : await startBucket(bucketFolder, bucketPort);
  const port = pickPort();
  const env = {
    DATA_DIR: dataDir,
    PORT: port,
    BASE_URL: `http://localhost:${port}`,
    SMTP_URL: mail.url,
    WEBHOOK_PRIVATE_TARGETS: 'allow',
    ...(database && {
      DATABASE_URL: database.url,
      AUTH_SECRET: randomBytes(32).toString('hex'),
      FILE_KEY: randomBytes(32).toString('base64'),
      SIGNING_KEY: makeSigningKey(),
      ...toEnvironment({
        bucket: 'stored-files',
        region: 'us-east-1',
        endpoint: `http://127.0.0.1:${bucketPort}`,
        accessKeyId: 'S3RVER',
        secretAccessKey: 'S3RVER',
        forcePathStyle: true,
      }),
    }),
  };
  let server: Started = startProcess(env);
  const origin = await waitForAddress(server);
  const databaseUrl = database?.url ?? (await joinEmbeddedPostgres(dataDir))?.url ?? '';

  const query: KillWorld['query'] = async (text, values) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  };

  return {
    origin,
    databaseUrl,
    mail,
    receiver,
    victims: isEmbedded ? ['server', 'database'] : ['server', 'database', 'bucket'],
    query,
    readEmail: (to, subject) =>
      waitFor(`an email to ${to}`, async () => {
        return mail.emailsTo(to).findLast((email) => subject.test(email.subject ?? ''))?.text;
      }),
    async kill(victim) {
      if (victim === 'server') {
        server.child.kill('SIGKILL');
        await server.exited;
        server = startProcess(env);
        await waitForAddress(server);
      } else if (victim === 'database') {
        const [row] = await query('show data_directory');
        const lines = await readFile(join(String(row?.data_directory), 'postmaster.pid'), 'utf8');
        process.kill(Number(lines.split('\n', 1)[0]), 'SIGKILL');
      } else {
        bucket?.kill('SIGKILL');
        await new Promise((resolve) => bucket?.once('exit', resolve));
        bucket = await startBucket(bucketFolder, bucketPort);
      }
      await waitUntilReady(origin, () => server.output());
    },
    listFiles: () =>
      isEmbedded ? listFiles(join(dataDir, 'files')) : listObjects(join(bucketFolder, 'stored-files')),
    async close() {
      server.child.kill('SIGKILL');
      await server.exited;
      await (isEmbedded ? await joinEmbeddedPostgres(dataDir) : database)?.stop();
      bucket?.kill('SIGKILL');
      mail.close();
      await receiver.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The sentences about a database that was brought back are for operators. */
const tell = () => undefined;

async function startBucket(directory: string, port: string): Promise<ChildProcess> {
  await mkdir(directory, { recursive: true });
  const program = fileURLToPath(new URL('s3-program.ts', import.meta.url));
  const child = spawn(process.execPath, [program, directory, port], { stdio: ['ignore', 'pipe', 'ignore'] });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return child;
}

/** For so long a server answers what it found out before (`readiness.ts`). */
const READINESS_KEPT_MS = 600;

/** What comes out of a kill is waited for, for a minute. */
async function waitUntilReady(origin: string, readOutput: () => string): Promise<void> {
  await sleep(READINESS_KEPT_MS);
  const deadline = Date.now() + 60_000;
  let last = 'nothing was answered';
  while (Date.now() < deadline) {
    try {
      const answer = await fetch(`${origin}/api/health/ready`, { signal: AbortSignal.timeout(10_000) });
      if (answer.status === 200) return void (await answer.arrayBuffer());
      last = await answer.text();
    } catch (error) {
      last = String(error);
    }
    await sleep(50);
  }
  throw new Error(`the server is not ready a minute after the kill: ${last}\n${readOutput().slice(-3_000)}`);
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** As s3rver names them. */
async function listObjects(folder: string): Promise<string[]> {
  const suffix = '._S3rver_object';
  return (await listFiles(folder))
    .filter((name) => name.endsWith(suffix))
    .map((name) => name.slice(0, -suffix.length));
}
