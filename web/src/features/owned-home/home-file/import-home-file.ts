import * as texts from '@porchlight/content/en/owned-home/home-file.ts';
import { PAGE_ACCOUNT_HEADER } from '@porchlight/domain/accounts/page-account.ts';
import type { ImportedHome } from '@porchlight/domain/owned-home/home-file/home-file.contract.ts';
import { describeStatus, FailedCall, parseFailureBody } from '../../../platform/api/failure.ts';
import { fetchWithTimeout } from '../../../platform/api/fetch-with-timeout.ts';

/**
 * Sends a home file as the body of one request. `key` makes a second try of the same file one with the first. Throws what the server
 * refuses, and where it was not reached an error whose message says so.
 */
export async function sendHomeFile(file: File, ownerId: string, key: string): Promise<ImportedHome> {
  const answer = await fetchWithTimeout(
    '/api/owned-home/file',
    {
      method: 'POST',
      headers: {
        'content-type': 'application/zip',
        'idempotency-key': key,
        'accept-language': document.documentElement.lang,
        [PAGE_ACCOUNT_HEADER]: ownerId,
      },
      body: file,
    },
    file.size,
  ).catch(() => {
    throw new FailedCall({ code: 'UNAVAILABLE', message: texts.notSent });
  });
  const body: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) throw new FailedCall(parseFailureBody(body) ?? describeStatus(answer.status));
  return body as ImportedHome;
}
