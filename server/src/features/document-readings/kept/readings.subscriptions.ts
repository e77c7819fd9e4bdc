import { on, type Subscription } from '../../../platform/events/transaction-events.ts';
import type { JobQueue } from '../../../platform/jobs/jobs.ts';
import { queueReading } from './reading-queue.ts';

/** Has each document read once it is stored. A signature changes nothing that is read: its file keeps what was read before. */
export const createReadingSubscriptions = (jobs: JobQueue): readonly Subscription[] => [
  on('document.received', (transaction, { documentId, buyerId }, now) =>
    queueReading(transaction, jobs, { documentId, userId: buyerId, now }),
  ),
];
