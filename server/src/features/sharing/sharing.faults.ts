import { randomUUID } from 'node:crypto';
import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';
import type { FaultWorld } from '@porchlight/testing/faults/fault-world.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { invite, joinPurchase, loadPurchase, signInHelper } from '@porchlight/testing/people/test-people.ts';

const newAddress = () => `helper-${randomUUID()}@example.com`;

/** Leaves the buyer without helpers: a purchase has room for few. */
async function clearHelpers({ query }: FaultWorld): Promise<void> {
  await query("delete from purchase_people where role not in ('buyer', 'co-buyer') or state = 'invited'");
}

async function inviteHelper(world: FaultWorld) {
  await clearHelpers(world);
  const email = newAddress();
  const token = await invite(world.app, world.buyer, { email });
  const person = (await loadPurchase(world.buyer)).people.find(({ state }) => state === 'invited');
  return { email, token, id: person?.id ?? '', grant: person?.grants[0]?.id ?? '' };
}

async function openHelper(world: FaultWorld) {
  await clearHelpers(world);
  const helper = new TestBuyer(world.app);
  const personId = await signInHelper(world.app, world.buyer, helper);
  return { helper, personId };
}

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'sharing.change': {
    async prepare({ buyer, query }) {
      await query("update purchases set nickname = '', closing_day = null");
      return { who: buyer, body: { nickname: 'The blue house', closingDay: '2099-05-01' } };
    },
  },
  'sharing.invite': {
    async prepare(world) {
      await clearHelpers(world);
      return { who: world.buyer, body: { name: 'Ana Gomez', email: newAddress(), role: 'agent' } };
    },
  },
  'sharing.inviteAgain': {
    async prepare(world) {
      const { id, email } = await inviteHelper(world);
      return { who: world.buyer, parameters: { id }, body: { email } };
    },
  },
  'sharing.remove': {
    prepare: async (world) => ({ who: world.buyer, parameters: { id: (await inviteHelper(world)).id } }),
    answersAgain: ['NOT_FOUND'],
  },
  'sharing.grant': {
    async prepare(world) {
      const { id } = await inviteHelper(world);
      return { who: world.buyer, parameters: { id }, body: { what: 'documents' } };
    },
  },
  'sharing.withdraw': {
    prepare: async (world) => ({ who: world.buyer, parameters: { id: (await inviteHelper(world)).grant } }),
    answersAgain: ['NOT_FOUND'],
  },
  'sharing.accept': {
    async prepare({ app }) {
      const [jordan, priya] = [await createBuyer(app), await createBuyer(app)];
      const token = await invite(app, jordan, { email: priya.email, role: 'co-buyer' });
      return { who: priya, body: { token } };
    },
  },
  'sharing.joinWithNewAccount': {
    async prepare({ app }) {
      const [jordan, who] = [await createBuyer(app), new TestBuyer(app)];
      const token = await invite(app, jordan, { email: who.email, role: 'co-buyer' });
      return { who, body: { token, name: 'Priya', email: who.email } };
    },
    answersAgain: ['LINK_EXPIRED'],
  },
  'sharing.leave': {
    async prepare({ app }) {
      const [jordan, priya] = [await createBuyer(app), await createBuyer(app)];
      await joinPurchase(app, jordan, priya);
      await jordan.call('PUT', '/api/milestones/interest/tasks/list-must-haves', { status: 'done' });
      return { who: priya };
    },
  },
  'sharing.askForLink': {
    async prepare(world) {
      const { helper } = await openHelper(world);
      return { who: new TestBuyer(world.app), body: { email: helper.email } };
    },
    happensAgain: 'each asking mails a new link',
  },
  'sharing.signIn': {
    async prepare(world) {
      const { token } = await inviteHelper(world);
      return { who: new TestBuyer(world.app), body: { token } };
    },
    answersAgain: ['LINK_EXPIRED'],
  },
  'sharing.leaveShared': {
    async prepare(world) {
      const { helper, personId } = await openHelper(world);
      return { who: helper, parameters: { personId } };
    },
    answersAgain: ['NOT_FOUND'],
  },
  'sharing.signOut': {
    prepare: async (world) => ({ who: (await openHelper(world)).helper }),
    answersAgain: ['NOT_SIGNED_IN'],
  },
};

export const withoutRecipe = {
  'sharing.getInvitation': 'reads whom an invitation is from',
};
