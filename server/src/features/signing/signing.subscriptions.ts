import { eq } from 'drizzle-orm';
import type { EventLog } from '../../platform/event-log/event-log.ts';
import { on, type Subscription } from '../../platform/events/transaction-events.ts';
import { signatures } from './signing.table.ts';

/**
 * That someone asked for a signed document to be deleted goes on the log before the first file does: the deletion may end in
 * another process, after a crash of this one.
 */
export const createSigningSubscriptions = (events: EventLog): readonly Subscription[] => [
  on('document.removal_asked', async (transaction, { documentId, buyerId: userId }, at) => {
    const signed = await transaction
      .select({ id: signatures.id })
      .from(signatures)
      .where(eq(signatures.documentId, documentId));
    if (signed.length === 0) return;
    const signatureIds = signed
      .map(({ id }) => id)
      .sort()
      .join(' ');
    const detail = { userId, documentId, signatureIds };
    await events.append(transaction, { kind: 'removal-asked', at, userId, detail });
  }),
];
