import type { LoadLimits } from '@porchlight/domain/kernel/health/load.ts';
import type { Dependencies } from './dependencies.ts';
import type { PasswordCost } from './features/accounts/credentials/password-hash.ts';
import type { Config } from './platform/base/config-types.ts';
import type { Log } from './platform/base/log.ts';
import type { SigningKey } from './platform/base/signing-key.ts';
import type { RequestEnd } from './platform/operation/request-watch.ts';

export type ServerOptions = {
  config: Config;
  databaseUrl: string;
  authSecret: string;
  /** 32 bytes. */
  fileKey: Uint8Array;
  signingKey: SigningKey;
  siteFolder: string;
  log: Log;
  /** Widens every rate limit; for trying things out. */
  limitFactor?: number;
  /** In place of PASSWORD_COST; for tests, most of which make accounts and are about something else. */
  passwordCost?: PasswordCost;
  /** False leaves the words of stored PDFs unread, each of which takes a process; for tests of other things. */
  readsDocuments?: boolean;
  /** How long `close` waits for jobs under way; for tests, whose process goes on afterwards, and the job with it. */
  jobsStopMs?: number;
  /** In place of those that follow from the machine. */
  loadLimits?: Partial<LoadLimits>;
  /** Done before it listens, so that it is ready only after it. */
  beforeListening?(dependencies: Dependencies): Promise<void>;
  /** Called once a request has been answered that was not answered from memory. */
  afterRequest?(end: RequestEnd): void;
  now?(): Date;
};

export type StartedServer = {
  port: number;
  dependencies: Dependencies;
  /** Over when what an earlier process left has been swept, as far as it can be; the server answers before. */
  firstSweep: Promise<void>;
  /** What the clock brings about: reminders of dates and documents, then the emails and webhooks that are due. */
  runClockJobs(): Promise<void>;
  /** Removes what has been kept for long enough, as the clock does each night. */
  removeOldRecords(): Promise<void>;
  close(): Promise<void>;
};
