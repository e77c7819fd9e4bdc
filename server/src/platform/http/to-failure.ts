import { ORPCError } from '@orpc/server';
import {
  formatFailure,
  formatFailureCode,
  formatRuleSentence,
} from '@porchlight/content/failure-sentences.ts';
import { type FailureBody, isFailureCode } from '@porchlight/domain/kernel/errors.ts';
import type { Locale } from '@porchlight/domain/kernel/locales.ts';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { currentLocale, currentRequest } from '../base/current-request.ts';
import { Failure, FailureTexts } from '../base/failure.ts';
import { StoreGone } from '../storage/storage.ts';

/** Turns whatever was thrown into one of the closed list; what is not known to be safe to say becomes INTERNAL. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof ORPCError) return fromRouter(error);
  if (isCutOff(error)) return new Failure('BAD_INPUT', { reason: 'platform.cut-off', cause: error });
  if (error instanceof StoreGone || isDatabaseGone(error))
    return new Failure('UNAVAILABLE', { cause: error });
  if (isUnstorable(error)) return new Failure('BAD_INPUT', { reason: 'platform.unstorable', cause: error });
  if (isRlsRefusal(error) || isOfErased(error)) return new Failure('NOT_FOUND', { cause: error });
  return new Failure('INTERNAL', { cause: error });
}

/** The body of the answer, in the language of the request that is being answered. */
export function toFailureBody(
  error: ORPCError<string, unknown>,
  locale: Locale = currentLocale(),
): FailureBody {
  const failure = toFailure(error);
  const fields = Object.entries(failure.data.fields ?? {}).map(([name, text]) => [
    name,
    typeof text === 'string' ? formatRuleSentence(locale, text) : formatFailure(locale, text),
  ]);
  return {
    code: failure.code,
    message: formatFailureMessage(failure, locale),
    ...(failure.data.fields ? { fields: Object.fromEntries(fields) } : {}),
  };
}

/** The sentence about the whole of it, for answers that hold no more. */
export function formatFailureMessage({ code, data }: Failure, locale: Locale = currentLocale()): string {
  return data.text ? formatFailure(locale, data.text) : formatFailureCode(locale, code);
}

function fromRouter(error: ORPCError<string, unknown>): Failure {
  if (error.code === 'BAD_REQUEST')
    return new Failure('BAD_INPUT', { fields: parseIssues(error.data), cause: error });
  if (error.code === 'PAYLOAD_TOO_LARGE')
    return new Failure('BAD_INPUT', { reason: 'platform.body-too-large', cause: error });
  if (isFailureCode(error.code)) {
    // A failure that the contract declares comes back from the router as an error of the router's own.
    const { text, fields } = error.data instanceof FailureTexts ? error.data : {};
    return new Failure(error.code, { ...text, fields, cause: error });
  }
  return new Failure('INTERNAL', { cause: error });
}

type Issue = { path?: readonly (PropertyKey | { key: PropertyKey })[]; message: string };

/** One sentence for each input, by its name; the first issue of an input is the one to mend first. */
export function parseIssues(data: unknown): Record<string, string> | undefined {
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

/** The sender went away in the midst of the request that is being answered: nothing of ours has failed. */
function isCutOff(error: unknown): boolean {
  const broken = currentRequest.getStore()?.incoming.errored;
  if (!broken || !(error instanceof Error)) return false;
  return error === broken || ('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE');
}

/** A NUL or no Unicode (SQLSTATE 22021, in JSON 22P05), a number or an instant that fits no column (22003, 22008): the database knows best. */
function isUnstorable(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) return isUnstorable(error.cause);
  return error instanceof Error && 'code' in error && /^(22021|22P05|22003|22008)$/.test(String(error.code));
}

/** Another user's row exists where one was to be stored (decision 0041): for the caller it does not exist. */
function isRlsRefusal(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) return isRlsRefusal(error.cause);
  return error instanceof Error && /violates row-level security policy/.test(error.message);
}

/** A row of an account or a purchase (SQLSTATE 23503) that was erased after the request had read it. */
function isOfErased(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) return isOfErased(error.cause);
  if (!(error instanceof Error) || !('code' in error && 'constraint' in error)) return false;
  return error.code === '23503' && /_(users|purchases)_id_fk$/.test(String(error.constraint));
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
