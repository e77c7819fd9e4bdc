import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3TestServer } from '@porchlight/testing/outside-world/s3-test-server.ts';
import { expect, it } from 'vitest';
import { createStorage } from './create-storage.ts';

async function* send() {
  yield Buffer.from('hello');
}

it('keeps documents in the data folder when no bucket is configured', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-data-'));
  const storage = await createStorage({ dataDir, s3: undefined });
  await storage.write('ada/1.pdf', send());
  expect(await readFile(join(dataDir, 'files/ada/1.pdf'), 'utf8')).toBe('hello');
  await rm(dataDir, { recursive: true });
});

it('keeps documents in the bucket when one is configured', async () => {
  const server = await startS3TestServer();
  const storage = await createStorage({ dataDir: '/nowhere', s3: server.config });
  await storage.write('ada/1.pdf', send());
  expect(await server.listObjects()).toEqual(['ada/1.pdf']);
  await server.close();
});
