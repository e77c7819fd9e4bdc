import { dataRetention } from '@porchlight/content/en/data-retention.ts';
import { addYears } from '@porchlight/domain/accounts/personal-data/data-retention.ts';
import type { DeletionCounts } from '@porchlight/domain/accounts/personal-data/deletion-counts.ts';
import type { ErasureReason } from '@porchlight/domain/accounts/personal-data/person-erasure.ts';
import { eq } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import { settleAll } from '../../../platform/base/settle-all.ts';
import type { Database } from '../../../platform/database/database.ts';
import { announceChange } from '../../../platform/events/changes.ts';
import { accountDeletions } from '../../accounts/account-deletions.table.ts';
import { sessions } from '../../accounts/accounts.table.ts';
import { emailChanges } from '../../accounts/credentials/sign-in-methods.table.ts';
import { staffMembers } from '../../accounts/staff-members.table.ts';
import type { StaffActor } from '../../staff/require-staff.ts';
import { recordStaffAction } from '../../staff/staff-actions.service.ts';
import type { DataExportsContext } from '../exports/data-export.service.ts';
import { lockPerson } from '../person-lock.ts';
import { erasureReceiptEmail } from '../personal-data.emails.ts';
import { deletionReceipts, personErasures } from '../personal-data.table.ts';
import { countOwnedRows, countStoredRows, findOwner } from '../read-owned-rows.ts';
import { eraseFiles } from './account-erasure.ts';
import { eraseRows } from './erase-rows.ts';

type Erasure = typeof personErasures.$inferSelect;

export type ErasureReceipt = { id: string; requestedAt: Date; deletedAt: Date; counts: DeletionCounts };

/**
 * Erases everything held about an address, an account and its files with it, and gives the receipt. Begun twice, it is done once;
 * where this process dies or a file cannot go, the sweep finishes it. NOT_FOUND when nothing is held, NOT_ALLOWED for staff.
 */
export async function erasePerson(
  context: DataExportsContext,
  actor: StaffActor,
  asked: { email: string; reason: ErasureReason; sendsReceipt: boolean },
): Promise<ErasureReceipt> {
  const erasure = await begin(context, actor, asked);
  await finishErasure(context, erasure);
  const [receipt] = await context.database.db
    .select()
    .from(deletionReceipts)
    .where(eq(deletionReceipts.id, erasure.id));
  if (!receipt) throw new Failure('UNAVAILABLE');
  return receipt;
}

/** Finishes what a process began and did not live to end. One that fails does not hold up the others. */
export async function sweepErasures(context: DataExportsContext): Promise<void> {
  const erasures = await context.database.db.select().from(personErasures);
  await settleAll(erasures, (erasure) => finishErasure(context, erasure));
}

/** From here on it cannot be called off. The audit log says that an address was erased, and not which. */
async function begin(
  { database, ownedTables, now }: DataExportsContext,
  actor: StaffActor,
  { email, reason, sendsReceipt }: { email: string; reason: ErasureReason; sendsReceipt: boolean },
): Promise<Erasure> {
  return database.transact(async (transaction) => {
    // A concurrent request waits here, and then finds the erasure in progress or done.
    await lockPerson(transaction, email);
    const underWay = await findUnderWay(transaction, email);
    if (underWay) return underWay;
    const owner = await findOwner(transaction, email);
    if (owner.userId !== null && (await isStaff(transaction, owner.userId))) throw staffAccount();
    if ((await countStoredRows(ownedTables, transaction, owner)) === 0) throw nothingHeld();
    const counts = await countOwnedRows(ownedTables, transaction, owner);
    const [erasure] = await transaction
      .insert(personErasures)
      .values({ email, userId: owner.userId, reason, sendsReceipt, requestedAt: now(), counts })
      .returning();
    if (!erasure) throw new Failure('INTERNAL');
    if (owner.userId !== null) await closeAccount(transaction, owner.userId);
    const { id } = erasure;
    const detail = { reason, account: owner.userId !== null };
    await recordStaffAction(transaction, actor, {
      action: 'people.erased',
      subject: { kind: 'receipt', id },
      detail,
    });
    return erasure;
  });
}

async function findUnderWay(db: Database, email: string): Promise<Erasure | undefined> {
  const [erasure] = await db.select().from(personErasures).where(eq(personErasures.email, email));
  return erasure;
}

/**
 * The account can no longer be used, no emailed link gives it another address, and this erasure replaces a deletion that its owner had
 * asked for.
 */
async function closeAccount(transaction: Database, userId: string): Promise<void> {
  await transaction.delete(emailChanges).where(eq(emailChanges.userId, userId));
  await transaction.delete(accountDeletions).where(eq(accountDeletions.userId, userId));
  await transaction.delete(sessions).where(eq(sessions.userId, userId));
  await announceChange(transaction, { topic: 'sessions', userId });
}

/** Files first, each with its row, then all other rows and the receipt in one transaction. */
async function finishErasure(context: DataExportsContext, begun: Erasure): Promise<void> {
  const { id, email } = begun;
  const getOwner = async (db: Database) => ({
    email,
    userId: begun.userId ?? (await findOwner(db, email)).userId,
  });
  const { userId } = await getOwner(context.database.db);
  if (userId !== null) await eraseFiles(context, userId);
  await context.database.transact(async (transaction) => {
    await lockPerson(transaction, email);
    const [erasure] = await transaction.delete(personErasures).where(eq(personErasures.id, id)).returning();
    if (!erasure) return;
    const erasedAt = context.now();
    const owner = await getOwner(transaction);
    const erased = { owner, mark: context.marks.make(email), receiptId: id, erasedAt };
    const counts = {
      ...erasure.counts,
      consentsKept: await eraseRows(context.ownedTables, transaction, erased),
    };
    const { requestedAt, sendsReceipt } = erasure;
    const receipt = { id, requestedAt, deletedAt: erasedAt, counts };
    await transaction
      .insert(deletionReceipts)
      .values({ ...receipt, keepUntil: addYears(erasedAt, dataRetention.receiptYears) });
    if (sendsReceipt) await context.post(erasureReceiptEmail.write(email, receipt), transaction);
  });
}

function nothingHeld(): Failure {
  return new Failure('NOT_FOUND', { reason: 'personal-data.nothing-held' });
}

/** Whether the account acts for the operator; suspended members too. */
export async function isStaff(db: Database, userId: string): Promise<boolean> {
  return (await db.$count(staffMembers, eq(staffMembers.userId, userId))) > 0;
}

export function staffAccount(): Failure {
  return new Failure('NOT_ALLOWED', { reason: 'personal-data.staff-account' });
}
