import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentList } from '@porchlight/domain/documents/documents.contract.ts';
import { describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded/embedded-postgres.ts';
import { startTestApp, waitFor } from '../app/test-app.ts';
import { createBuyer, type TestBuyer } from '../people/test-buyer.ts';

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3_000, 'page ')]);
const upload = (buyer: TestBuyer, bytes: Uint8Array = PDF) =>
  buyer.call('POST', '/api/documents?name=a.pdf', bytes);
const list = async (buyer: TestBuyer) =>
  (await buyer.call('GET', '/api/documents')).body as unknown as DocumentList;

describe('a database that goes away and comes back', () => {
  it('is answered with 503 UNAVAILABLE meanwhile, and nothing acknowledged is lost', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-outage-'));
    await chmod(dataDir, 0o711);
    let database = await startEmbeddedPostgres({ dataDir });
    const app = await startTestApp({ adminDatabaseUrl: database.url });
    const buyer = await createBuyer(app);
    expect((await upload(buyer)).status).toBe(201);
    const events = await buyer.send('GET', '/api/events');

    await database.stop();
    for (const reply of [await buyer.call('GET', '/api/milestones'), await upload(buyer)]) {
      expect([reply.status, reply.body.code]).toEqual([503, 'UNAVAILABLE']);
      expect(reply.body.message).toContain('What you had saved is safe');
    }

    database = await startEmbeddedPostgres({ dataDir });
    await waitFor('the server to answer again', async () =>
      (await buyer.call('GET', '/api/milestones')).status === 200 ? true : undefined,
    );
    expect((await list(buyer)).documents).toHaveLength(1);
    expect((await upload(buyer)).status).toBe(201);
    const told = await waitFor('the open page to be told to read again', async () => {
      const part = await events.body?.getReader().read();
      return new TextDecoder().decode(part?.value);
    });
    expect(told).toContain('event:');
    await app.close();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }, 240_000);
});

// Only root may mount the small disk that this fills.
describe.skipIf(process.getuid?.() !== 0 || process.platform !== 'linux')('a full disk', () => {
  it('is answered with 507 DISK_FULL, leaves neither row nor file, and works again when there is room', async () => {
    const app = await startTestApp();
    const buyer = await createBuyer(app);
    const files = join(app.dataDir, 'files');
    await mkdir(files, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', files]);
    try {
      const large = Buffer.concat([PDF, Buffer.alloc(600_000)]);
      const refused = await upload(buyer, large);
      expect([refused.status, refused.body.code]).toEqual([507, 'DISK_FULL']);
      expect((await list(buyer)).documents).toEqual([]);
      const left = await readdir(files, { recursive: true, withFileTypes: true });
      expect(left.filter((entry) => entry.isFile())).toEqual([]);
      expect((await upload(buyer)).status).toBe(201);
    } finally {
      execFileSync('umount', ['-l', files]);
      await app.close();
    }
  });
});
