import type { ProposedFile } from '@porchlight/domain/programs/program-desk/desk-views.ts';
import { describeStatus, FailedCall, parseFailureBody } from '../../platform/api/failure.ts';
import { fetchWithTimeout } from '../../platform/api/fetch-with-timeout.ts';
import { createSubmissionId } from '../../platform/browser/submission-id.ts';

/** A file as it was chosen, or the text of one. */
export type ProposedText = Blob | string;

/** Proposes a program file: it goes as it is, and not within JSON of another kind. */
export async function sendProposal(
  file: ProposedText,
  words: { reason: string; wrong: string; right: string },
): Promise<ProposedFile> {
  const response = await fetchWithTimeout(`/api/staff/program-proposals?${new URLSearchParams(words)}`, {
    method: 'POST',
    body: file,
    headers: { 'content-type': 'application/json', 'idempotency-key': createSubmissionId() },
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new FailedCall(parseFailureBody(answer) ?? describeStatus(response.status));
  return answer as ProposedFile;
}
