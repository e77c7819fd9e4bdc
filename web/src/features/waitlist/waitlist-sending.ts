import type { WaitlistFeature } from '@porchlight/domain/leads/waitlist/waitlist.ts';
import {
  attempt,
  collectAntiSpamFields,
  createReader,
  type Refusal,
} from '../../platform/anti-spam/anti-spam-fields.ts';
import { api } from '../../platform/api/api.ts';

/** Stores an address for a feature; nothing comes back when that worked. */
export async function sendWaitlistEntry(
  feature: WaitlistFeature,
  posted: FormData,
): Promise<Refusal | undefined> {
  const read = createReader(posted);
  return attempt(async () =>
    api.waitlist.join.call({ email: read('email'), feature, ...(await collectAntiSpamFields(read)) }),
  );
}
