import {
  canKeepAccount,
  findDeletionDue,
} from '@porchlight/domain/accounts/personal-data/account-deletion.ts';
import type { DeletionView } from '@porchlight/domain/accounts/personal-data/personal-data.contract.ts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import type { Database, DatabaseConnection } from '../../../platform/database/database.ts';
import type { Email } from '../../../platform/email/email-template.ts';
import { announceChange } from '../../../platform/events/changes.ts';
import type { SignedIn } from '../../../platform/http/request-context.ts';
import { accountDeletions } from '../../accounts/account-deletions.table.ts';
import { sessions } from '../../accounts/accounts.table.ts';
import { requireReauthentication } from '../../accounts/reauthentication.ts';
import { requireAnAdmin } from '../../staff/admins.ts';
import { PERSONAL_DATA_PATH } from '../exports/data-export.service.ts';
import { deletionStartedEmail } from '../personal-data.emails.ts';

export type AccountDeletionContext = {
  database: DatabaseConnection;
  baseUrl: string;
  post(email: Email, on: Database): Promise<void>;
  now(): Date;
};

/**
 * Begins the period after which the account is deleted, and ends every session. Asking again does not move the end. PROOF_NEEDED, because a
 * browser left open must not be enough.
 */
export async function requestDeletion(
  context: AccountDeletionContext,
  user: SignedIn,
): Promise<DeletionView> {
  return context.database.transact(async (transaction) => {
    await requireReauthentication(transaction, user);
    await requireAnAdmin(transaction, user.userId);
    return startDeletion(context, transaction, user);
  });
}

/** The same for a caller that has made sure that the owner asked for it. */
export async function startDeletion(
  context: Omit<AccountDeletionContext, 'database'>,
  transaction: Database,
  { userId, email }: { userId: string; email: string },
): Promise<DeletionView> {
  const requestedAt = context.now();
  const dueAt = findDeletionDue(requestedAt);
  const [row] = await transaction
    .insert(accountDeletions)
    .values({ userId, requestedAt, dueAt })
    .onConflictDoNothing()
    .returning();
  if (row) {
    const url = `${context.baseUrl}/login?next=${encodeURIComponent(PERSONAL_DATA_PATH)}`;
    await context.post(deletionStartedEmail.write(email, { url, dueAt }), transaction);
  }
  await transaction.delete(sessions).where(eq(sessions.userId, userId));
  await announceChange(transaction, { topic: 'sessions', userId });
  const view = row ? toView(row, requestedAt) : await getDeletion(transaction, userId, requestedAt);
  if (!view) throw new Failure('UNAVAILABLE');
  return view;
}

/** The deletion that is coming, if one is. */
export async function getDeletion(db: Database, userId: string, now: Date): Promise<DeletionView | null> {
  const [row] = await db.select().from(accountDeletions).where(eq(accountDeletions.userId, userId));
  return row ? toView(row, now) : null;
}

/** Keeps the account after all; NOT_FOUND when it was not to be deleted, or the period is over. */
export async function cancelDeletion(context: AccountDeletionContext, userId: string): Promise<void> {
  const kept = await context.database.db
    .delete(accountDeletions)
    .where(
      and(
        eq(accountDeletions.userId, userId),
        isNull(accountDeletions.begunAt),
        gt(accountDeletions.dueAt, context.now()),
      ),
    )
    .returning({ userId: accountDeletions.userId });
  if (kept.length === 0) throw new Failure('NOT_FOUND', { reason: 'personal-data.nothing-to-keep' });
}

function toView(row: typeof accountDeletions.$inferSelect, now: Date): DeletionView {
  return {
    requestedAt: row.requestedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    canKeep: canKeepAccount(row, now),
  };
}
