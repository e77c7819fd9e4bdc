import type { StaffRequest } from '@porchlight/domain/document-requests/document-requests.contract.ts';
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
    const reminder = await loadReminder(transaction, purchaseId, now);
    const { hindrance, buyers } = reminder;
    if (hindrance?.why === 'reminded')
      throw new Failure('CHANGED_MEANWHILE', {
        reason: 'document-requests.reminded-already',
        params: { hours: hindrance.hours, by: await findLastActor(transaction, purchaseId, [REMINDED]) },
      });
    if (hindrance !== null)
      throw new Failure('CHANGED_MEANWHILE', { reason: `document-requests.${hindrance.why}` });
    await storeReminder(transaction, actor, { ...reminder, purchaseId, now });
    const { day: today } = getWallClock(now, LAST_TIME_ZONE);
    return { requests: await listStaffRequests(transaction, { purchaseId, buyers, today }) };
  });
}

const REMINDED = 'documents.reminded';

type Reminder = {
  buyers: readonly [AskedBuyer, ...AskedBuyer[]];
  /** What the buyers would be reminded of. */
  open: readonly StaffRequest[];
  hindrance: ReminderHindrance | null;
};

/** Whom a reminder would reach now and of what, and what hinders it. */
async function loadReminder(db: Database, purchaseId: string, now: Date): Promise<Reminder> {
  const buyers = await requireAskedBuyers(db, purchaseId);
  const { day: today } = getWallClock(now, LAST_TIME_ZONE);
  return {
    buyers,
    ...findReminderHindrance(await listStaffRequests(db, { purchaseId, buyers, today }), now),
  };
}

async function storeReminder(
  transaction: Database,
  actor: StaffMember,
  { purchaseId, buyers, open, now }: Omit<Reminder, 'hindrance'> & { purchaseId: string; now: Date },
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
