import { describeExpiry, findExpiryNotice } from '@porchlight/domain/documents/document-age.ts';
import { addDays } from '@porchlight/domain/kernel/calendar-dates.ts';
import { readWallClock } from '@porchlight/domain/kernel/time-zones.ts';
import { and, eq, exists, gte, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, DatabaseConnection } from '../../../platform/database/database.ts';
import { announceChange } from '../../../platform/events/changes.ts';
import { settleAll } from '../../../platform/settle-all.ts';
import { documents } from '../../kernel/document-store/documents.table.ts';
import { hasCompleted } from '../../kernel/journey/completed-milestones.ts';
import { completedMilestones } from '../../kernel/journey/journey.table.ts';
import { findDocumentRequest } from '../../kernel/journey/milestone-texts.ts';
import { storeNotification } from '../../kernel/notifications/notifications.service.ts';
import { readPreferences } from '../../kernel/notifications/preferences.service.ts';
import { ofPurchase } from '../../kernel/purchases/membership.ts';

type ExpiryContext = { database: DatabaseConnection; now(): Date };

/** Days ahead that are looked at: two weeks, and the day by which the clocks of the earth differ. */
const LOOKED_AHEAD_DAYS = 15;

/**
 * Tells every buyer of the accepted documents that lenders will soon take no longer: two weeks and three days before, and when the
 * day has passed; then the document is owed again, until the milestone it was for is completed. Each is told once, however often and in how
 * many processes this runs.
 */
export async function remindOfExpiry(context: ExpiryContext): Promise<void> {
  const { db } = context.database;
  const newer = alias(documents, 'newer');
  const today = readWallClock(context.now(), 'UTC').day;
  // One that has expired is looked at again only where a milestone was completed after that: it may be the one it was for.
  const completedSince = db
    .select({ one: sql`1` })
    .from(completedMilestones)
    .where(
      and(
        ofPurchase(completedMilestones.purchaseId, documents.userId),
        gte(completedMilestones.completedAt, documents.expiredAt),
      ),
    );
  const running = await db
    .select(agingColumns)
    .from(documents)
    .where(
      and(
        lte(documents.expiresOn, addDays(today, LOOKED_AHEAD_DAYS)),
        eq(documents.reviewState, 'accepted'),
        or(isNull(documents.expiredAt), exists(completedSince)),
        notExists(db.select({ one: sql`1` }).from(newer).where(eq(newer.replaces, documents.id))),
      ),
    )
    .orderBy(documents.expiresOn, documents.id);
  await settleAll(running, (row) => remindOf(context, row));
}

const agingColumns = {
  id: documents.id,
  userId: documents.userId,
  dueDocument: documents.dueDocument,
  expiresOn: documents.expiresOn,
  reviewedAt: documents.reviewedAt,
};

type AgingDocument = {
  id: string;
  userId: string;
  dueDocument: string | null;
  expiresOn: string | null;
  reviewedAt: Date | null;
};

async function remindOf(context: ExpiryContext, row: AgingDocument): Promise<void> {
  const { id, userId, expiresOn, reviewedAt } = row;
  const paper = row.dueDocument === null ? undefined : findDocumentRequest(row.dueDocument);
  if (expiresOn === null || reviewedAt === null || paper?.validFor === undefined) return;
  const { neededUntil } = paper.validFor;
  const now = context.now();
  await context.database.transact(async (transaction) => {
    if (await hasCompleted(transaction, userId, neededUntil)) {
      await transaction
        .update(documents)
        .set({ expiresOn: null, expiredAt: null, revision: sql`${documents.revision} + 1` })
        .where(eq(documents.id, id));
      return announceChange(transaction, { topic: 'documents', userId }, { topic: 'milestones', userId });
    }
    const { timeZone } = await readPreferences(transaction, userId);
    const today = readWallClock(now, timeZone).day;
    const notice = findExpiryNotice(expiresOn, readWallClock(reviewedAt, timeZone).day, today);
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
  });
}

/** False where another process has, or the document was decided on anew meanwhile. */
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
