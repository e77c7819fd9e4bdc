import type { ReadContent } from '@porchlight/domain/readings/document-readings/kept/kept-reading.ts';
import { createReadingSealer } from '../../server/src/features/document-readings/kept/reading-rows.ts';
import type { TestApp } from '../app/test-app.ts';

const box = { x: 300, y: 600, width: 60, height: 10 };

/** A Loan Estimate in which three figures were read. */
export const sampleContent: ReadContent = {
  form: 'loan_estimate',
  fields: {
    cash_to_close: { value: '27791', page: 2, box, state: 'proved' },
    rate: { value: '4', page: 1, box, state: 'read' },
    lock_until: { value: '2026-12-16T17:00 EDT', page: 1, box, state: 'read' },
    loan_amount: { value: '211000', page: 1, box, state: 'check' },
  },
  lines: {},
  checks: { cash_to_close: true },
  notes: [],
  pages: [
    { number: 1, width: 612, height: 792, method: 'text' },
    { number: 2, width: 612, height: 792, method: 'text' },
  ],
};

/** Stores it as if the document had been read. */
export async function saveSampleReading(
  { query, secrets }: Pick<TestApp, 'query' | 'secrets'>,
  documentId: string,
  content: ReadContent = sampleContent,
): Promise<string> {
  const sealed = Buffer.from(createReadingSealer(secrets.fileKey).sealContent(documentId, content));
  await query(
    `insert into document_readings (document_id, user_id, state, form, page_count, sealed_content, asked_at, read_at)
     select id, user_id, 'done', $2, $3, $4, now(), now() from documents where id = $1
     on conflict (document_id) do update set state = 'done', form = $2, page_count = $3, sealed_content = $4, read_at = now()`,
    [documentId, content.form, content.pages.length, sealed],
  );
  return documentId;
}
