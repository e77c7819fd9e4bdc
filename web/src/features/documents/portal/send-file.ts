import * as texts from '@porchlight/content/en/documents-uploads.ts';
import { FailedCall, parseFailure } from '../../../platform/api/failure.ts';
import { createSubmissionId } from '../../../platform/browser/submission-id.ts';
import { sendBody } from '../../../platform/uploads/send-body.ts';
import type { SendFile } from '../../../platform/uploads/upload-queue.ts';
import { saveChosen } from './preflight/chosen-files.ts';

/** What a file is uploaded for: a document request by its key, or a document by its id. */
export type UploadAnswer = { documentRequest?: string | undefined; replaces?: string | undefined };

/**
 * Under which key a file has gone up whole. Its answer may have been lost after it was stored: sent again under that key it is not
 * stored twice.
 */
const sentKeys = new WeakMap<File, string>();

/** Sends a document of one account. */
export async function sendFile(
  ownerId: string,
  ...[{ file, documentRequest, replaces }, onPercent, signal]: Parameters<SendFile<UploadAnswer>>
): Promise<void> {
  const query = new URLSearchParams({ name: file.name });
  if (documentRequest !== undefined) query.set('documentRequest', documentRequest);
  if (replaces !== undefined) query.set('replaces', replaces);
  const key = sentKeys.get(file) ?? createSubmissionId();
  try {
    const path = `/api/documents?${query}`;
    const answer = await sendBody('POST', path, { ownerId, body: file, key }, onPercent, signal, () =>
      sentKeys.set(file, key),
    );
    saveChosen(answer, file);
  } catch (error) {
    const { code } = parseFailure(error);
    if (code === 'KEY_IN_USE') throw new FailedCall({ code, message: texts.stillProcessing });
    if (code !== 'KEY_REUSED') throw error;
    // The file has changed since: as after no answer, it may be tried again.
    sentKeys.delete(file);
    throw new Error(code);
  }
}
