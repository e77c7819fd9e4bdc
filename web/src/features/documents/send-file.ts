import { describeStatus, FailedCall, parseFailureBody } from '../../platform/failure.ts';
import type { SendFile } from './upload-queue.ts';

/** Sends a file as the body of one request. XMLHttpRequest, since fetch does not tell how much of a body has gone up. */
export const sendFile: SendFile = ({ file, dueDocument, replaces }, onPercent, signal) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const query = new URLSearchParams({ name: file.name });
    if (dueDocument !== undefined) query.set('dueDocument', dueDocument);
    if (replaces !== undefined) query.set('replaces', replaces);
    request.open('POST', `/api/documents?${query}`);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) => onPercent(readPercent(loaded, total)));
    request.addEventListener('load', () => {
      if (request.status === 201) resolve();
      else reject(readRefusal(request));
    });
    for (const event of ['error', 'timeout', 'abort']) {
      request.addEventListener(event, () => reject(new Error(`Upload ended: ${event}`)));
    }
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });

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
