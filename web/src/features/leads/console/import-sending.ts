import { type ColumnMap, type FileColumn, LARGEST_PREVIEW } from '@porchlight/domain/leads/import-columns.ts';
import type { ImportReport } from '@porchlight/domain/leads/lead-import.ts';
import { describeStatus, FailedCall, parseFailureBody } from '../../../platform/api/failure.ts';

/** The columns of a file, by its beginning. */
export async function readColumns(file: File): Promise<FileColumn[]> {
  const { columns } = await post<{ columns: FileColumn[] }>('/preview', file.slice(0, LARGEST_PREVIEW));
  return columns;
}

/** Checks or imports a file: it goes as it is, as a stream of its own and not as JSON. */
export function sendImport(
  file: File,
  { isDry, skipsBad, columns }: { isDry: boolean; skipsBad: boolean; columns: ColumnMap },
): Promise<ImportReport> {
  const query = new URLSearchParams({
    dryRun: String(isDry),
    skipBad: String(skipsBad),
    columns: columns.map((target) => target ?? '').join(),
  });
  return post(`?${query}`, file);
}

async function post<Answer>(path: string, body: Blob): Promise<Answer> {
  const response = await fetch(`/api/staff/leads/import${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'text/csv' },
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new FailedCall(parseFailureBody(answer) ?? describeStatus(response.status));
  return answer as Answer;
}
