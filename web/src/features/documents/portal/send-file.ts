import * as texts from '@porchlight/content/en/documents/uploads.ts';
import { PAGE_ACCOUNT_HEADER } from '@porchlight/domain/accounts/page-account.ts';
import { describeStatus, FailedCall, parseFailureBody } from '../../../platform/api/failure.ts';
import { createSubmissionId } from '../../../platform/api/submission-id.ts';
import type { SendFile } from './upload-queue.ts';

/**
 * Under which key a file has gone up whole. Its answer may have been lost after it was stored: sent again under that key it is not
 * stored twice.
 */
const sentKeys = new WeakMap<File, string>();

/**
 * Sends a file of one account as the body of one request. XMLHttpRequest, since fetch does not tell how much of a body has gone up.
 */
export const sendFile = (
  ownerId: string,
  ...[{ file, dueDocument, replaces }, onPercent, signal]: Parameters<SendFile>
): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const query = new URLSearchParams({ name: file.name });
    if (dueDocument !== undefined) query.set('dueDocument', dueDocument);
    if (replaces !== undefined) query.set('replaces', replaces);
    request.open('POST', `/api/documents?${query}`);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.setRequestHeader(PAGE_ACCOUNT_HEADER, ownerId);
    request.setRequestHeader('Accept-Language', document.documentElement.lang);
    const key = sentKeys.get(file) ?? createSubmissionId();
    request.setRequestHeader('Idempotency-Key', key);
    request.upload.addEventListener('progress', ({ loaded, total }) => onPercent(readPercent(loaded, total)));
    request.upload.addEventListener('load', () => sentKeys.set(file, key));
    request.addEventListener('load', () => {
      if (request.status === 201) return resolve();
      const refusal = readRefusal(request);
      if (refusal.code === 'KEY_IN_USE')
        return reject(new FailedCall({ code: 'KEY_IN_USE', message: STILL_AT_WORK }));
      if (refusal.code !== 'KEY_REUSED') return reject(refusal);
      // The file has become another one since.
      sentKeys.delete(file);
      reject(new Error('Upload refused: KEY_REUSED'));
    });
    for (const event of ['error', 'timeout', 'abort']) {
      request.addEventListener(event, () => reject(new Error(`Upload ended: ${event}`)));
    }
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });

const STILL_AT_WORK = texts.theServerStillWorkFile;

/** 100 % is said when the file is stored, not when its last byte has left. */
function readPercent(loaded: number, total: number): number {
  return total === 0 ? 0 : Math.min(99, Math.floor((loaded * 100) / total));
}

function readRefusal(request: XMLHttpRequest): FailedCall {
  return new FailedCall(parseFailureBody(readJson(request.responseText)) ?? describeStatus(request.status));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
