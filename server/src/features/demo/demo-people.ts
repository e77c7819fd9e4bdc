import { randomUUID } from 'node:crypto';
import type { PurchaseRole } from '@porchlight/domain/kernel/purchases/purchases.ts';
import { demoPlan } from '@porchlight/domain/plan/demo-plan.ts';
import type { Fact } from '@porchlight/domain/plan/plan-facts.ts';
import { saveMilestoneNote } from '../milestones/milestone-notes.service.ts';
import { setTaskOwner } from '../milestones/task-owners.service.ts';
import { setFact } from '../plan/plan.service.ts';
import { hashAddress } from '../purchases/helper-sessions.ts';
import { ofPurchase } from '../purchases/membership.ts';
import { purchases } from '../purchases/purchases.table.ts';
import { giveGrant } from '../sharing/grants.service.ts';
import { signInHelper } from '../sharing/helpers.service.ts';
import { acceptInvitation } from '../sharing/joining.service.ts';
import { invite } from '../sharing/people.service.ts';
import { loadSharedDates, loadSharedProgress } from '../sharing/shared-journey.ts';
import { loadSharedPlan } from '../sharing/shared-plan.ts';
import type { Buyer, SharingContext } from '../sharing/sharing-context.ts';
import { DEMO_NICKNAME, getClosingDay, makeHome } from './demo-home.ts';

/** The agent of the demonstration, who gets a link at /shared, to be read at /dev/mail. */
export const demoAgent = { name: 'Ana Gomez', email: 'agent@example.com' };

/** Makes two accounts buy together, with an agent who has looked already and a friend who is invited. */
export async function makeCouple(context: SharingContext, buyer: Buyer, coBuyer: Buyer): Promise<void> {
  const { db } = context.database;
  const { token } = await inviteOne(context, buyer, { ...coBuyer, role: 'co-buyer' });
  await acceptInvitation(context, coBuyer, token);
  await db.update(purchases).set({ nickname: DEMO_NICKNAME }).where(ofPurchase(purchases.id, buyer.userId));
  await enterPlan(context, buyer, coBuyer);
  await makeHome(context, buyer.userId);

  const agent = await inviteOne(context, buyer, { ...demoAgent, role: 'agent' });
  await signInHelper(context, 'demo', agent.token);
  const documentKind = 'offer.purchase-contract';
  await giveGrant(context, buyer, { id: agent.id, what: 'documents', documentKind });
  await giveGrant(context, coBuyer, { id: agent.id, what: 'offers' });
  const helper = { addressHash: hashAddress(demoAgent.email) };
  await loadSharedProgress(context, helper, agent.id);
  await loadSharedDates(context, helper, agent.id);
  await loadSharedPlan(context, helper, agent.id);
  await inviteOne(context, buyer, { name: 'Rosa Shah', email: 'rosa@example.com', role: 'helper' });

  await setTaskOwner(context, buyer.userId, {
    slug: 'loan-application',
    taskId: 'book-home-inspection',
    personId: agent.id,
  });
  const notes = [
    ['The seller leaves the washer and dryer. It is in the contract, page 4.', false],
    ['Ask my sister what she paid for movers.', true],
  ] as const;
  for (const [text, isPrivate] of notes)
    await saveMilestoneNote(context, coBuyer.userId, {
      slug: 'loan-application',
      noteId: randomUUID(),
      text,
      createdAt: context.now().toISOString(),
      isPrivate,
    });
}

/** The buyer enters the home and the loan, the co-buyer the rest. */
async function enterPlan(context: SharingContext, buyer: Buyer, coBuyer: Buyer): Promise<void> {
  const facts = { ...demoPlan, closingDay: getClosingDay(context.now()) };
  const ofCoBuyer: readonly string[] = ['monthlyDebts', 'savings', 'creditScore', 'offers'];
  for (const [fact, value] of Object.entries(facts)) {
    const { userId } = ofCoBuyer.includes(fact) ? coBuyer : buyer;
    await setFact(context, userId, { id: randomUUID(), fact: fact as Fact, value });
  }
}

/** Invites as the page does, and keeps the email's token instead of mailing it. */
async function inviteOne(
  context: SharingContext,
  buyer: Buyer,
  { name, email, role }: { name: string; email: string; role: PurchaseRole },
): Promise<{ token: string; id: string }> {
  let token = '';
  const { people } = await invite(
    {
      ...context,
      post: async ({ parts: { action } }) => {
        token = new URL(action?.url ?? '').searchParams.get('token') ?? '';
      },
    },
    buyer,
    { name, email, role },
  );
  return { token, id: people.find((person) => person.name === name)?.id ?? '' };
}
