import type { WaitlistFeature } from '@porchlight/domain/waitlist/waitlist.ts';
import type { DatabaseConnection } from '../../platform/database/database.ts';
import type { Admission } from '../../platform/http/visitor-guard.ts';
import { waitlistEntries } from './waitlist.table.ts';

export type WaitlistContext = { database: DatabaseConnection; now(): Date };

/** Stores an address once for a feature; asking again changes nothing and is answered the same. */
export async function joinWaitlist(
  context: WaitlistContext,
  { email, feature }: { email: string; feature: WaitlistFeature },
  admission: Admission,
): Promise<void> {
  await context.database.transact(async (transaction) => {
    await admission.spend(transaction);
    await transaction
      .insert(waitlistEntries)
      .values({ email, feature, createdAt: context.now() })
      .onConflictDoNothing();
  });
}
