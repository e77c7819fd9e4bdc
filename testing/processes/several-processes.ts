import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SMTPServerOptions } from 'smtp-server';
import type { S3Config } from '../../server/src/platform/base/config-types.ts';
import { type CaughtMail, catchMail } from '../app/catch-mail.ts';
import { waitFor } from '../app/wait-for.ts';
import { type S3TestServer, startS3TestServer } from '../outside-world/s3-test-server.ts';
import { pickPort, type Started, startProcess, waitForAddress } from './start-process.ts';
import { startProxy, type TestProxy } from './start-proxy.ts';

export type SeveralProcesses = {
  /** Where people come in: the proxy, which goes round. */
  origin: string;
  /** The processes behind it. */
  origins: string[];
  databaseUrl: string;
  bucket: S3TestServer;
  mail: CaughtMail;
  proxy: TestProxy;
  readEmail(to: string, subject: RegExp): Promise<string>;
  /** Starts one more as the others were, but for some variables; it takes no requests from the proxy. */
  startAnother(env: Record<string, string>): Started;
  /** Freezes one (SIGSTOP); `wake` lets it go on. */
  freeze(number: number): void;
  wake(number: number): void;
  /** Stops one with SIGTERM, gives its exit code, and starts it again at the same port. */
  restart(number: number): Promise<number | null>;
  close(): Promise<void>;
};

/** The environment of an installation with a bucket, without its database. */
export function toEnvironment(s3: S3Config): Record<string, string> {
  return {
    S3_BUCKET: s3.bucket,
    S3_REGION: s3.region,
    S3_ENDPOINT: s3.endpoint ?? '',
    S3_ACCESS_KEY_ID: s3.accessKeyId ?? '',
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey ?? '',
    S3_FORCE_PATH_STYLE: String(s3.forcePathStyle),
  };
}

/** What the command in .env.example prints for a new signing key. */
export function makeSigningKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
}

/**
 * An installation of several processes, all started at one moment on an empty database: one bucket, a data folder for each, a proxy in front. In production mode, so that rate limits are those of production.
 * `clocksAhead`: one for each, with by how many minutes its clock is wrong. `more`: variables that take the place of these, such as an
 * address of a pooler.
 */
export async function startSeveral(
  clocksAhead: readonly number[],
  databaseUrl: string,
  mailOptions: SMTPServerOptions = {},
  more: Readonly<Record<string, string>> = {},
): Promise<SeveralProcesses> {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-several-'));
  await chmod(folder, 0o711);
  const bucket = await startS3TestServer();
  const mail = await catchMail(mailOptions);
  const ports = Array.from({ length: clocksAhead.length + 1 }, pickPort);
  const [proxyPort = '', ...serverPorts] = ports;
  const shared = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    BASE_URL: `http://localhost:${proxyPort}`,
    TRUSTED_PROXIES: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: '4',
    AUTH_SECRET: randomBytes(32).toString('hex'),
    FILE_KEY: randomBytes(32).toString('base64'),
    SIGNING_KEY: makeSigningKey(),
    SMTP_URL: mail.url,
    ...toEnvironment(bucket.config),
    ...more,
  };
  const start = (number: number) =>
    startProcess({
      ...shared,
      DATA_DIR: join(folder, String(number)),
      PORT: serverPorts[number] ?? '',
      CLOCK_AHEAD_MS: String((clocksAhead[number] ?? 0) * 60_000),
    });
  const processes = serverPorts.map((_, number) => start(number));
  await Promise.all(processes.map(waitForAddress));
  const proxy = await startProxy(proxyPort, serverPorts);
  return {
    origin: proxy.origin,
    origins: serverPorts.map((port) => `http://localhost:${port}`),
    databaseUrl,
    bucket,
    mail,
    proxy,
    readEmail: (to, subject) =>
      waitFor(`an email to ${to}`, async () => {
        const found = mail.emailsTo(to).findLast((email) => subject.test(email.subject ?? ''));
        return found?.text;
      }),
    startAnother: (env) =>
      startProcess({ ...shared, DATA_DIR: join(folder, 'another'), PORT: pickPort(), ...env }),
    freeze: (number) => processes[number]?.child.kill('SIGSTOP'),
    wake: (number) => processes[number]?.child.kill('SIGCONT'),
    async restart(number) {
      const before = processes[number];
      before?.child.kill('SIGTERM');
      const code = (await before?.exited) ?? null;
      const next = start(number);
      processes[number] = next;
      await waitForAddress(next);
      return code;
    },
    async close() {
      await proxy.close();
      for (const { child } of processes) child.kill('SIGKILL');
      await Promise.all(processes.map(({ exited }) => exited));
      mail.close();
      await bucket.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
