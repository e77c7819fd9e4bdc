import type {
  ReminderOutcome,
  StaffRequest,
} from '@porchlight/domain/document-requests/document-requests.contract.ts';
import {
  findReminderHindrance,
  formatReminderSubject,
  type ReminderHindrance,
} from '@porchlight/domain/document-requests/request-reminders.ts';
import { getWallClock, LAST_TIME_ZONE } from '@porchlight/domain/kernel/time-zones.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StaffMember } from '../../platform/http/request-context.ts';
import { documentRequests } from '../document-store/document-requests.table.ts';
import { storeNotification } from '../notifications/notifications.service.ts';
import {
  type AskedBuyer,
  announceAsked,
  findLastActor,
  listAskedBuyers,
  listStaffRequests,
  lockRequests,
  recordForBuyers,
  requireAskedBuyers,
} from './asked-rows.ts';
import type { DocumentRequestsContext } from './document-requests.service.ts';

/**
 * Reminds the buyers of a purchase of all open requests that are not set aside, each buyer once. CHANGED_MEANWHILE where there is none, or
 * where they were reminded within a day, with when and by whom.
 */
export async function remindBuyers(
  { database, now: readNow }: DocumentRequestsContext,
  actor: StaffMember,
  purchaseId: string,
): Promise<{ requests: StaffRequest[] }> {
  return database.transact(async (transaction) => {
    await lockRequests(transaction, purchaseId);
    const now = readNow();
    const buyers = await requireAskedBuyers(transaction, purchaseId);
    const reminder = await loadReminder(transaction, { purchaseId, buyers, now });
    const { hindrance } = reminder;
    if (hindrance?.why === 'reminded')
      throw new Failure('CHANGED_MEANWHILE', {
        reason: 'document-requests.reminded-already',
        params: { hours: hindrance.hours, by: await findLastActor(transaction, purchaseId, [REMINDED]) },
      });
    if (hindrance !== null && hindrance.why !== 'no-buyers')
      throw new Failure('CHANGED_MEANWHILE', { reason: `document-requests.${hindrance.why}` });
    await storeReminder(transaction, actor, { ...reminder, purchaseId, buyers, now });
    const { day: today } = getWallClock(now, LAST_TIME_ZONE);
    return { requests: await listStaffRequests(transaction, { purchaseId, buyers, today }) };
  });
}

const REMINDED = 'documents.reminded';

/** What a reminder of each purchase would do now; nothing is stored. */
export async function previewReminders(
  { database, now }: DocumentRequestsContext,
  purchaseIds: readonly string[],
): Promise<{ purchases: ReminderOutcome[] }> {
  const purchases: ReminderOutcome[] = [];
  for (const id of new Set(purchaseIds)) {
    const buyers = await listAskedBuyers(database.db, id);
    const { hindrance } = await loadReminder(database.db, { purchaseId: id, buyers, now: now() });
    purchases.push(describeOutcome(id, buyers, hindrance));
  }
  return { purchases };
}

/** Reminds the buyers of each purchase for which nothing hinders it, as `remindBuyers` does; all of them or none. */
export async function remindMany(
  { database, now: readNow }: DocumentRequestsContext,
  actor: StaffMember,
  purchaseIds: readonly string[],
): Promise<{ purchases: ReminderOutcome[] }> {
  return database.transact(async (transaction) => {
    const purchases: ReminderOutcome[] = [];
    // Locked in one order, so that two members never wait for each other.
    for (const id of [...new Set(purchaseIds)].sort()) {
      await lockRequests(transaction, id);
      const now = readNow();
      const buyers = await listAskedBuyers(transaction, id);
      const reminder = await loadReminder(transaction, { purchaseId: id, buyers, now });
      if (reminder.hindrance === null)
        await storeReminder(transaction, actor, { ...reminder, purchaseId: id, buyers, now });
      purchases.push(describeOutcome(id, buyers, reminder.hindrance));
    }
    return { purchases };
  });
}

type Hindrance = ReminderHindrance | { why: 'no-buyers' } | null;

const describeOutcome = (
  id: string,
  { length }: readonly unknown[],
  hindrance: Hindrance,
): ReminderOutcome => ({
  ...{ id, buyers: hindrance === null ? length : 0, omitted: hindrance?.why ?? null },
});

type Reminded = { purchaseId: string; buyers: readonly AskedBuyer[]; now: Date };

/** What the buyers would be reminded of now, and what hinders it. */
async function loadReminder(
  db: Database,
  { purchaseId, buyers, now }: Reminded,
): Promise<{ open: StaffRequest[]; hindrance: Hindrance }> {
  if (buyers.length === 0) return { open: [], hindrance: { why: 'no-buyers' } };
  const { day: today } = getWallClock(now, LAST_TIME_ZONE);
  return findReminderHindrance(await listStaffRequests(db, { purchaseId, buyers, today }), now);
}

async function storeReminder(
  transaction: Database,
  actor: StaffMember,
  { purchaseId, buyers, open, now }: Reminded & { open: readonly StaffRequest[] },
): Promise<void> {
  const isReminded = inArray(
    documentRequests.id,
    open.map(({ id }) => id),
  );
  await transaction
    .update(documentRequests)
    .set({ remindedAt: now })
    .where(and(eq(documentRequests.purchaseId, purchaseId), isReminded));
  for (const { id } of buyers)
    await storeNotification(transaction, id, {
      kind: 'documents-reminded',
      subject: formatReminderSubject({ count: open.length, hasPassed: false }),
      now,
    });
  await recordForBuyers(transaction, actor, REMINDED, {
    ...{ purchaseId, buyers },
    reason: open.map(({ title }) => title).join('; '),
  });
  await announceAsked(transaction, purchaseId);
}
