import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadLimits } from '@porchlight/domain/kernel/health/load.ts';
import pg from 'pg';
import PostalMime, { type Email } from 'postal-mime';
import { inject } from 'vitest';
import { parseConfig } from '../../server/src/config.ts';
import type { Dependencies } from '../../server/src/dependencies.ts';
import type { PasswordCost } from '../../server/src/features/accounts/credentials/password-hash.ts';
import { createWarnings, type Log } from '../../server/src/platform/base/log.ts';
import { loadSecrets, type Secrets } from '../../server/src/platform/base/secrets.ts';
import { loadSigningKey } from '../../server/src/platform/base/signing-key.ts';
import { startSweeps } from '../../server/src/registries/sweeps.ts';
import { startServer } from '../../server/src/server.ts';
import type { StartedServer } from '../../server/src/server-options.ts';
import { TEST_PASSWORD_COST } from './create-person.ts';
import { renameDatabase, TEMPLATE_DATABASE } from './test-database.ts';
import { testLog } from './test-log.ts';
import { waitFor } from './wait-for.ts';

export { waitFor } from './wait-for.ts';

export type TestApp = {
  origin: string;
  databaseUrl: string;
  dataDir: string;
  /** What it signs and wraps with. */
  secrets: Secrets;
  /** What makes another process one of the same installation. */
  environment: Record<string, string>;
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Waits for the newest email to an address, or the newest that says `text`, and returns its text: several may arrive in any order. */
  readEmail(to: string, subject: RegExp, text?: string): Promise<string>;
  /** The headers of the newest email to an address, by lower-case name. */
  readEmailHeaders(to: string): Promise<Record<string, string>>;
  countEmails(to: string): Promise<number>;
  /** Does now what the clock brings about by itself within the minute or hour. */
  runClockJobs(): Promise<void>;
  /** Stops the server; `restart` starts it again. */
  stop(): Promise<void>;
  /** Does now what the first sweep after a start does. */
  sweep(): Promise<void>;
  /** Removes now what the clock removes each night. */
  removeOldRecords(): Promise<void>;
  /** Stops the server and starts it again on the same data; the first sweep is over then. */
  restart(): Promise<void>;
  close(): Promise<void>;
  /** The parts of the running server. */
  readParts(): Dependencies;
};

export type TestAppOptions = {
  /** Leads the server's way to its database past something else, such as a proxy that breaks it. */
  leadToDatabase?(url: string): string;
  environment?: Record<string, string>;
  limitFactor?: number;
  /** What hashing a password costs; next to nothing otherwise. */
  passwordCost?: PasswordCost;
  /** Whether the words of stored PDFs are read for the search; without it they wait, because each takes a process. */
  readsDocuments?: boolean;
  /** Instead of the PostgreSQL of the whole run. */
  adminDatabaseUrl?: string;
  /** A database and a data folder with its keys that are there already, such as restored ones; they go with the app. */
  installation?: { databaseUrl: string; dataDir: string };
  /** From what load on new work is refused. However long the loop takes, none is otherwise: a test shares it with the server. */
  loadLimits?: Partial<LoadLimits>;
  /** Where lines of the log go; otherwise a test that fails prints them. */
  log?: Log;
  now?(): Date;
};

/** File by file: page by page through the log of writes, which is usual, costs twice the time of a processor. */
const COPY = ` template ${TEMPLATE_DATABASE} strategy file_copy`;

