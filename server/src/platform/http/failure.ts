import { ORPCError } from '@orpc/server';
import { failureData } from '@porchlight/domain/shared/endpoint.ts';
import {
  type FailureBody,
  type FailureCode,
  failures,
  isFailureCode,
} from '@porchlight/domain/shared/errors.ts';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { StoreGone } from '../storage/storage.ts';

/** What a service throws when it refuses: one of the closed list, with an exacter sentence where there is one. */
export class Failure extends ORPCError<FailureCode, { fields?: Record<string, string> }> {
  constructor(
    code: FailureCode,
    details: { message?: string; fields?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(code, {
      status: failures[code].status,
      message: details.message ?? failures[code].message,
      data: details.fields ? { fields: details.fields } : {},
      cause: details.cause,
    });
  }
}

/** Turns whatever was thrown into one of the closed list; what is not known to be safe to say becomes INTERNAL. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof ORPCError) return fromRouter(error);
  if (error instanceof StoreGone || isDatabaseGone(error))
    return new Failure('UNAVAILABLE', { cause: error });
  if (isUnstorable(error)) return new Failure('BAD_INPUT', { message: UNSTORABLE, cause: error });
  if (isBehindWall(error)) return new Failure('NOT_FOUND', { cause: error });
  return new Failure('INTERNAL', { cause: error });
}

export function writeFailureBody(error: ORPCError<string, unknown>): FailureBody {
  const failure = toFailure(error);
  const { fields } = failure.data;
  return { code: failure.code, message: failure.message, ...(fields ? { fields } : {}) };
}

function fromRouter(error: ORPCError<string, unknown>): Failure {
  if (error.code === 'BAD_REQUEST')
    return new Failure('BAD_INPUT', { fields: readIssues(error.data), cause: error });
  if (error.code === 'PAYLOAD_TOO_LARGE') {
    const message = 'This is more than we can take at once. Nothing was saved; shorten it and try again.';
    return new Failure('BAD_INPUT', { message, cause: error });
  }
  if (isFailureCode(error.code)) {
    // A failure that the contract declares comes back from the router as an error of the router's own.
    const data = failureData.safeParse(error.data);
    return new Failure(error.code, { message: error.message, cause: error, ...data.data });
  }
  return new Failure('INTERNAL', { cause: error });
}

type Issue = { path?: readonly (PropertyKey | { key: PropertyKey })[]; message: string };

/** One sentence for each input, by its name; the first issue of an input is the one to mend first. */
export function readIssues(data: unknown): Record<string, string> | undefined {
  if (typeof data !== 'object' || data === null || !('issues' in data) || !Array.isArray(data.issues))
    return undefined;
  const fields: Record<string, string> = {};
  for (const issue of data.issues as Issue[]) {
    const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part));
    const name = path
      .filter((part, index) => index > 0 || !['query', 'params', 'body'].includes(part))
      .join('.');
    fields[name || 'body'] ??= issue.message;
  }
  return fields;
}

const UNSTORABLE =
  'Something you sent cannot be stored: a character that is none, or a number out of bounds. Nothing was saved.';

/** A NUL or no Unicode (SQLSTATE 22021, in JSON 22P05), a number or an instant that fits no column (22003, 22008): the database knows best. */
function isUnstorable(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) return isUnstorable(error.cause);
  return error instanceof Error && 'code' in error && /^(22021|22P05|22003|22008)$/.test(String(error.code));
}

/** A row of somebody else's stands where one was to be stored (decision 0041): to whoever asked it is not there. */
function isBehindWall(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) return isBehindWall(error.cause);
  return error instanceof Error && /violates row-level security policy/.test(error.message);
}

const CONNECTION_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

/** Connection exceptions (SQLSTATE class 08), shutdowns and starts (57P), no room, memory or connection left (53). */
function isDatabaseGone(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) return isDatabaseGone(error.cause);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (/^(08|53|57P)/.test(code)) return true;
  if (CONNECTION_CODES.has(code))
    return 'syscall' in error && ['connect', 'read', 'write'].includes(String(error.syscall));
  return /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error/.test(
    error.message,
  );
}
