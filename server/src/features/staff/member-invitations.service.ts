import { randomUUID } from 'node:crypto';
import { INVITATION_DAYS } from '@porchlight/domain/staff/member-invitations.ts';
import type { MemberRow } from '@porchlight/domain/staff/members.contract.ts';
import type { StaffRole } from '@porchlight/domain/staff/staff-roles.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { Failure } from '../../platform/http/failure.ts';
import { accounts, users } from '../accounts/accounts.table.ts';
import { forgetTokens } from '../accounts/one-use-tokens.ts';
import { writeResetLink } from '../accounts/reset-links.ts';
import { hasBuyersRows } from '../personal-data/buyers-rows.ts';
import { accountDeletions } from '../personal-data/personal-data.table.ts';
import { requireActorProof } from './actor-proof.ts';
import { listMembers, type MembersContext } from './members.service.ts';
import type { StaffActor } from './require-staff.ts';
import { staffMembers } from './staff.table.ts';
import { recordStaffAction } from './staff-actions.service.ts';
import { staffInvitationLetter } from './staff-letters.ts';

const CONSOLE = '/staff';

/** Makes the account where there is none, and the member; the letter leads in. PROOF_NEEDED; NOT_ALLOWED for a buyer and for a member. */
export async function inviteMember(
  context: MembersContext,
  actor: StaffActor,
  invited: { name: string; email: string; role: StaffRole },
): Promise<MemberRow> {
  await requireActorProof(context.database.db, actor);
  return context.database.transact(async (transaction) => {
    const { userId, url } = await makeMember(context, transaction, invited);
    await context.post(staffInvitationLetter.write(invited.email, { by: actor.name, url }), transaction);
    await recordStaffAction(transaction, actor, {
      action: 'members.invited',
      subject: { kind: 'member', id: userId },
      detail: { role: invited.role },
    });
    const member = (await listMembers(transaction)).find((row) => row.id === userId);
    if (!member) throw new Failure('NOT_FOUND');
    return member;
  });
}

/** Stores account and member in the given transaction. `url` is where they set a password, or sign in if they have an account. */
export async function makeMember(
  context: Pick<MembersContext, 'baseUrl' | 'now'>,
  transaction: Database,
  { name, email, role }: { name: string; email: string; role: StaffRole },
): Promise<{ userId: string; url: string }> {
  const fresh = randomUUID();
  await transaction
    .insert(users)
    .values({ id: fresh, name, email })
    .onConflictDoNothing({ target: users.email });
  const [account] = await transaction.select().from(users).where(eq(users.email, email)).for('update');
  if (!account) throw new Failure('UNAVAILABLE');
  if (await hasBuyersRows(transaction, account.id)) {
    throw new Failure('NOT_ALLOWED', {
      message:
        'This address belongs to a buyer with documents or a journey of their own, and staff cannot be buyers. Use another address.',
    });
  }
  if ((await transaction.$count(accountDeletions, eq(accountDeletions.userId, account.id))) > 0) {
    throw new Failure('NOT_ALLOWED', {
      message:
        'The account of this address is being deleted, as its owner asked. Nothing was changed; use another address.',
    });
  }
  const stored = await transaction
    .insert(staffMembers)
    .values({ userId: account.id, role, addedAt: context.now() })
    .onConflictDoNothing()
    .returning();
  if (stored.length === 0) {
    throw new Failure('NOT_ALLOWED', {
      message: 'There is a member with this address already. Nothing was changed.',
    });
  }
  if (account.emailVerified)
    return { userId: account.id, url: `${context.baseUrl}/login?next=${encodeURIComponent(CONSOLE)}` };
  // Whoever signed up with this address and never confirmed it chose a name and a password, and neither counts.
  await transaction.delete(accounts).where(eq(accounts.userId, account.id));
  await transaction.update(users).set({ name }).where(eq(users.id, account.id));
  return { userId: account.id, url: await writeInvitationLink(context, transaction, account.id) };
}

/**
 * Sends a member a new link, and ends those before. PROOF_NEEDED; NOT_FOUND for nobody, NOT_ALLOWED for whoever has come in already or is
 * suspended, RATE_LIMITED for an address that was written to too often.
 */
export async function inviteMemberAgain(
  context: MembersContext,
  actor: StaffActor,
  id: string,
): Promise<void> {
  await requireActorProof(context.database.db, actor);
  const { email } = await requireInvited(context.database.db, id);
  await context.limits.spend('mail-address', email);
  await context.database.transact(async (transaction) => {
    // They may have come in since.
    const member = await requireInvited(transaction, id);
    await forgetTokens(transaction, id, ['password-reset']);
    const url = await writeInvitationLink(context, transaction, id);
    await context.post(staffInvitationLetter.write(member.email, { by: actor.name, url }), transaction);
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
  if (member.hasComeIn)
    throw new Failure('NOT_ALLOWED', {
      message:
        'They have followed their invitation already. “Forgot password” leads them in again; nothing was sent.',
    });
  if (member.suspendedAt !== null)
    throw new Failure('NOT_ALLOWED', {
      message: 'They are suspended. Let them back in first; nothing was sent.',
    });
  return { email: member.email };
}

function writeInvitationLink(
  context: Pick<MembersContext, 'baseUrl'>,
  transaction: Database,
  userId: string,
): Promise<string> {
  return writeResetLink(context, transaction, userId, { minutes: INVITATION_DAYS * 24 * 60, next: CONSOLE });
}
