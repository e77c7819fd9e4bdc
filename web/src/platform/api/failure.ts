import { ORPCError } from '@orpc/client';
import { statusSentences } from '@porchlight/content/en/failures/codes.ts';
import * as texts from '@porchlight/content/en/shared/platform.ts';
import {
  type FailureBody,
  type FailureCode,
  failureStatus,
  isFailureCode,
} from '@porchlight/domain/kernel/errors.ts';

/** What a page knows about something that failed. `OFFLINE` is the one failure that no server answered. */
export type RequestFailure = {
  code: FailureCode | 'OFFLINE';
  message: string;
  fields: Record<string, string>;
};

const UNREACHABLE = texts.serverUnreachable;

/** The failure behind anything thrown by a call, always with a sentence that may be shown. */
export function parseFailure(error: unknown): RequestFailure {
  if (error instanceof FailedCall) return error.failure;
  if (error instanceof ORPCError) return describeStatus(error.status);
  return { code: 'OFFLINE', message: UNREACHABLE, fields: {} };
}

/** A call that the server answered with one of the listed failures. */
export class FailedCall extends ORPCError<FailureCode, { fields: Record<string, string> }> {
  readonly failure: RequestFailure;

  constructor(body: FailureBody) {
    const fields = body.fields ?? {};
    super(body.code, { status: failureStatus[body.code], message: body.message, data: { fields } });
    this.failure = { code: body.code, message: body.message, fields };
  }
}

/** The body of a failed answer, or nothing when it is not one of ours (a proxy's page, a cut-off answer). */
export function parseFailureBody(body: unknown): FailureBody | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { code, message, fields } = body as Record<string, unknown>;
  if (!isFailureCode(code)) return undefined;
  const sentence = typeof message === 'string' ? message : describeStatus(failureStatus[code]).message;
  return { code, message: sentence, fields: readSentences(fields) };
}

function readSentences(fields: unknown): Record<string, string> {
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The failure that fits an answer with a bare status. */
export function describeStatus(status: number): FailureBody & { fields: Record<string, string> } {
  const code = status >= 502 && status <= 504 ? 'UNAVAILABLE' : findCode(status);
  return { code, message: statusSentences[code], fields: {} };
}

function findCode(status: number): keyof typeof statusSentences {
  const codes = Object.keys(statusSentences) as (keyof typeof statusSentences)[];
  return codes.find((code) => failureStatus[code] === status) ?? 'INTERNAL';
}
