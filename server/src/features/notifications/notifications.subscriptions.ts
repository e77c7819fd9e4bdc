import { reviewReasonIds, reviewReasons } from '@porchlight/domain/documents/document-reviews.ts';
import { getEntryName } from '@porchlight/domain/homes/homes.messages.ts';
import { DONE_BY_CO_BUYER } from '@porchlight/domain/notifications/notifications.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { on, type Subscription } from '../../platform/events/transaction-events.ts';
import { users } from '../accounts/accounts.table.ts';
import { documents } from '../document-store/documents.table.ts';
import { findDocumentRequest } from '../journey/milestone-texts.ts';
import { storeNotification } from './notifications.service.ts';
import { notifyOtherBuyers } from './other-buyers.ts';

/** What buyers are notified of as it happens. */
export const notificationSubscriptions: readonly Subscription[] = [
  on('device.added', (transaction, { accountId, device }, now) =>
    storeNotification(transaction, accountId, { kind: 'new-device', subject: device, now }),
  ),
  on('document.received', async (transaction, { documentId, buyerId }, now) => {
    const subject = await getPdfName(transaction, documentId);
    await storeNotification(transaction, buyerId, { kind: 'document-received', subject, now });
  }),
  on('document.accepted', (transaction, { buyerId, documentRequest }, now) =>
    storeNotification(transaction, buyerId, {
      kind: 'document-accepted',
      subject: nameDue(documentRequest),
      now,
    }),
  ),
  on('document.needs_attention', async (transaction, { buyerId, documentRequest, reason }, now) => {
    const known = reviewReasonIds.find((id) => id === reason);
    await storeNotification(transaction, buyerId, {
      kind: 'document-needs-attention',
      subject: nameDue(documentRequest),
      ...(known === undefined ? {} : { detail: reviewReasons[known].sentence }),
      now,
    });
  }),
  on('document.signed', async (transaction, { documentId, signerId }, now) => {
    const [signed] = await transaction
      .select({ name: documents.name, ownerId: documents.userId, signer: users.name })
      .from(documents)
      .innerJoin(users, eq(users.id, signerId))
      .where(eq(documents.id, documentId));
    if (!signed) return;
    const { name: subject, ownerId, signer } = signed;
    await storeNotification(transaction, signerId, { kind: 'document-signed', subject, now });
    if (ownerId !== signerId)
      await storeNotification(transaction, ownerId, { kind: 'co-buyer-signed', subject: signer, now });
  }),
  on('milestone.completed', async (transaction, { buyerId, milestone: subject }, now) => {
    const told = { kind: 'milestone-completed', subject, now } as const;
    await storeNotification(transaction, buyerId, told);
    await notifyOtherBuyers(transaction, buyerId, { ...told, detail: DONE_BY_CO_BUYER });
  }),
  on('milestone.unlocked', async (transaction, { buyerId, milestone: subject }, now) => {
    const told = { kind: 'milestone-unlocked', subject, now } as const;
    await storeNotification(transaction, buyerId, told);
    await notifyOtherBuyers(transaction, buyerId, told);
  }),
  on('offer.entered', (transaction, { buyerId, homeId, kind, by }, now) =>
    notifyOtherBuyers(transaction, buyerId, {
      kind: 'offer-entered',
      subject: getEntryName({ by, kind, homeId }),
      now,
    }),
  ),
  on('wire.entered', (transaction, { buyerId, what: subject }, now) =>
    notifyOtherBuyers(transaction, buyerId, { kind: 'wire-entered', subject, now }),
  ),
];

async function getPdfName(transaction: Database, documentId: string): Promise<string> {
  const [row] = await transaction
    .select({ name: documents.name })
    .from(documents)
    .where(eq(documents.id, documentId));
  return row?.name ?? A_DOCUMENT;
}

const nameDue = (key: string | null) => findDocumentRequest(key ?? '')?.title ?? A_DOCUMENT;

const A_DOCUMENT = 'A document';
