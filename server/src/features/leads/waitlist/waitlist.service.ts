import type { WaitlistFeature } from '@porchlight/domain/leads/waitlist/waitlist.ts';
import { and, eq } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import { emit } from '../../../platform/events/transaction-events.ts';
import type { Admission } from '../../../platform/http/limits/visitor-guard.ts';
import { waitlistEmails, waitlistEntries } from './waitlist.table.ts';
import { lockWaitlist, notifyIfLaunched, type WaitlistContext } from './waitlist-launches.service.ts';

/**
 * Stores an address once for a feature; asking again changes nothing and gets the same response. Where the launch was announced already,
 * the address is notified at once.
 */
export async function joinWaitlist(
  context: WaitlistContext,
  { email, feature }: { email: string; feature: WaitlistFeature },
  admission: Admission,
): Promise<void> {
  const now = context.now();
  await context.database.transact(async (transaction) => {
    await admission.consume(transaction);
    await lockWaitlist(transaction, feature, 'shared');
    const { rowCount } = await transaction
      .insert(waitlistEntries)
      .values({ email, feature, createdAt: now })
      .onConflictDoNothing();
    if (rowCount === 1) await emit(transaction, 'waitlist.joined', { feature }, now);
    await notifyIfLaunched(context, transaction, { email, feature });
  });
}

/** Works at any time and any number of times; LINK_EXPIRED for an unknown token. */
export async function leaveWaitlist(
  { database }: Pick<WaitlistContext, 'database'>,
  token: string,
): Promise<WaitlistFeature> {
  return database.transact(async (transaction) => {
    const [row] = await transaction.select().from(waitlistEmails).where(eq(waitlistEmails.token, token));
    if (!row) throw new Failure('LINK_EXPIRED', { reason: 'waitlist.link-not-complete' });
    await transaction
      .delete(waitlistEntries)
      .where(and(eq(waitlistEntries.feature, row.feature), eq(waitlistEntries.email, row.email)));
    return row.feature;
  });
}
