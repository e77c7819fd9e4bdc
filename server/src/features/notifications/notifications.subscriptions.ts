import { reviewReasonIds, reviewReasons } from '@porchlight/domain/documents/document-reviews.ts';
import { getEntryName } from '@porchlight/domain/homes/homes.messages.ts';
import { planEmail } from '@porchlight/domain/notifications/email-times.ts';
import { DONE_BY_CO_BUYER } from '@porchlight/domain/notifications/notifications.ts';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { announceChange } from '../../platform/events/changes.ts';
import { on, type Subscription } from '../../platform/events/transaction-events.ts';
import { users } from '../accounts/accounts.table.ts';
import { documents } from '../document-store/documents.table.ts';
import { findRequestTitle } from '../document-store/requested-documents.ts';
import { storeNotification } from './notifications.service.ts';
import { describePreferences, type StoredPreference, type StoredTimes } from './preferences.service.ts';

/** What buyers are notified of as it happens. */
export const notificationSubscriptions: readonly Subscription[] = [
  on('device.added', (transaction, { accountId, device }, now) =>
    storeNotification(transaction, accountId, { kind: 'new-device', subject: device, now }),
  ),
  on('document.received', async (transaction, { documentId, buyerId }, now) => {
    const subject = await getPdfName(transaction, documentId);
    await storeNotification(transaction, buyerId, { kind: 'document-received', subject, now });
  }),
  on('document.accepted', async (transaction, { buyerId, documentRequest }, now) => {
    const subject = await nameDue(transaction, documentRequest);
    await storeNotification(transaction, buyerId, { kind: 'document-accepted', subject, now });
  }),
  on('document.needs_attention', async (transaction, { buyerId, documentRequest, reason }, now) => {
    const known = reviewReasonIds.find((id) => id === reason);
    await storeNotification(transaction, buyerId, {
      kind: 'document-needs-attention',
      subject: await nameDue(transaction, documentRequest),
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
    await storeNotification(transaction, buyerId, { ...told, isOwnAct: true });
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
  on('signing.requested', (transaction, { buyerId, email, from: subject }, now) =>
    notifyOtherBuyers(transaction, buyerId, { kind: 'signing-requested', subject, now }, email),
  ),
];

async function getPdfName(transaction: Database, documentId: string): Promise<string> {
  const [row] = await transaction
    .select({ name: documents.name })
    .from(documents)
    .where(eq(documents.id, documentId));
  return row?.name ?? A_DOCUMENT;
}

const nameDue = async (transaction: Database, key: string | null) =>
  (await findRequestTitle(transaction, key ?? '')) ?? A_DOCUMENT;

const A_DOCUMENT = 'A document';

type OtherBuyer = { user_id: string; times: StoredTimes | null; choices: StoredPreference[] };

/** What the other buyers are notified of. `subject` and `detail` as a notification of this kind has them. */
type ToldOthers = {
  kind: 'milestone-completed' | 'milestone-unlocked' | 'offer-entered' | 'wire-entered' | 'signing-requested';
  subject: string;
  detail?: string;
  now: Date;
};

/**
 * Notifies the other buyers of this account's purchase of what it did for all of them, as their own preferences ask for; never the
 * account itself, and where an address is given the buyer of that address alone. No document is named. The functions of the database reach beyond what a request of the one may see (decision 0075).
 */
async function notifyOtherBuyers(
  transaction: Database,
  userId: string,
  { kind, subject, detail, now }: ToldOthers,
  email?: string,
): Promise<void> {
  const hasAddress = email === undefined ? sql`true` : sql`users.email = ${email} and users.email_verified`;
  const { rows } = await transaction.execute<OtherBuyer>(
    sql`select user_id, times, choices from porchlight_other_buyers(${userId}) join users on users.id = user_id where ${hasAddress}`,
  );
  for (const { user_id: other, times, choices } of rows) {
    const preferences = describePreferences(times ?? undefined, choices);
    const planned = planEmail(kind, now, preferences);
    await transaction.execute(sql`
      select porchlight_tell_buyer(${userId}, ${other}, ${kind}, ${subject}, ${detail ?? null}, ${now.toISOString()}::timestamptz,
        ${preferences.kinds[kind].listed}, ${planned?.form ?? null}, ${planned?.dueAt.toISOString() ?? null}::timestamptz)`);
    await announceChange(transaction, { topic: 'notifications', userId: other });
  }
}
