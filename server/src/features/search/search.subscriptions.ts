import { and, eq } from 'drizzle-orm';
import { on, type Subscription } from '../../platform/events/transaction-events.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { documents } from '../document-store/documents.table.ts';
import { forgetDocumentText } from './document-texts.service.ts';

/** The queue of documents whose words are to be read. */
export const DOCUMENT_TEXTS = 'document-texts';

/** Has the words of each PDF read, in a job of the transaction that stores it. */
export const createSearchSubscriptions = (jobs: Pick<Jobs, 'enqueue'>): readonly Subscription[] => [
  on('document.received', async (transaction, { documentId }) => {
    const isPdf = and(eq(documents.id, documentId), eq(documents.type, 'application/pdf'));
    if ((await transaction.$count(documents, isPdf)) > 0)
      await jobs.enqueue(DOCUMENT_TEXTS, { documentId }, transaction, documentId);
  }),
  on('document.signed', async (transaction, { documentId }) => {
    await forgetDocumentText(transaction, documentId);
    // Without an id: the queue remembers the first reading for a minute.
    await jobs.enqueue(DOCUMENT_TEXTS, { documentId }, transaction);
  }),
];
