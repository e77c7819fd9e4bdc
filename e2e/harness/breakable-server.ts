import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabaseProxy } from '../../testing/faults/database-proxy.ts';
import { pickPort, startProcess, waitForAddress } from '../../testing/processes/start-process.ts';
import { loadAddress, queryServer } from './server-database.ts';

/** A server of its own, between which and its database the way can be cut. */
export async function startBreakableServer() {
  const name = `breakable_${randomUUID().replaceAll('-', '')}`;
  await queryServer(`create database ${name}`);
  const proxy = await startDatabaseProxy();
  const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-breakable-'));
  const port = pickPort();
  const baseUrl = `http://localhost:${port}`;
  const databaseUrl = (await loadAddress()).replace('/porchlight?', `/${name}?`);
  const started = startProcess({
    DATA_DIR: dataDir,
    PORT: port,
    BASE_URL: baseUrl,
    DATABASE_URL: proxy.lead(databaseUrl),
  });
  return {
    origin: await waitForAddress(started),
    accounts: { baseUrl, dataDir, databaseUrl },
    setDatabase: proxy.set,
    /** Runs `work` while there is hardly room for files. Only root may mount the small disk that this takes. */
    async withFullDisk(work: () => Promise<void>): Promise<void> {
      const files = join(dataDir, 'files');
      await mkdir(files, { recursive: true });
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=128k', 'tmpfs', files]);
      await work().finally(() => execFileSync('umount', ['-l', files]));
    },
    async close() {
      // The cause of a server's end amid an outage is reported, and not only the lack of an answer.
      if (started.child.exitCode ?? started.child.signalCode)
        throw new Error(`the server ended: ${started.child.signalCode} ${started.output().slice(-3_000)}`);
      started.child.kill('SIGKILL');
      await started.exited;
      await proxy.close();
      await queryServer(`drop database ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
