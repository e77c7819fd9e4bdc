import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMigratedDatabase } from '@porchlight/testing/app/test-app.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSigningKey } from '../base/signing-key.ts';
import { createInstanceId } from '../database/instance.ts';
import {
  type ConfigurationFingerprints,
  checkConfigurationFingerprint,
  describeInstallation,
} from './configuration-fingerprint.ts';

let url: string;
let folder: string;
let marks: ConfigurationFingerprints;

beforeAll(async () => {
  url = await createMigratedDatabase();
  folder = await mkdtemp(join(tmpdir(), 'porchlight-claim-'));
  marks = await describeWith(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const secrets = { authSecret: 'a'.repeat(32), fileKey: new Uint8Array(32) };
const describeWith = async (dataDir: string, more: Partial<typeof secrets> = {}) =>
  describeInstallation({ dataDir, s3: undefined }, { ...secrets, ...more }, await loadSigningKey(folder));
const claim = (given: ConfigurationFingerprints) =>
  checkConfigurationFingerprint(url, createInstanceId(), given);

describe('what the processes of an installation have in common', () => {
  it('is fingerprints that are the same each time, and nothing of the keys', async () => {
    expect(await describeWith(folder)).toEqual(marks);
    expect(JSON.stringify(marks)).not.toContain(secrets.authSecret);
    const other = await describeWith(folder, { authSecret: 'b'.repeat(32) });
    expect(other).toEqual({ ...marks, AUTH_SECRET: expect.not.stringMatching(marks.AUTH_SECRET) });
  });

  it('may be the same in any number of processes, and differ in none', async () => {
    const first = await claim(marks);
    const second = await claim(marks);
    expect([first.changed, second.changed]).toEqual([[], []]);
    await expect(claim({ ...marks, AUTH_SECRET: 'other' })).rejects.toThrow(
      'another AUTH_SECRET than they were',
    );
    await expect(claim({ ...marks, files: 'elsewhere' })).rejects.toThrow('another place for files');
    await expect(claim({ ...marks, FILE_KEY: 'other' })).rejects.toThrow('The FILE_KEY is not the one');
    await first.release();
    await second.release();
  });

  it('may be changed while no process runs, but for the FILE_KEY', async () => {
    const changed = { ...marks, AUTH_SECRET: 'next', SIGNING_KEY: 'next' };
    const alone = await claim(changed);
    expect(alone.changed.sort()).toEqual(['AUTH_SECRET', 'SIGNING_KEY']);
    await expect(claim(marks)).rejects.toThrow('another AUTH_SECRET and SIGNING_KEY');
    await alone.release();
    await expect(claim({ ...changed, FILE_KEY: 'other' })).rejects.toThrow('cannot be read with another');
    expect((await claim(changed).then(async (again) => [again.changed, await again.release()]))[0]).toEqual(
      [],
    );
  });

  it('is agreed upon by one of two that start at one moment on an empty database', async () => {
    const empty = await createMigratedDatabase();
    const both = await Promise.allSettled(
      ['one', 'two'].map((AUTH_SECRET) =>
        checkConfigurationFingerprint(empty, createInstanceId(), { ...marks, AUTH_SECRET }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const each of both) if (each.status === 'fulfilled') await each.value.release();
  });
});
