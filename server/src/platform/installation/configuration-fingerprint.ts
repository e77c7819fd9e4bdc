import { createHash, createHmac, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { inArray, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Config } from '../base/config-types.ts';
import { loadKeptFile, saveFileOnce } from '../base/kept-file.ts';
import { OperatorError } from '../base/operator-error.ts';
import type { Secrets } from '../base/secrets.ts';
import type { SigningKey } from '../base/signing-key.ts';
import type { Database } from '../database/database.ts';
import { findOtherInstances, lockInstance } from '../database/instance.ts';
import { LOCK_KEYS } from '../database/lock-keys.ts';
import { SessionClient } from '../database/session-client.ts';
import { configurationFingerprints } from './fingerprints.table.ts';

export type CheckedInstallation = {
  /** What was changed since the last start, while no other process was running. */
  changed: string[];
  /** To be called once another connection holds the instance. */
  release(): Promise<void>;
};

/** This process and those that run, or that ran before, do not belong to one installation. The message says what to do. */
export class OtherInstallation extends OperatorError {}

/**
 * Joins the processes that serve this database: what they must have in common is stored at the first start of all, and compared at every
 * other. From here on this process counts as running.
 *
 * @throws `OtherInstallation` when this process has another key, or keeps files elsewhere, than those that run; FILE_KEY may not change
 * even when none does, because nothing that was stored could be read again.
 */
export async function checkConfigurationFingerprint(
  url: string,
  instanceId: number,
  marks: ConfigurationFingerprints,
): Promise<CheckedInstallation> {
  const client = new SessionClient({ connectionString: url, application_name: 'porchlight start' });
  client.on('error', () => undefined);
  await client.connect();
  const release = () => client.end();
  try {
    await lockInstance(client, instanceId);
    await client.query('begin');
    const changed = await compareMarks(drizzle(client), instanceId, marks);
    await client.query('commit');
    return { changed, release };
  } catch (error) {
    await release();
    throw error;
  }
}

async function compareMarks(
  transaction: Database,
  instanceId: number,
  marks: ConfigurationFingerprints,
): Promise<string[]> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${LOCK_KEYS.configurationFingerprints})`);
  const given = Object.entries(marks);
  const names = given.map(([name]) => name);
  const stored = await transaction
    .select()
    .from(configurationFingerprints)
    .where(inArray(configurationFingerprints.name, names));
  const changed = stored
    .filter(({ name, mark }) => new Map(given).get(name) !== mark)
    .map(({ name }) => name);
  if (changed.includes('FILE_KEY')) throw new OtherInstallation(OTHER_FILE_KEY);
  if (changed.length > 0) {
    const others = await findOtherInstances(
      (text, values) => transaction.$client.query(text, values),
      instanceId,
    );
    if (others > 0) throw new OtherInstallation(describeDifference(changed));
  }
  const rows = given.map(([name, mark]) => ({ name, mark, since: new Date() }));
  await transaction
    .insert(configurationFingerprints)
    .values(rows)
    .onConflictDoUpdate({
      target: configurationFingerprints.name,
      set: { mark: sql`excluded.mark`, since: sql`excluded.since` },
      setWhere: sql`${configurationFingerprints.mark} <> excluded.mark`,
    });
  return changed;
}

const OTHER_FILE_KEY =
  'The FILE_KEY is not the one that this database was used with before, so Porchlight did not start; nothing was changed. What is ' +
  'stored under one FILE_KEY cannot be read with another. Give the one from before: it is in the environment of the processes that ' +
  'run, or in secrets.json of their data folder. If you mean to begin anew, give an empty database. docs/operating.md says more.';

function describeDifference(names: readonly string[]): string {
  const keys = names.filter((name) => name !== 'files');
  const what = [
    keys.length > 0 && `another ${keys.join(' and ')}`,
    names.includes('files') && 'another place for files',
  ].filter((part) => part !== false);
  const todo = [
    keys.length > 0 &&
      'Give every process the same AUTH_SECRET, FILE_KEY and SIGNING_KEY; without them each makes its own in its data folder.',
    names.includes('files') &&
      'Give every process the same S3_BUCKET, S3_REGION and S3_ENDPOINT, or one DATA_DIR that all of them share.',
  ].filter((part) => part !== false);
  return (
    `Other processes serve this database, and this one was given ${what.join(' and ')} than they were, so it did not start; nothing ` +
    `was changed. ${todo.join(' ')} To change one for all, stop all processes first. docs/operating.md says more.`
  );
}

/** What processes of one installation must have in common, by the name an operator knows it under. */
export type ConfigurationFingerprints = Record<'AUTH_SECRET' | 'FILE_KEY' | 'SIGNING_KEY' | 'files', string>;

/** Fingerprints of the keys, and of the place where files are kept. */
export async function describeInstallation(
  config: Pick<Config, 'dataDir' | 's3'>,
  { authSecret, fileKey }: Secrets,
  signingKey: SigningKey,
): Promise<ConfigurationFingerprints> {
  return {
    AUTH_SECRET: fingerprint(authSecret, 'AUTH_SECRET'),
    FILE_KEY: fingerprint(fileKey, 'FILE_KEY'),
    SIGNING_KEY: signingKey.id,
    files: await describeStore(config),
  };
}

function fingerprint(secret: string | Uint8Array, name: string): string {
  return createHmac('sha256', secret).update(`porchlight installation ${name}`).digest('base64url');
}

/** A folder has no name that two machines agree about, so it gets one of its own. */
async function describeStore({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<string> {
  if (s3)
    return createHash('sha256')
      .update(`${s3.endpoint ?? s3.region} ${s3.bucket}`)
      .digest('base64url');
  const path = join(dataDir, 'files-id.txt');
  const kept = await loadKeptFile(path);
  if (kept !== undefined) return kept.trim();
  await saveFileOnce(path, `${randomUUID()}\n`);
  return ((await loadKeptFile(path)) ?? '').trim();
}
