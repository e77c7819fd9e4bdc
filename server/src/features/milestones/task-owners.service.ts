import type { MilestoneSlug } from '@porchlight/domain/kernel/milestone-slugs.ts';
import { purchaseRoles } from '@porchlight/domain/kernel/purchases/purchases.ts';
import type { TaskOwners } from '@porchlight/domain/milestones/milestones.contract.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { findText } from '../journey/milestone-texts.ts';
import { announceToBuyers, lockPurchase, ofPurchase, purchaseOf } from '../purchases/membership.ts';
import { purchasePeople } from '../purchases/purchases.table.ts';
import { findMilestone } from './milestone-progress.ts';
import type { MilestonesContext } from './milestones.service.ts';
import { taskOwnerEnum } from './milestones.table.ts';

/** Who can take the tasks of a milestone, and who takes which. */
export function listTaskOwners(context: MilestonesContext, userId: string, slug: MilestoneSlug) {
  return readTaskOwners(context.database.db, userId, slug);
}

/** Gives a task to one person of the purchase, or back to the buyers. */
export async function setTaskOwner(
  context: MilestonesContext,
  userId: string,
  { slug, taskId, personId }: { slug: MilestoneSlug; taskId: string; personId: string | null },
): Promise<TaskOwners> {
  if (!findText(slug).tasks.some(({ id }) => id === taskId))
    throw new Failure('NOT_FOUND', { reason: 'milestones.no-such-task' });
  const milestoneId = findMilestone(slug).id;
  return context.database.transact(async (transaction) => {
    // A person who is removed meanwhile takes nothing.
    await lockPurchase(transaction, 'people', userId);
    await transaction
      .delete(taskOwnerEnum)
      .where(
        and(
          ofPurchase(taskOwnerEnum.purchaseId, userId),
          eq(taskOwnerEnum.milestoneId, milestoneId),
          eq(taskOwnerEnum.taskId, taskId),
        ),
      );
    if (personId !== null) {
      const people = await listPeople(transaction, userId);
      if (!people.some(({ id }) => id === personId)) throw new Failure('NOT_FOUND');
      await transaction
        .insert(taskOwnerEnum)
        .values({ purchaseId: purchaseOf(userId), milestoneId, taskId, personId });
    }
    await announceToBuyers(transaction, { topic: 'milestones', userId });
    return readTaskOwners(transaction, userId, slug);
  });
}

async function readTaskOwners(db: Database, userId: string, slug: MilestoneSlug): Promise<TaskOwners> {
  const people = await listPeople(db, userId);
  const owners = await db
    .select({ taskId: taskOwnerEnum.taskId, personId: taskOwnerEnum.personId })
    .from(taskOwnerEnum)
    .where(
      and(
        ofPurchase(taskOwnerEnum.purchaseId, userId),
        eq(taskOwnerEnum.milestoneId, findMilestone(slug).id),
      ),
    );
  return {
    people: people.map((person) => ({
      id: person.id,
      name: person.accountName ?? person.name,
      role: person.role,
      isYou: person.userId === userId,
    })),
    owners: owners.filter(({ personId }) => people.some(({ id }) => id === personId)),
  };
}

/** Those who are invited or active, the buyers first. */
async function listPeople(db: Database, userId: string) {
  const people = await db
    .select({
      id: purchasePeople.id,
      userId: purchasePeople.userId,
      name: purchasePeople.name,
      accountName: users.name,
      role: purchasePeople.role,
    })
    .from(purchasePeople)
    .leftJoin(users, eq(users.id, purchasePeople.userId))
    .where(
      and(
        ofPurchase(purchasePeople.purchaseId, userId),
        inArray(purchasePeople.state, ['invited', 'active']),
      ),
    )
    .orderBy(asc(purchasePeople.since), purchasePeople.id);
  return people.sort((one, other) => purchaseRoles.indexOf(one.role) - purchaseRoles.indexOf(other.role));
}
