/// <reference path="./s3rver.d.ts" />
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import S3rver from '@20minutes/s3rver';
import type { S3Config } from '../../server/src/platform/base/config-types.ts';

export type S3TestServer = {
  config: S3Config;
  /** Answers writes with 507 from here on. */
  fillUp(): void;
  /** Answers no write from here on but the next few; resolves with the first that waits, when those before it are whole. */
  freezeAfter(writes: number): Promise<void>;
  listObjects(): Promise<string[]>;
  /** Numbers of the uploads in parts that were neither completed nor aborted. */
  listUnfinishedUploads(): Promise<string[]>;
  close(): Promise<void>;
};

/**
 * An S3 store on a free port, for tests: s3rver, with what it lacks put in front: conditional writes, and listing and
 * aborting uploads in parts. `place` brings one back that was killed.
 */
export async function startS3TestServer(
  place: { directory?: string; port?: number } = {},
): Promise<S3TestServer> {
  const directory = place.directory ?? (await mkdtemp(join(tmpdir(), 'porchlight-s3-')));
  const bucketFolder = join(directory, BUCKET);
  const s3 = new S3rver({
    directory,
    silent: true,
    // It works signatures out without the slash behind the bucket's name that the SDK signs with.
    allowMismatchedSignatures: true,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET }],
  });
  await s3.configureBuckets();
  const handle = s3.callback();
  let isFull = false;
  let writesLeft = Number.POSITIVE_INFINITY;
  let noteWaiting = () => {};
  let conditionalWrites: Promise<unknown> = Promise.resolve();

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const uploadId = url.searchParams.get('uploadId');
    if (isFull && request.method !== 'GET') return refuse(request, response, 507, 'XMinioStorageFull');
    if (request.method === 'PUT' && writesLeft-- <= 0) return noteWaiting();
    if (request.method === 'GET' && url.searchParams.has('uploads')) {
      return void listUploads(bucketFolder).then((xml) => response.end(xml));
    }
    if (request.method === 'DELETE' && uploadId !== null) {
      const removed = rm(join(bucketFolder, UPLOADS, uploadId), { recursive: true });
      return void removed.then(() => response.writeHead(204).end());
    }
    if (request.headers['if-none-match'] !== '*') return handle(request, response);
    const object = join(directory, `${url.pathname}${OBJECT}`);
    conditionalWrites = conditionalWrites.then(() => {
      if (existsSync(object)) return refuse(request, response, 412, 'PreconditionFailed');
      handle(request, response);
      return finished(response).catch(() => undefined);
    });
  });
  await new Promise<void>((resolve) => server.listen(place.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    config: {
      bucket: BUCKET,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      forcePathStyle: true,
    },
    fillUp: () => {
      isFull = true;
    },
    freezeAfter: (writes) => {
      writesLeft = writes;
      return new Promise((resolve) => {
        noteWaiting = resolve;
      });
    },
    async listObjects() {
      const names = await readdir(bucketFolder, { recursive: true });
      return names.filter((name) => name.endsWith(OBJECT)).map((name) => name.slice(0, -OBJECT.length));
    },
    listUnfinishedUploads: () => readUploads(bucketFolder),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true });
    },
  };
}

const BUCKET = 'stored-files';

/** How s3rver names its files. */
const OBJECT = '._S3rver_object';
const UPLOADS = '._S3rver_uploads';

function refuse(request: IncomingMessage, response: ServerResponse, status: number, code: string): void {
  request.resume();
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<Error><Code>${code}</Code><Message>refused</Message></Error>`);
}

async function readUploads(bucketFolder: string): Promise<string[]> {
  const folder = join(bucketFolder, UPLOADS);
  return existsSync(folder) ? readdir(folder) : [];
}

async function listUploads(bucketFolder: string): Promise<string> {
  const uploads = await Promise.all(
    (await readUploads(bucketFolder)).map(async (id) => {
      const key = await readFile(join(bucketFolder, UPLOADS, id, 'key'), 'utf8');
      return `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`;
    }),
  );
  return `<ListMultipartUploadsResult>${uploads.join('')}</ListMultipartUploadsResult>`;
}