/** Starts the whole server on a database and a data folder of its own, listening on a free port. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const adminDatabaseUrl = options.adminDatabaseUrl ?? inject('adminDatabaseUrl');
  const admin = new pg.Client({ connectionString: adminDatabaseUrl });
  admin.on('error', () => undefined);
  await admin.connect();
  const databaseUrl =
    options.installation?.databaseUrl ??
    (await createDatabase(admin, adminDatabaseUrl, options.adminDatabaseUrl ? '' : COPY));
  const name = /\/(test_\w+)/.exec(databaseUrl)?.[1];
  const dataDir = options.installation?.dataDir ?? (await mkdtemp(join(tmpdir(), 'porchlight-test-')));
  const secrets: Secrets = options.installation
    ? await loadSecrets(dataDir, {})
    : { authSecret: randomBytes(32).toString('hex'), fileKey: randomBytes(32) };
  const log = options.log ?? testLog;
  const mailbox = openMailbox(join(dataDir, 'mail'));
  let pool: pg.Pool | undefined;
  let server: StartedServer | undefined;
  const app: TestApp = {
    origin: '',
    databaseUrl,
    dataDir,
    secrets,
    environment: {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      AUTH_SECRET: secrets.authSecret,
      FILE_KEY: Buffer.from(secrets.fileKey).toString('base64'),
    },
    async query(text, values) {
      pool ??= openPool(databaseUrl);
      const { rows } = await pool.query(text, values);
      // Without a server the database may be copied or dropped, which no connection may be open for.
      if (server === undefined) await closePool();
      return rows;
    },
    async readEmail(to, subject, text = '') {
      return waitFor(`an email to ${to}`, async () => {
        const found = (await mailbox.listEmails(to)).findLast(
          (email) => subject.test(email.subject ?? '') && email.text?.includes(text),
        );
        return found?.text;
      });
    },
    async readEmailHeaders(to) {
      const email = (await mailbox.listEmails(to)).at(-1);
      return Object.fromEntries(email?.headers.map(({ key, value }) => [key, value]) ?? []);
    },
    countEmails: async (to) => (await mailbox.listEmails(to)).length,
    async runClockJobs() {
      await server?.runClockJobs();
    },
    async removeOldRecords() {
      await server?.removeOldRecords();
    },
    async sweep() {
      const sweeps = startSweeps(app.readParts(), createWarnings(log));
      await sweeps.first;
      await sweeps.stop();
    },
    async restart() {
      await server?.close();
      server = await start();
      await server.firstSweep;
    },
    readParts() {
      if (server === undefined) throw new Error('the server is stopped');
      return server.dependencies;
    },
    async stop() {
      await server?.close();
      server = undefined;
      await closePool();
    },
    async close() {
      await app.stop();
      if (!options.adminDatabaseUrl) await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  server = await start();
  await server.firstSweep;
  return app;

  async function closePool(): Promise<void> {
    const open = pool;
    pool = undefined;
    await open?.end();
  }

  async function start(): Promise<StartedServer> {
    const port = await findFreePort();
    app.origin = `http://localhost:${port}`;
    const result = parseConfig({
      NODE_ENV: 'test',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_POOL_SIZE: '4',
      DRAIN_SECONDS: '5',
      ...options.environment,
    });
    if ('problems' in result) throw new Error(result.problems.join('\n'));
    return startServer({
      config: result.config,
      databaseUrl: options.leadToDatabase?.(databaseUrl) ?? databaseUrl,
      ...secrets,
      signingKey: await loadSigningKey(dataDir),
      siteFolder: join(dataDir, 'site'),
      log,
      limitFactor: options.limitFactor ?? 1_000,
      passwordCost: options.passwordCost ?? TEST_PASSWORD_COST,
      readsDocuments: options.readsDocuments ?? false,
      // A job that outlives its server writes files behind the sweep of the next one.
      jobsStopMs: 60_000,
      loadLimits: { loopWait: Infinity, ...options.loadLimits },
      ...(options.now ? { now: options.now } : {}),
    });
  }
}

function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 4 });
  // A test may end every connection of the database.
  pool.on('error', () => undefined);
  return pool;
}

/** A database without tables, of its own in the PostgreSQL of the whole run; gives its address. */
export function createTestDatabase(): Promise<string> {
  return createForRun('');
}

/** A database with all tables and no rows: a copy of the template, which costs a tenth of migrating one. */
export function createMigratedDatabase(): Promise<string> {
  return createForRun(COPY);
}

async function createForRun(template: string): Promise<string> {
  const admin = new pg.Client({ connectionString: inject('adminDatabaseUrl') });
  await admin.connect();
  const url = await createDatabase(admin, inject('adminDatabaseUrl'), template);
  await admin.end();
  return url;
}

async function createDatabase(admin: pg.Client, adminUrl: string, template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name}${template}`);
  return renameDatabase(adminUrl, name);
}

/** The emails of a folder by recipient. A file is read and parsed once: an email does not change once it is written. */
function openMailbox(folder: string) {
  const emailsTo = new Map<string, Email[]>();
  const parsed = new Set<string>();
  let lastRound: Promise<unknown> = Promise.resolve();

  async function parseNew(): Promise<void> {
    const names = (await readdir(folder).catch(() => [])).filter((name) => !parsed.has(name)).sort();
    for (const name of names) {
      const file = await readFile(join(folder, name));
      // One that is being written: an email ends with the boundary of its parts.
      if (!file.toString().trimEnd().endsWith('--')) return;
      parsed.add(name);
      const email = await PostalMime.parse(file);
      for (const { address = '' } of email.to ?? []) {
        const before = emailsTo.get(address);
        if (before) before.push(email);
        else emailsTo.set(address, [email]);
      }
    }
  }

  return {
    /** Oldest first. */
    async listEmails(to: string): Promise<readonly Email[]> {
      const round = lastRound.then(parseNew);
      lastRound = round.catch(() => undefined);
      await round;
      return emailsTo.get(to) ?? [];
    },
  };
}

async function findFreePort(): Promise<number> {
  const { createServer } = await import('node:net');
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

declare module 'vitest' {
  interface ProvidedContext {
    adminDatabaseUrl: string;
  }
}
