import { randomBytes } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CreateMultipartUploadCommand, S3Client } from '@aws-sdk/client-s3';
import { type S3TestServer, startS3TestServer } from '@porchlight/testing/outside-world/s3-test-server.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createS3Storage } from './s3-storage.ts';
import { DiskFull, type Storage, StoreGone } from './storage.ts';

let server: S3TestServer;
let storage: Storage;
beforeEach(async () => {
  server = await startS3TestServer();
  storage = createS3Storage(server.config);
});
afterEach(() => server.close());

it('sends a large file in parts, and none is left when the sender fails', async () => {
  let unfinishedMeanwhile: string[] = [];
  async function* failLate() {
    for (let sent = 0; sent < 16; sent++) yield randomBytes(1_000_000);
    unfinishedMeanwhile = await server.listUnfinishedUploads();
    throw new Error('the sender went away');
  }
  await expect(storage.write('ada/1.pdf', failLate())).rejects.toThrow('the sender went away');
  expect(unfinishedMeanwhile).toHaveLength(1);
  expect(await server.listUnfinishedUploads()).toEqual([]);
  expect(await server.listObjects()).toEqual([]);
});

it('reports why the sender failed even when the store fails as well', async () => {
  const failure = new Error('the sender went away');
  async function* failBoth() {
    for (let sent = 0; sent < 16; sent++) yield randomBytes(1_000_000);
    expect(await server.listUnfinishedUploads()).toHaveLength(1);
    server.fillUp();
    throw failure;
  }
  await expect(storage.write('ada/1.pdf', failBoth())).rejects.toBe(failure);
});

it('removes what an upload left when its process died, and leaves the uploads of other files alone', async () => {
  const { endpoint = '', bucket, region } = server.config;
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  const begin = (Key: string) => client.send(new CreateMultipartUploadCommand({ Bucket: bucket, Key }));
  await begin('ada/1.pdf');
  const other = await begin('ada/1.pdf2');
  await storage.remove('ada/1.pdf');
  expect(await server.listUnfinishedUploads()).toEqual([other.UploadId]);
});

it('distinguishes a full store from other failures', async () => {
  server.fillUp();
  async function* send() {
    yield randomBytes(1000);
  }
  await expect(storage.write('ada/1.pdf', send())).rejects.toBeInstanceOf(DiskFull);
  expect(await server.listObjects()).toEqual([]);
});

it('fails, and does not wait forever, when the store cannot be reached', async () => {
  await server.close();
  async function* send() {
    yield randomBytes(1000);
  }
  await expect(storage.write('ada/1.pdf', send())).rejects.toThrow();
  server = await startS3TestServer();
});

it('stops asking the sender for more once the store has failed', async () => {
  let isReturned = false;
  async function* pour() {
    try {
      for (let sent = 0; sent < 40; sent++) {
        if (sent === 7) server.fillUp();
        yield randomBytes(1_000_000);
      }
    } finally {
      isReturned = true;
    }
  }
  await expect(storage.write('ada/1.pdf', pour())).rejects.toThrow();
  expect(isReturned).toBe(true);
});

it('gives a store a minute for each part of a file, and a slow reader all the time it needs', async () => {
  let answer: ServerResponse | undefined;
  const slow = createServer((_request, response) => {
    answer = response.writeHead(200, { 'content-length': '3000' });
    response.write(randomBytes(1000));
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
  const parts = createS3Storage({ ...server.config, endpoint })
    .read('ada/1.pdf')
    [Symbol.asyncIterator]();
  try {
    expect((await parts.next()).value).toHaveLength(1000);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await vi.advanceTimersByTimeAsync(600_000);
    answer?.write(randomBytes(1000));
    expect((await parts.next()).value).toHaveLength(1000);
    const failed = expect(parts.next()).rejects.toBeInstanceOf(StoreGone);
    await vi.advanceTimersByTimeAsync(60_000);
    await failed;
  } finally {
    vi.useRealTimers();
    slow.closeAllConnections();
    slow.close();
  }
});
