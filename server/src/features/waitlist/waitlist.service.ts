import type { WaitlistFeature } from '@porchlight/domain/waitlist/waitlist.ts';
import { and, eq } from 'drizzle-orm';
import { Failure } from '../../platform/http/failure.ts';
import type { Admission } from '../../platform/http/visitor-guard.ts';
import { publishEvent } from '../webhooks/webhook-events.service.ts';
import { waitlistEntries, waitlistLetters } from './waitlist.table.ts';
import { lockWaitlist, tellIfLaunched, type WaitlistContext } from './waitlist-launches.service.ts';

/**
 * Stores an address once for a feature; asking again changes nothing and is answered the same. Where the launch was announced
 * already, the address is told at once.
 */
export async function joinWaitlist(
  context: WaitlistContext,
  { email, feature }: { email: string; feature: WaitlistFeature },
  admission: Admission,
): Promise<void> {
  const now = context.now();
  await context.database.transact(async (transaction) => {
    await admission.spend(transaction);
    await lockWaitlist(transaction, feature, 'shared');
    const { rowCount } = await transaction
      .insert(waitlistEntries)
      .values({ email, feature, createdAt: now })
      .onConflictDoNothing();
    if (rowCount === 1) await publishEvent(transaction, { type: 'waitlist.joined', data: { feature } }, now);
    await tellIfLaunched(context, transaction, { email, feature });
  });
}

/** Works at any time and as often as it is asked; LINK_EXPIRED for a token nobody has. */
export async function leaveWaitlist(
  { database }: Pick<WaitlistContext, 'database'>,
  token: string,
): Promise<WaitlistFeature> {
  return database.transact(async (transaction) => {
    const [row] = await transaction.select().from(waitlistLetters).where(eq(waitlistLetters.token, token));
    if (!row)
      throw new Failure('LINK_EXPIRED', {
        message:
          'This link is not complete, or the address is gone from our records already. Nothing was changed; write to us and we look for it.',
      });
    await transaction
      .delete(waitlistEntries)
      .where(and(eq(waitlistEntries.feature, row.feature), eq(waitlistEntries.email, row.email)));
    return row.feature;
  });
}
