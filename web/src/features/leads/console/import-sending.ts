import {
  type ColumnMap,
  type ImportPreview,
  MAX_PREVIEW_BYTES,
} from '@porchlight/domain/leads/import-columns.ts';
import type { ImportReport, KnownChoice } from '@porchlight/domain/leads/lead-import.ts';
import { describeStatus, FailedCall, parseFailureBody } from '../../../platform/api/failure.ts';
import { fetchWithTimeout } from '../../../platform/api/fetch-with-timeout.ts';

/** How a file would be read, by its beginning. */
export const previewImport = (file: File): Promise<ImportPreview> =>
  post('/preview', file.slice(0, MAX_PREVIEW_BYTES));

/** Whose clocks show the times of a file that names no zone: those of the browser. */
export const findOwnTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export type ImportChoices = { isDry: boolean; skipsBad: boolean; known: KnownChoice; columns: ColumnMap };

/** Checks or imports a file: it goes as it is, as a stream of its own and not as JSON. */
export function sendImport(
  file: File,
  { isDry, skipsBad, known, columns }: ImportChoices,
): Promise<ImportReport> {
  const query = new URLSearchParams({
    dryRun: String(isDry),
    skipBad: String(skipsBad),
    columns: columns.map((target) => target ?? '').join(),
    known,
    timeZone: findOwnTimeZone(),
  });
  return post(`?${query}`, file);
}

async function post<Answer>(path: string, body: Blob): Promise<Answer> {
  const response = await fetchWithTimeout(
    `/api/staff/leads/import${path}`,
    {
      method: 'POST',
      body,
      headers: { 'content-type': 'text/csv', 'accept-language': document.documentElement.lang },
    },
    body.size,
  );
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new FailedCall(parseFailureBody(answer) ?? describeStatus(response.status));
  return answer as Answer;
}
