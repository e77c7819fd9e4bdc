import { PAGE_ACCOUNT_HEADER } from '@porchlight/domain/accounts/page-account.ts';
import { describeStatus, FailedCall, parseFailureBody } from '../api/failure.ts';

/** A file as the body of a request, whose it is, and the request's Idempotency-Key where it takes one. */
export type SentBody = { ownerId: string; body: Blob; key?: string };

/** How long nothing may move before an upload ends: more than the server takes to check a file once it is whole. */
const STILL_MS = 120_000;

/**
 * Sends a file in one request; resolves to the answer's text, rejects with what `parseFailure` understands. XMLHttpRequest, since fetch
 * does not report upload progress. `onWhole` is called when the last byte has left.
 */
export const sendBody = (
  method: 'POST' | 'PUT',
  address: string,
  { ownerId, body, key }: SentBody,
  onPercent: (percent: number) => void,
  signal: AbortSignal,
  onWhole?: () => void,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.setRequestHeader(PAGE_ACCOUNT_HEADER, ownerId);
    request.setRequestHeader('Accept-Language', document.documentElement.lang);
    if (key) request.setRequestHeader('Idempotency-Key', key);
    let timer: ReturnType<typeof setTimeout> | undefined;
    // An upload that has stopped moving, or a server that has stopped answering, is one without a connection.
    const expectMove = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), STILL_MS);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      expectMove();
      onPercent(parsePercent(loaded, total));
    });
    request.upload.onload = onWhole ?? null;
    request.addEventListener('loadend', () => {
      clearTimeout(timer);
      // Without a connection, and when it was stopped, there is no answer and no status.
      if (request.status === 0) reject(new Error('abort'));
      else if (request.status < 300) resolve(request.responseText);
      else reject(getRefusal(request));
    });
    signal.addEventListener('abort', () => request.abort());
    expectMove();
    request.send(body);
  });

/** 100 % is said when the file is stored, not when its last byte has left. */
function parsePercent(loaded: number, total: number): number {
  return total === 0 ? 0 : Math.min(99, Math.floor((loaded * 100) / total));
}

function getRefusal({ responseText, status }: XMLHttpRequest): FailedCall {
  let body: unknown;
  try {
    body = JSON.parse(responseText);
  } catch {
    // A proxy's page, or an answer that was cut off.
  }
  return new FailedCall(parseFailureBody(body) ?? describeStatus(status));
}
