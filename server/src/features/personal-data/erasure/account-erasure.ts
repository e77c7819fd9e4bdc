import { randomUUID } from 'node:crypto';
import { dataRetention } from '@porchlight/content/en/data-retention.ts';
import { findDeletionStep } from '@porchlight/domain/accounts/personal-data/account-deletion.ts';
import { addYears } from '@porchlight/domain/accounts/personal-data/data-retention.ts';
import { and, eq, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import { settleAll } from '../../../platform/base/settle-all.ts';
import type { Database } from '../../../platform/database/database.ts';
import { announceChange } from '../../../platform/events/changes.ts';
import { accountDeletions } from '../../accounts/account-deletions.table.ts';
import { sessions, users } from '../../accounts/accounts.table.ts';
import { documents } from '../../document-store/documents.table.ts';
import { removeDocument } from '../../documents/document-removal.ts';
import { erasePhotos } from '../../homes/photo-rows.ts';
import { endSigningsOf } from '../../signing/steps/signing-guards.ts';
import {
  type DataExportsContext,
  PERSONAL_DATA_PATH,
  removeOwnExport,
} from '../exports/data-export.service.ts';
import { lockPerson } from '../person-lock.ts';
import { deletionReceiptEmail, deletionReminderEmail } from '../personal-data.emails.ts';
import { deletionReceipts, keptConsents } from '../personal-data.table.ts';
import { countOwnedRows } from '../read-owned-rows.ts';
import { eraseRows } from './erase-rows.ts';

type Deletion = typeof accountDeletions.$inferSelect;

/**
 * Reminds and erases whose time has come, and removes what was kept for long enough. May be killed at any moment and run in
 * several processes: each step is one transaction, and the next run goes on where this one stopped. One account that fails
 * does not hold up the others; the first failure is thrown at the end.
 */
export async function sweepDeletions(context: DataExportsContext): Promise<void> {
  const { db } = context.database;
  const now = context.now();
  await db.delete(keptConsents).where(lte(keptConsents.keepUntil, now));
  await db.delete(deletionReceipts).where(lte(deletionReceipts.keepUntil, now));
  await settleAll(await db.select().from(accountDeletions), async (deletion) => {
    const next = findDeletionStep(deletion, now);
    if (next.step === 'remind') await remind(context, deletion.userId, next.dueAt);
    if (next.step === 'erase') await eraseAccount(context, deletion);
  });
}

async function remind(context: DataExportsContext, userId: string, dueAt: Date): Promise<void> {
  await context.database.transact(async (transaction) => {
    const reminded = await transaction
      .update(accountDeletions)
      .set({ remindedAt: context.now(), dueAt })
      .where(and(eq(accountDeletions.userId, userId), isNull(accountDeletions.remindedAt)))
      .returning({ userId: accountDeletions.userId });
    const owner = await findOwner(transaction, userId);
    if (reminded.length === 0 || !owner) return;
    const url = `${context.baseUrl}/login?next=${encodeURIComponent(PERSONAL_DATA_PATH)}`;
    await context.post(deletionReminderEmail.write(owner.email, { url, dueAt }), transaction);
  });
}

/** Files first, each with its row, then all other rows and the receipt in one transaction. */
async function eraseAccount(context: DataExportsContext, { userId }: Deletion): Promise<void> {
  if (!(await begin(context, userId))) return;
  await eraseFiles(context, userId);
  await context.database.transact((transaction) => finish(context, transaction, userId));
}

/** Removes every file of an account's, each with its row. A file that cannot go is a failure; what a backup holds is not. */
export async function eraseFiles(context: DataExportsContext, userId: string): Promise<void> {
  const { db } = context.database;
  const rows = await db.select({ id: documents.id }).from(documents).where(eq(documents.userId, userId));
  for (const { id } of rows)
    await removeDocument(context.documents, userId, id, { isErased: true }).catch(passIfGone);
  await erasePhotos(context.documents, userId);
  await endSigningsOf(context.signing, userId);
  await removeOwnExport(context, userId);
  // Also what an earlier run could not remove, whose rows are gone: while a file stays that could go, the account is not erased.
  await context.documents.intents.sweep({ userId });
}

/** From here on the account can no longer be kept. Its rows are counted once, before any of them is deleted. */
async function begin(context: DataExportsContext, userId: string): Promise<boolean> {
  return context.database.transact(async (transaction) => {
    const now = context.now();
    const isDue = and(
      eq(accountDeletions.userId, userId),
      or(isNotNull(accountDeletions.begunAt), lte(accountDeletions.dueAt, now)),
    );
    const [row] = await transaction.select().from(accountDeletions).where(isDue).for('update');
    const owner = await findOwner(transaction, userId);
    if (!row || !owner) return false;
    if (row.begunAt === null) {
      const counts = await countOwnedRows(context.ownedTables, transaction, owner);
      await transaction.update(accountDeletions).set({ begunAt: now, counts }).where(isDue);
    }
    await transaction.delete(sessions).where(eq(sessions.userId, userId));
    await announceChange(transaction, { topic: 'sessions', userId });
    return true;
  });
}

async function finish(context: DataExportsContext, transaction: Database, userId: string): Promise<void> {
  const owner = await findOwner(transaction, userId);
  if (!owner) return;
  await lockPerson(transaction, owner.email);
  const [deletion] = await transaction
    .delete(accountDeletions)
    .where(and(eq(accountDeletions.userId, userId), isNotNull(accountDeletions.begunAt)))
    .returning();
  if (!deletion?.counts) return;
  const deletedAt = context.now();
  const id = randomUUID();
  const mark = context.marks.make(owner.email);
  const erased = { owner, mark, receiptId: id, erasedAt: deletedAt };
  const counts = {
    ...deletion.counts,
    consentsKept: await eraseRows(context.ownedTables, transaction, erased),
  };
  const { requestedAt } = deletion;
  const [receipt] = await transaction
    .insert(deletionReceipts)
    .values({
      id,
      requestedAt,
      deletedAt,
      counts,
      keepUntil: addYears(deletedAt, dataRetention.receiptYears),
    })
    .returning();
  if (receipt) await context.post(deletionReceiptEmail.write(owner.email, receipt), transaction);
}

async function findOwner(
  db: Database,
  userId: string,
): Promise<{ userId: string; email: string } | undefined> {
  const [owner] = await db
    .select({ userId: users.id, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return owner;
}

/** Removed by its owner or another process at the same moment. */
function passIfGone(error: unknown): void {
  if (!(error instanceof Failure && error.code === 'NOT_FOUND')) throw error;
}
