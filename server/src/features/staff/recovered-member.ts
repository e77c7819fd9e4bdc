import type { StaffRole } from '@porchlight/domain/kernel/staff-roles.ts';
import { eq } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import { announceChange } from '../../platform/events/changes.ts';
import { accounts, sessions, users } from '../accounts/accounts.table.ts';
import { passkeys, recoveryCodes, secondFactors } from '../accounts/credentials/sign-in-methods.table.ts';
import { forgetTokens } from '../accounts/one-use-tokens.ts';
import { staffMembers } from '../accounts/staff-members.table.ts';
import { requireAnAdmin } from './admins.ts';
import { createInvitationLink } from './member-invitations.service.ts';
import type { MembersContext } from './members.service.ts';
import { recordStaffAction } from './staff-actions.service.ts';

/**
 * Lets a member back in who has lost access, from the command line: every sign-in method, session and suspension ends, and the returned
 * link sets a new password. The role stays unless another is given. NOT_FOUND for an address without a member; LAST_ADMIN where the role
 * would leave no admin.
 */
export async function recoverMember(
  context: Pick<MembersContext, 'database' | 'baseUrl'>,
  { email, role }: { email: string; role: StaffRole | undefined },
): Promise<{ name: string; role: StaffRole; url: string }> {
  return context.database.transact(async (transaction) => {
    const [member] = await transaction
      .select({ id: users.id, name: users.name, role: staffMembers.role })
      .from(staffMembers)
      .innerJoin(users, eq(users.id, staffMembers.userId))
      .where(eq(users.email, email))
      .for('update');
    if (!member) {
      throw new Failure('NOT_FOUND', { reason: 'staff.no-such-member' });
    }
    const { id, name } = member;
    const given = role ?? member.role;
    if (given !== 'admin') await requireAnAdmin(transaction, id);
    await transaction
      .update(staffMembers)
      .set({ role: given, suspendedAt: null })
      .where(eq(staffMembers.userId, id));
    for (const table of [accounts, passkeys, secondFactors, recoveryCodes])
      await transaction.delete(table).where(eq(table.userId, id));
    // Before the sessions: a sign-in that has just spent its token is waited for, so that the session it opens is there to be ended.
    await forgetTokens(transaction, id, ['password-reset', 'confirm-address', 'second-factor']);
    await transaction.delete(sessions).where(eq(sessions.userId, id));
    await announceChange(transaction, { topic: 'sessions', userId: id });
    await recordStaffAction(
      transaction,
      { userId: id, sessionId: '', name: 'npm run staff:recover', email, role: given },
      { action: 'members.recovered', subject: { kind: 'member', id }, detail: { role: given } },
    );
    return { name, role: given, url: await createInvitationLink(context, transaction, id) };
  });
}
