import { randomUUID } from 'node:crypto';
import { sampleNames, sampleNote } from '@porchlight/content/en/guests.ts';
import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { demoPlan } from '@porchlight/domain/plan/demo-plan.ts';
import type { Fact, Facts } from '@porchlight/domain/plan/plan-facts.ts';
import type { AccountsContext } from '../accounts/accounts-context.ts';
import { lockClosingDay } from '../date-store/lock-closing-day.ts';
import { setClosingDay } from '../date-store/set-closing-day.ts';
import { getClosingDay, makeHome } from '../demo/demo-home.ts';
import { completedMilestones } from '../journey/journey.table.ts';
import { milestoneNotes, milestoneTasks } from '../milestones/milestones.table.ts';
import { planFacts } from '../plan/plan.table.ts';
import { ofPurchase, purchaseOf } from '../purchases/membership.ts';
import { purchases } from '../purchases/purchases.table.ts';

/** The loan and the home are those of the sample's Loan Estimate; the household is that of the demonstration. */
const { offers: _, ...household } = demoPlan;
const plan = {
  ...household,
  place: { state: 'OH', county: 'Montgomery' },
  ...{ price: 41_800_000, downPayment: 5_016_000, deposit: 500_000 },
  ...{ ratePercent: '7', pointsPercent: '0', lender: 'Union Home Lending' },
} satisfies Facts;
const ADDRESS = '856 Maple Avenue, Dayton, OH 45402';

/** The story's purchase is under contract: what comes before is done, and of the loan application the first half. */
const DONE = 5;

/**
 * Tells a guest's purchase as one story: the plan, the home with an offer, a counteroffer and its acceptance, the days of the contract, and
 * the milestones that are behind them. `database` is the transaction that stores the guest; what is many rows is stored at once.
 */
export async function storeSamplePurchase(
  { database, now }: Pick<AccountsContext, 'database' | 'now'>,
  userId: string,
): Promise<void> {
  const { db } = database;
  const at = now();
  const closingDay = getClosingDay(at);
  const own = { userId, purchaseId: purchaseOf(userId) };
  const { state: propertyState, county } = plan.place;
  await db
    .update(purchases)
    .set({ nickname: sampleNames.purchase, propertyState, county })
    .where(ofPurchase(purchases.id, userId));
  const facts = Object.entries({ ...plan, closingDay }).map(([fact, value]) => ({
    ...{ ...own, id: randomUUID(), fact: fact as Fact, value, source: 'typed' as const, at },
  }));
  await db.insert(planFacts).values(facts);
  await lockClosingDay(db, userId);
  await setClosingDay(db, { userId, day: closingDay, now: at, isDate: true });
  await makeHome({ database, now }, userId, { address: ADDRESS, plan });
  const done = milestones.slice(0, DONE).map(({ id }) => ({ ...own, milestoneId: id, completedAt: at }));
  await db.insert(completedMilestones).values(done);
  const tasks = milestones.slice(0, DONE + 1).flatMap(({ id, slug }) => {
    const all = milestoneTexts.find((text) => text.slug === slug)?.tasks ?? [];
    const settled = id <= DONE ? all : all.slice(0, Math.ceil(all.length / 2));
    return settled.map((task) => ({
      ...{ ...own, milestoneId: id, taskId: task.id, status: 'done' as const, updatedAt: at },
    }));
  });
  await db.insert(milestoneTasks).values(tasks);
  await db.insert(milestoneNotes).values({
    ...{ ...own, id: randomUUID(), milestoneId: DONE + 1, text: sampleNote },
    ...{ createdAt: at, updatedAt: at },
  });
}
