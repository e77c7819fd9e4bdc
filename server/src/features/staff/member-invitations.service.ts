import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@porchlight/domain/kernel/staff-roles.ts';
import { STAFF_INVITATION_DAYS } from '@porchlight/domain/staff/member-invitations.ts';
import type { MemberRow } from '@porchlight/domain/staff/members.contract.ts';
import { eq } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { accountDeletions } from '../accounts/account-deletions.table.ts';
import { accounts, users } from '../accounts/accounts.table.ts';
import { createMailedLink } from '../accounts/mailed-links.ts';
import { forgetTokens } from '../accounts/one-use-tokens.ts';
import { staffMembers } from '../accounts/staff-members.table.ts';
import { requireActorReauthentication } from './actor-reauthentication.ts';
import { listMembers, type MembersContext } from './members.service.ts';
import type { StaffActor } from './require-staff.ts';
import { staffInvitationEmail } from './staff.emails.ts';
import { recordStaffAction } from './staff-actions.service.ts';

const CONSOLE = '/staff';

/** `closesJourney`: whether an account that has a journey of its own is taken; its portal closes with that. */
type NewMember = { name: string; email: string; role: StaffRole; closesJourney?: boolean | undefined };

/** Makes the account where there is none, and the member; the email leads in. PROOF_NEEDED; NOT_ALLOWED for a buyer and for a member. */
export async function inviteMember(
  context: MembersContext,
  actor: StaffActor,
  invited: NewMember,
): Promise<MemberRow> {
  await requireActorReauthentication(context.database.db, actor);
  return context.database.transact(async (transaction) => {
    const { userId, url, hadJourney } = await makeMember(context, transaction, invited);
    await context.post(staffInvitationEmail.write(invited.email, { by: actor.name, url }), transaction);
    await recordStaffAction(transaction, actor, {
      action: 'members.invited',
      subject: { kind: 'member', id: userId },
      detail: { role: invited.role, ...(hadJourney ? { hadJourney } : {}) },
    });
    const member = (await listMembers(transaction)).find((row) => row.id === userId);
    if (!member) throw new Failure('NOT_FOUND');
    return member;
  });
}

/** Stores account and member in the given transaction. `url` is where they set a password, or sign in if they have an account. */
export async function makeMember(
  context: Pick<MembersContext, 'baseUrl' | 'findBuyersRows' | 'now'>,
  transaction: Database,
  { name, email, role, closesJourney = false }: NewMember,
): Promise<{ userId: string; url: string; hadJourney: boolean }> {
  const fresh = randomUUID();
  await transaction
    .insert(users)
    .values({ id: fresh, name, email })
    .onConflictDoNothing({ target: users.email });
  const [account] = await transaction.select().from(users).where(eq(users.email, email)).for('update');
  if (!account) throw new Failure('UNAVAILABLE');
  const kept = await context.findBuyersRows(transaction, account.id);
  const hadJourney = kept === 'journey';
  if (kept === 'documents') throw new Failure('NOT_ALLOWED', { reason: 'staff.address-has-documents' });
  if (hadJourney && !closesJourney)
    throw new Failure('NOT_ALLOWED', {
      reason: 'staff.address-has-journey',
      fields: { closesJourney: { reason: 'staff.address-has-journey' } },
    });
  if ((await transaction.$count(accountDeletions, eq(accountDeletions.userId, account.id))) > 0) {
    throw new Failure('NOT_ALLOWED', { reason: 'staff.account-being-deleted' });
  }
  const stored = await transaction
    .insert(staffMembers)
    .values({ userId: account.id, role, addedAt: context.now() })
    .onConflictDoNothing()
    .returning();
  if (stored.length === 0) {
    throw new Failure('NOT_ALLOWED', { reason: 'staff.member-already' });
  }
  if (account.emailVerified)
    return {
      userId: account.id,
      url: `${context.baseUrl}/login?next=${encodeURIComponent(CONSOLE)}`,
      hadJourney,
    };
  // A person who signed up with this address and never confirmed it chose a name and a password, and neither counts.
  await transaction.delete(accounts).where(eq(accounts.userId, account.id));
  await transaction.update(users).set({ name }).where(eq(users.id, account.id));
  return {
    userId: account.id,
    url: await createInvitationLink(context, transaction, account.id),
    hadJourney,
  };
}

/**
 * Sends a member a new link, and ends those before. PROOF_NEEDED; NOT_FOUND for an unknown member, NOT_ALLOWED for one who has signed in
 * already or is suspended, RATE_LIMITED for an address that was emailed too often.
 */
export async function inviteMemberAgain(
  context: MembersContext,
  actor: StaffActor,
  id: string,
): Promise<void> {
  await requireActorReauthentication(context.database.db, actor);
  const { email } = await requireInvited(context.database.db, id);
  await context.limits.consume('mail-address', email);
  await context.database.transact(async (transaction) => {
    // They may have come in since.
    const member = await requireInvited(transaction, id);
    await forgetTokens(transaction, id, ['password-reset']);
    const url = await createInvitationLink(context, transaction, id);
    await context.post(staffInvitationEmail.write(member.email, { by: actor.name, url }), transaction);
    await recordStaffAction(transaction, actor, {
      action: 'members.invited-again',
      subject: { kind: 'member', id },
    });
  });
}

async function requireInvited(db: Database, id: string): Promise<{ email: string }> {
  const [member] = await db
    .select({ email: users.email, hasComeIn: users.emailVerified, suspendedAt: staffMembers.suspendedAt })
    .from(staffMembers)
    .innerJoin(users, eq(users.id, staffMembers.userId))
    .where(eq(staffMembers.userId, id))
    .for('update');
  if (!member) throw new Failure('NOT_FOUND');
  if (member.hasComeIn) throw new Failure('NOT_ALLOWED', { reason: 'staff.followed-already' });
  if (member.suspendedAt !== null) throw new Failure('NOT_ALLOWED', { reason: 'staff.suspended' });
  return { email: member.email };
}

/** The link with which a member sets a password; for INVITATION_DAYS, and once. */
export function createInvitationLink(
  context: Pick<MembersContext, 'baseUrl'>,
  transaction: Database,
  userId: string,
): Promise<string> {
  return createMailedLink(context, transaction, userId, {
    purpose: 'password-reset',
    minutes: STAFF_INVITATION_DAYS * 24 * 60,
    next: CONSOLE,
  });
}
