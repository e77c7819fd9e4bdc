import type { WithdrawableHere } from '@porchlight/domain/accounts/consents.ts';
import type { ErasureView, PersonView } from '@porchlight/domain/accounts/personal-data/people.contract.ts';
import type {
  AccountTiming,
  ErasureReason,
} from '@porchlight/domain/accounts/personal-data/person-erasure.ts';
import { MAX_SHOWN_ROWS } from '@porchlight/domain/accounts/personal-data/shown-rows.ts';
import { eq } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { accountDeletions } from '../accounts/account-deletions.table.ts';
import { requireActorReauthentication } from '../staff/actor-reauthentication.ts';
import type { StaffActor } from '../staff/require-staff.ts';
import { recordStaffAction } from '../staff/staff-actions.service.ts';
import { startDeletion } from './erasure/account-deletion.service.ts';
import { erasePerson, isStaff, staffAccount } from './erasure/person-erasure.service.ts';
import type { DataExportsContext } from './exports/data-export.service.ts';
import { findConsentsUnder, getDecisions, withdrawConsent } from './own-consents.service.ts';
import { lockPerson } from './person-lock.ts';
import { personErasures } from './personal-data.table.ts';
import { countStoredRows, findOwner, loadFirstRows } from './read-owned-rows.ts';

/**
 * Parts whose rows an agent sees: what someone sent the operator, and what the operator did. Of the rest, which is the buyer's own or about
 * their security, the console says how many rows there are.
 */
const SHOWN = new Set([
  'account',
  'staff',
  'beta-access',
  'beta-requests',
  'contact-messages',
  'applications',
  'final-step',
  'waitlists',
  'launch-emails',
  'newsletter',
  'consents',
  'emails',
  'suppressed-address',
  'staff-access-log',
  'account-deletion',
]);

/** What is held about an address; logged as an access, with the address unless nothing of it was held before. */
export async function findPerson(
  { database, ownedTables }: DataExportsContext,
  actor: StaffActor,
  address: string,
): Promise<PersonView> {
  return database.transact(async (transaction) => {
    await lockPerson(transaction, address);
    const owner = await findOwner(transaction, address);
    const held = await loadFirstRows(ownedTables, transaction, owner, {
      isShown: ({ file }) => SHOWN.has(file),
      most: MAX_SHOWN_ROWS,
    });
    const parts = held.map(({ source: { file, title }, count, rows }) => ({ file, title, count, rows }));
    const { userId } = owner;
    await recordStaffAction(transaction, actor, {
      action: 'people.looked-up',
      subject: { kind: 'person' },
      // A search that checks whether an erasure is done must not store the address again.
      ...((await countStoredRows(ownedTables, transaction, owner)) > 0 && {
        about: { email: address, ...(userId !== null && { userId }) },
      }),
      detail: { rows: parts.reduce((sum, { count }) => sum + count, 0) },
    });
    return {
      address,
      hasAccount: userId !== null,
      isStaff: userId !== null && (await isStaff(transaction, userId)),
      isBeingErased: (await transaction.$count(personErasures, eq(personErasures.email, address))) > 0,
      deletionDueAt: userId === null ? null : await readDeletionDue(transaction, userId),
      consents: await getDecisions(transaction, findConsentsUnder(owner)),
      parts,
    };
  });
}

/** Erases at once, or starts the deletion of the account as its owner would. PROOF_NEEDED: neither asks the person. */
export async function eraseAsAsked(
  context: DataExportsContext,
  actor: StaffActor,
  asked: { address: string; reason: ErasureReason; account: AccountTiming; sendsReceipt: boolean },
): Promise<ErasureView> {
  await requireActorReauthentication(context.database.db, actor);
  const { address, reason, sendsReceipt } = asked;
  if (asked.account === 'with-period') {
    const dueAt = await startAccountDeletion(context, actor, address, reason);
    return { outcome: 'deletion-started', receipt: null, dueAt };
  }
  const receipt = await erasePerson(context, actor, { email: address, reason, sendsReceipt });
  const { id, deletedAt, counts } = receipt;
  return {
    outcome: 'erased',
    receipt: { id, deletedAt: deletedAt.toISOString(), counts },
    dueAt: null,
  };
}

/** What someone asked for by telephone or email; it shows on their lead, and to them in their settings. */
export async function withdrawForPerson(
  { database, now }: DataExportsContext,
  actor: StaffActor,
  { address, purpose }: { address: string; purpose: WithdrawableHere },
): Promise<void> {
  await database.transact(async (transaction) => {
    await lockPerson(transaction, address);
    const owner = await findOwner(transaction, address);
    const how = { source: 'staff', act: 'told-staff', withdrawnAt: now() } as const;
    await withdrawConsent(transaction, { owner, whose: findConsentsUnder(owner) }, purpose, how);
    await recordStaffAction(transaction, actor, {
      action: 'people.consent-withdrawn',
      subject: { kind: 'consent' },
      about: { email: address, ...(owner.userId !== null && { userId: owner.userId }) },
      detail: { purpose },
    });
  });
}

async function startAccountDeletion(
  context: DataExportsContext,
  actor: StaffActor,
  address: string,
  reason: ErasureReason,
): Promise<string> {
  return context.database.transact(async (transaction) => {
    await lockPerson(transaction, address);
    const { userId } = await findOwner(transaction, address);
    if (userId === null) throw new Failure('NOT_FOUND', { reason: 'personal-data.no-account' });
    if (await isStaff(transaction, userId)) throw staffAccount();
    const { dueAt } = await startDeletion(context, transaction, { userId, email: address });
    await recordStaffAction(transaction, actor, {
      action: 'people.deletion-started',
      subject: { kind: 'account', id: userId },
      about: { email: address, userId },
      detail: { reason },
    });
    return dueAt;
  });
}

/** When the account will be deleted; null when no deletion was requested. */
async function readDeletionDue(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ dueAt: accountDeletions.dueAt })
    .from(accountDeletions)
    .where(eq(accountDeletions.userId, userId));
  return row?.dueAt.toISOString() ?? null;
}
