import { PAGE_ACCOUNT_HEADER } from '@porchlight/domain/accounts/page-account.ts';
import { describeStatus, FailedCall, parseFailureBody } from '../api/failure.ts';

/** A request whose body is a file; `onWhole` is called when its last byte has left. `key`: its Idempotency-Key. */
export type SentBody = {
  method: 'POST' | 'PUT';
  address: string;
  ownerId: string;
  body: Blob;
  key?: string;
  signal: AbortSignal;
  onPercent(percent: number): void;
  onWhole?(): void;
};

/**
 * Sends a file of one account as the body of one request; rejects with what `readFailure` understands. XMLHttpRequest, since fetch does
 * not tell how much of a body has gone up.
 */
export const sendBody = ({ method, address, ownerId, body, key, signal, onPercent, onWhole }: SentBody) =>
  new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.setRequestHeader(PAGE_ACCOUNT_HEADER, ownerId);
    request.setRequestHeader('Accept-Language', document.documentElement.lang);
    if (key) request.setRequestHeader('Idempotency-Key', key);
    request.upload.addEventListener('progress', ({ loaded, total }) => onPercent(readPercent(loaded, total)));
    request.upload.onload = onWhole ?? null;
    request.addEventListener('load', () =>
      request.status >= 200 && request.status < 300 ? resolve() : reject(readRefusal(request)),
    );
    for (const event of ['error', 'timeout', 'abort']) {
      request.addEventListener(event, () => reject(new Error(event)));
    }
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });

/** 100 % is said when the file is stored, not when its last byte has left. */
function readPercent(loaded: number, total: number): number {
  return total === 0 ? 0 : Math.min(99, Math.floor((loaded * 100) / total));
}

function readRefusal({ responseText, status }: XMLHttpRequest): FailedCall {
  let body: unknown;
  try {
    body = JSON.parse(responseText);
  } catch {
    // A proxy's page, or an answer that was cut off.
  }
  return new FailedCall(parseFailureBody(body) ?? describeStatus(status));
}
