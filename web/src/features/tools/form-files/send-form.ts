import * as texts from '@porchlight/content/en/document-readings-estimates.ts';
import type { DocumentReading } from '@porchlight/domain/readings/document-readings/document-readings.contract.ts';
import { fetchWithTimeout } from '../../../platform/api/fetch-with-timeout.ts';

/** What a PDF says, or a sentence about why nothing was read. The sender needs no account. */
export async function sendForm(
  file: File,
): Promise<{ reading: DocumentReading; problem?: never } | { problem: string; reading?: never }> {
  const answer = await fetchWithTimeout(
    '/api/tools/read-document',
    {
      method: 'POST',
      headers: { 'content-type': 'application/pdf', 'accept-language': document.documentElement.lang },
      body: file,
    },
    file.size,
  ).catch(() => undefined);
  const body: unknown = await answer?.json().catch(() => undefined);
  if (answer === undefined || typeof body !== 'object' || body === null) return { problem: texts.notSent };
  if (!answer.ok) return { problem: 'message' in body ? String(body.message) : texts.notSent };
  return { reading: body as DocumentReading };
}
