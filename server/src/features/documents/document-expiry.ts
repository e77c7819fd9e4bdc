import {
  describeExpiry,
  findExpiryNotice,
  findNextExpiryNoticeDay,
} from '@porchlight/domain/documents/document-age.ts';
import { getWallClock } from '@porchlight/domain/kernel/time-zones.ts';
import { and, eq, exists, gte, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { announceChange } from '../../platform/events/changes.ts';
import { documents } from '../document-store/documents.table.ts';
import { hasCompleted } from '../journey/completed-milestones.ts';
import { completedMilestones } from '../journey/journey.table.ts';
import { findDocumentRequest } from '../journey/milestone-texts.ts';
import { storeNotification } from '../notifications/notifications.service.ts';
import { getPreferences } from '../notifications/preferences.service.ts';
import { ofPurchase } from '../purchases/membership.ts';
import { findEarliestReminder, type ReminderKind } from '../reminders/reminder-rounds.ts';

/**
 * Notifies a buyer of the accepted documents that lenders will soon take no longer: two weeks and three days before, and when the day has
 * passed; then the document is owed again, until the milestone it was for is completed.
 */
export const documentExpiryReminders: ReminderKind = {
  name: 'document-expiry',
  async remind(transaction, userId, now) {
    const { timeZone } = await getPreferences(transaction, userId);
    const today = getWallClock(now, timeZone).day;
    const days: (string | undefined)[] = [];
    for (const row of await listAging(transaction, userId)) {
      await remindOf(transaction, row, { now, today, timeZone });
      days.push(row.expiresOn === null ? undefined : findNextExpiryNoticeDay(row.expiresOn, today));
    }
    return findEarliestReminder(days, timeZone);
  },
};

/** One that has expired is looked at again only where a milestone was completed after that: it may be the one it was for. */
function listAging(transaction: Database, userId: string): Promise<AgingDocument[]> {
  const newer = alias(documents, 'newer');
  const completedSince = transaction
    .select({ one: sql`1` })
    .from(completedMilestones)
    .where(
      and(
        ofPurchase(completedMilestones.purchaseId, userId),
        gte(completedMilestones.completedAt, documents.expiredAt),
      ),
    );
  return transaction
    .select(agingColumns)
    .from(documents)
    .where(
      and(
        eq(documents.userId, userId),
        isNotNull(documents.expiresOn),
        eq(documents.reviewState, 'accepted'),
        or(isNull(documents.expiredAt), exists(completedSince)),
        notExists(transaction.select({ one: sql`1` }).from(newer).where(eq(newer.replaces, documents.id))),
      ),
    )
    .orderBy(documents.expiresOn, documents.id);
}

const agingColumns = {
  id: documents.id,
  userId: documents.userId,
  documentRequest: documents.documentRequest,
  expiresOn: documents.expiresOn,
  reviewedAt: documents.reviewedAt,
};

type AgingDocument = {
  id: string;
  userId: string;
  documentRequest: string | null;
  expiresOn: string | null;
  reviewedAt: Date | null;
};

async function remindOf(
  transaction: Database,
  row: AgingDocument,
  { now, today, timeZone }: { now: Date; today: string; timeZone: string },
): Promise<void> {
  const { id, userId, expiresOn, reviewedAt } = row;
  const paper = row.documentRequest === null ? undefined : findDocumentRequest(row.documentRequest);
  if (expiresOn === null || reviewedAt === null || paper?.validFor === undefined) return;
  const { neededUntil } = paper.validFor;
  if (await hasCompleted(transaction, userId, neededUntil)) {
    await transaction
      .update(documents)
      .set({ expiresOn: null, expiredAt: null, revision: sql`${documents.revision} + 1` })
      .where(eq(documents.id, id));
    return announceChange(transaction, { topic: 'documents', userId }, { topic: 'milestones', userId });
  }
  const notice = findExpiryNotice(expiresOn, getWallClock(reviewedAt, timeZone).day, today);
  if (notice === undefined) return;
  if (notice === 'expired' && !(await expire(transaction, row, now))) return;
  await storeNotification(transaction, userId, {
    kind: 'document-expires',
    subject: paper.title,
    date: expiresOn,
    detail: describeExpiry(notice, expiresOn),
    onceKey: `document-expires ${id} ${expiresOn} ${notice}`,
    now,
  });
}

/** False where another process has, or the document was reviewed again meanwhile. */
async function expire(
  transaction: Database,
  { id, userId, expiresOn }: AgingDocument,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await transaction
    .update(documents)
    .set({ expiredAt: now, revision: sql`${documents.revision} + 1` })
    .where(
      and(
        eq(documents.id, id),
        eq(documents.expiresOn, expiresOn ?? ''),
        eq(documents.reviewState, 'accepted'),
        isNull(documents.expiredAt),
      ),
    );
  if (rowCount === 0) return false;
  await announceChange(transaction, { topic: 'documents', userId }, { topic: 'milestones', userId });
  return true;
}
