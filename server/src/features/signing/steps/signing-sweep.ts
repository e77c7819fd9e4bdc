import {
  isAbandoned,
  MAX_OPEN_SIGNINGS,
  PREPARED_KEPT_MS,
} from '@porchlight/domain/signing/signing-times.ts';
import { and, desc, eq, isNull, lte } from 'drizzle-orm';
import { settleAll } from '../../../platform/base/settle-all.ts';
import type { Database } from '../../../platform/database/database.ts';
import { eraseEventDetails } from '../../../platform/event-log/event-log.ts';
import { removeOrphanedFiles } from '../../document-store/orphaned-files.ts';
import { signingInvitations } from '../../document-store/signing-invitations.table.ts';
import { signatures, signings } from '../signing.table.ts';
import type { SigningContext } from '../signing-context.ts';
import { isOwnSigning } from './signing-guards.ts';

/** Clears away what was opened or sealed and never completed. One that fails does not hold up the others. */
export async function sweepSignings(context: SigningContext): Promise<void> {
  const now = context.now();
  const { id, userId, openedAt, preparedAt } = signings;
  const old = await context.database.db
    .select({ id, userId, openedAt, preparedAt })
    .from(signings)
    .where(lte(signings.openedAt, new Date(now.getTime() - PREPARED_KEPT_MS)));
  const abandoned = old.filter((signing) => isAbandoned(signing, now));
  await settleAll(abandoned, (signing) => endSigning(context, signing.userId, signing.id));
}

/** Ends what an account opened before the last twenty: each window opens one of its own, and no one reads in more. */
export async function endOldSignings(context: SigningContext, userId: string): Promise<void> {
  const older = await context.database.db
    .select({ id: signings.id })
    .from(signings)
    .where(eq(signings.userId, userId))
    .orderBy(desc(signings.openedAt))
    .offset(MAX_OPEN_SIGNINGS);
  await settleAll(older, ({ id }) => endSigning(context, userId, id));
}

/** Ends everything that an account has begun to sign. */
export async function endSigningsOf(context: SigningContext, userId: string): Promise<void> {
  const begun = await context.database.db
    .select({ id: signings.id })
    .from(signings)
    .where(eq(signings.userId, userId));
  for (const { id } of begun) await endSigning(context, userId, id);
}

async function endSigning(context: SigningContext, userId: string, id: string): Promise<void> {
  await removeOrphanedFiles(context.documents, async (transaction, leave) => {
    const [gone] = await transaction.delete(signings).where(isOwnSigning(userId, id)).returning(LEFT);
    if (!gone) return;
    await leave(gone.storagePath);
    await context.events.append(transaction, {
      kind: 'lapsed',
      at: context.now(),
      userId,
      detail: { userId, documentId: gone.documentId, signingId: id },
    });
  });
}

const LEFT = { storagePath: signings.storagePath, documentId: signings.documentId };

/** Takes back invitations to an address that never became an account's, and the address off those whose account is gone. */
export async function forgetInvited(transaction: Database, email: string): Promise<void> {
  const isOpen = and(eq(signingInvitations.email, email), isNull(signingInvitations.acceptedBy));
  await transaction.delete(signingInvitations).where(and(isOpen, isNull(signingInvitations.signedAt)));
  await transaction.update(signingInvitations).set({ email: '' }).where(isOpen);
}

/**
 * Removes what is known of an account that signed documents of others. The signature in the file, its time and the signer's name stay,
 * because they belong to the document's owner too; address, browser and email address do not.
 */
export async function forgetSigner(transaction: Database, userId: string): Promise<void> {
  await transaction
    .update(signatures)
    .set({ userId: null, signerEmail: '', address: '', browser: '' })
    .where(eq(signatures.userId, userId));
  const accepted = eq(signingInvitations.acceptedBy, userId);
  await transaction.delete(signingInvitations).where(and(accepted, isNull(signingInvitations.signedAt)));
  await transaction.update(signingInvitations).set({ email: '' }).where(accepted);
  await eraseEventDetails(transaction, userId);
}
