import type { StaffRole } from '@porchlight/domain/kernel/staff-roles.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { Failure } from '../../../platform/http/failure.ts';
import { staffMembers } from '../accounts/staff-members.table.ts';
import { makeMember } from './member-invitations.service.ts';
import type { MembersContext } from './members.service.ts';
import { recordStaffAction } from './staff-actions.service.ts';

/**
 * Makes a member from the command line, whoever holds the machine. While there is no admin the role is admin, and nothing else
 * will do; later it is agent unless said otherwise.
 */
export async function createFirstMember(
  context: Pick<MembersContext, 'database' | 'baseUrl' | 'findBuyersRows' | 'now'>,
  { role, ...asked }: { name: string; email: string; role: StaffRole | undefined; closesJourney: boolean },
): Promise<{ role: StaffRole; url: string }> {
  return context.database.transact(async (transaction) => {
    const isAdmin = and(eq(staffMembers.role, 'admin'), isNull(staffMembers.suspendedAt));
    const isFirst = (await transaction.$count(staffMembers, isAdmin)) === 0;
    const given = role ?? (isFirst ? 'admin' : 'agent');
    if (isFirst && given !== 'admin') {
      throw new Failure('NOT_ALLOWED', { reason: 'staff.first-is-admin' });
    }
    const { userId, url, hadJourney } = await makeMember(context, transaction, { ...asked, role: given });
    await recordStaffAction(
      transaction,
      { userId, sessionId: '', name: 'npm run staff:create', email: asked.email, role: given },
      {
        action: 'members.created',
        subject: { kind: 'member', id: userId },
        detail: { role: given, ...(hadJourney ? { hadJourney } : {}) },
      },
    );
    return { role: given, url };
  });
}
