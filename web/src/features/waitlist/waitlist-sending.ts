import type { WaitlistFeature } from '@porchlight/domain/waitlist/waitlist.ts';
import { api } from '../../platform/api.ts';
import { attempt, createReader, describeVisitor, type Refusal } from '../leads/visitor-sending.ts';

/** Stores an address for a feature; nothing comes back when that worked. */
export async function joinWaitlist(feature: WaitlistFeature, posted: FormData): Promise<Refusal | undefined> {
  const read = createReader(posted);
  return attempt(async () =>
    api.waitlist.join.call({ email: read('email'), feature, ...(await describeVisitor(read)) }),
  );
}
