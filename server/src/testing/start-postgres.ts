import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';

/** One PostgreSQL for the whole run; each test file makes a database of its own in it. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-tests-'));
  // PostgreSQL runs as another user when this is root, and has to pass through.
  await chmod(dataDir, 0o711);
  const { url, stop } = await startEmbeddedPostgres({ dataDir });
  project.provide('adminDatabaseUrl', url);
  return async () => {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
