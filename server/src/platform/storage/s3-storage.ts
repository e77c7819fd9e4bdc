import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { S3Config } from '../base/config-types.ts';
import { traceStep } from '../tracing/current-trace.ts';
import {
  AlreadyStored,
  checkPath,
  DiskFull,
  type LentChunks,
  NotStored,
  type Storage,
  StoreGone,
} from './storage.ts';

/**
 * Files in a bucket of Amazon S3 or a store that speaks its protocol. That nothing is replaced rests on the store
 * honoring `If-None-Match` on writes, as S3, R2 and SeaweedFS do. When the answer to a write is lost on the way the file may
 * be there although `write` failed; `remove` clears it away.
 */
export function createS3Storage(config: S3Config): Storage {
  const client = createClient(config);
  const locate = (path: string) => {
    checkPath(path);
    return { Bucket: config.bucket, Key: path };
  };

  return {
    async write(path, chunks) {
      const Body = Readable.from(copyChunks(chunks), { objectMode: false });
      const params = { ...locate(path), Body, IfNoneMatch: '*' };
      try {
        await new Upload({ client, params, queueSize: PARTS_AT_ONCE }).done();
      } catch (error) {
        // First what went wrong with the chunks: the upload may report its own end instead.
        throw Body.errored ?? nameFailure(error);
      } finally {
        Body.destroy();
      }
    },

    async *read(path, range) {
      const place = locate(path);
      if (range && range.start >= range.end) return;
      const Range = range && `bytes=${range.start}-${range.end - 1}`;
      try {
        const { Body } = await client.send(new GetObjectCommand({ ...place, Range }));
        if (!(Body instanceof Readable)) throw new TypeError('the store answered without a stream');
        yield* boundWaits(Body);
      } catch (error) {
        if (isNamed(error, 'InvalidRange')) return;
        throw nameFailure(error);
      }
    },

    async size(path) {
      try {
        const { ContentLength } = await client.send(new HeadObjectCommand(locate(path)));
        return ContentLength;
      } catch (error) {
        if (isNamed(error, 'NotFound')) return undefined;
        throw nameFailure(error);
      }
    },

    async remove(path) {
      try {
        await client.send(new DeleteObjectCommand(locate(path)));
        await abortUnfinished(client, locate(path));
      } catch (error) {
        throw nameFailure(error);
      }
    },

    async check() {
      await client.send(new HeadBucketCommand({ Bucket: config.bucket }));
    },

    async isEmpty() {
      const list = new ListObjectsV2Command({ Bucket: config.bucket });
      return ((await client.send(list)).Contents ?? []).length === 0;
    },

    async *list() {
      const pages = paginateListObjectsV2({ client }, { Bucket: config.bucket });
      for await (const { Contents = [] } of pages) yield Contents.flatMap(({ Key }) => Key ?? []);
    },
  };
}

/** Of 5 MiB each, held in memory. */
const PARTS_AT_ONCE = 2;

/** How long the store may take to accept a connection, to begin its answer and to send its next part; in milliseconds. */
const CONNECTION_TIMEOUT = 5_000;
const ANSWER_TIMEOUT = 60_000;

function createClient({
  region,
  endpoint,
  accessKeyId,
  secretAccessKey,
  forcePathStyle,
}: S3Config): S3Client {
  const client = new S3Client({
    region,
    forcePathStyle,
    ...(endpoint !== undefined && { endpoint }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    // Other stores keep the trailer of an unrequested checksum as part of the file. Sealed files bring their own proof.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT,
      requestTimeout: ANSWER_TIMEOUT,
      throwOnRequestTimeout: true,
    },
  });
  client.middlewareStack.add(
    (next, { commandName = 'Request' }) => {
      const method = `S3/${commandName.replace(/Command$/, '')}`;
      const attributes = { 'rpc.system.name': 'aws-api', 'rpc.method': method };
      return (given) => traceStep(method, attributes, () => next(given));
    },
    { step: 'initialize', name: 'followCommands' },
  );
  return client;
}

/** The upload gathers chunks until they make a part, so it cannot work with lent ones. */
async function* copyChunks(chunks: LentChunks): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) yield Buffer.from(chunk);
}

/** Counts only while more is waited for: a slow reader is not cut off. */
async function* boundWaits(body: Readable): AsyncGenerator<Uint8Array> {
  const stop = () => body.destroy(new StoreGone('the store stopped in the middle of a file'));
  let waiting = setTimeout(stop, ANSWER_TIMEOUT);
  try {
    for await (const part of body) {
      clearTimeout(waiting);
      yield part;
      waiting = setTimeout(stop, ANSWER_TIMEOUT);
    }
  } finally {
    clearTimeout(waiting);
  }
}

/**
 * Parts of an upload that a crash cut off are invisible but take room. Where the store has no such list or does not
 * let us see it, a rule of the bucket has to clear them away (S3: AbortIncompleteMultipartUpload).
 */
async function abortUnfinished(client: S3Client, place: { Bucket: string; Key: string }): Promise<void> {
  try {
    const list = new ListMultipartUploadsCommand({ Bucket: place.Bucket, Prefix: place.Key });
    const { Uploads = [] } = await client.send(list);
    for (const { Key, UploadId } of Uploads) {
      if (Key === place.Key) await client.send(new AbortMultipartUploadCommand({ ...place, UploadId }));
    }
  } catch (error) {
    if (!isNamed(error, 'NotImplemented', 'MethodNotAllowed', 'AccessDenied', 'NoSuchUpload')) throw error;
  }
}

function nameFailure(cause: unknown): unknown {
  if (isNamed(cause, 'NoSuchKey')) return new NotStored('there is no file at this path', { cause });
  if (isNamed(cause, 'PreconditionFailed', 'ConditionalRequestConflict')) {
    return new AlreadyStored('there is a file at this path already', { cause });
  }
  const status = cause instanceof S3ServiceException ? cause.$metadata.httpStatusCode : undefined;
  if (status === 507) return new DiskFull('the store is full', { cause });
  const isGone = status === undefined ? isCutOff(cause) : status >= 500;
  return isGone ? new StoreGone('the store cannot be reached', { cause }) : cause;
}

/** What Node and the library call it when a connection is not made, breaks or takes too long. */
function isCutOff(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return (
    isNamed(error, 'TimeoutError') || /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)/.test(code)
  );
}

function isNamed(error: unknown, ...names: string[]): boolean {
  return error instanceof Error && names.includes(error.name);
}
