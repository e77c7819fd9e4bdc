import type { Database } from '../../platform/database/database.ts';
import { requireReauthentication } from '../accounts/reauthentication.ts';
import type { StaffActor } from './require-staff.ts';

/**
 * The first line of what could hand the console to someone else, or everything about a person: PROOF_NEEDED for a member, because a
 * browser left open must not be enough. A token has nothing to prove again: its scope lets it act, and making it took a proof.
 */
export async function requireActorReauthentication(db: Database, actor: StaffActor): Promise<void> {
  if (!('tokenId' in actor)) await requireReauthentication(db, actor);
}
