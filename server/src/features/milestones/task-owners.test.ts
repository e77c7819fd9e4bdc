import { randomUUID } from 'node:crypto';
import type { TaskOwners } from '@porchlight/domain/milestones/milestones.contract.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase, loadPurchase, signInHelper } from '@porchlight/testing/people/test-people.ts';
import { describe, expect, it } from 'vitest';

let app: TestApp;
useSharedApp((shared) => {
  app = shared;
});

const TASK = 'list-must-haves';
const give = (buyer: TestBuyer, personId: string | null, taskId = TASK, slug = 'interest') =>
  buyer.call('PUT', `/api/milestones/${slug}/tasks/${taskId}/owner`, { personId });
const read = async (buyer: TestBuyer) =>
  (await buyer.call('GET', '/api/milestones/interest/owners')).body as unknown as TaskOwners;
const findPerson = async (buyer: TestBuyer, isYou: boolean) =>
  (await loadPurchase(buyer)).people.find((person) => person.isYou === isYou)?.id ?? '';

async function createCouple() {
  const [jordan, priya] = [await createBuyer(app, 'Jordan Rivera'), await createBuyer(app, 'Priya Shah')];
  await joinPurchase(app, jordan, priya);
  return { jordan, priya };
}

describe('who takes a task', () => {
  it('is one of the people, as both buyers see it, and can be given back', async () => {
    const { jordan, priya } = await createCouple();
    expect(await read(jordan)).toMatchObject({
      people: [
        { name: 'Jordan Rivera', role: 'buyer', isYou: true },
        { name: 'Priya Shah', role: 'co-buyer', isYou: false },
      ],
      owners: [],
    });
    const partner = await findPerson(jordan, false);
    expect((await give(jordan, partner)).status).toBe(200);
    expect((await read(priya)).owners).toEqual([{ taskId: TASK, personId: partner }]);
    const own = await findPerson(jordan, true);
    await give(priya, own);
    expect((await read(jordan)).owners).toEqual([{ taskId: TASK, personId: own }]);
    await give(priya, null);
    expect((await read(jordan)).owners).toEqual([]);
  });

  it('is a buyer of this purchase alone, for a task that there is', async () => {
    const [buyer, stranger] = [await createBuyer(app), await createBuyer(app)];
    const own = await findPerson(buyer, true);
    expect((await give(stranger, own)).status).toBe(404);
    expect((await give(buyer, randomUUID())).status).toBe(404);
    expect((await give(buyer, own, 'no-such-task')).status).toBe(404);
    expect((await give(buyer, own, TASK, 'nowhere')).status).toBe(400);
    expect((await give(new TestBuyer(app), own)).status).toBe(401);
    await give(buyer, own);
    expect((await read(stranger)).owners).toEqual([]);
  });

  it('ends with a helper who is removed, and with a buyer who leaves or whose purchase is joined to another', async () => {
    const { jordan, priya } = await createCouple();
    const agent = await signInHelper(app, jordan, new TestBuyer(app));
    await give(priya, agent);
    expect((await read(jordan)).owners).toHaveLength(1);
    await jordan.call('DELETE', `/api/purchase/people/${agent}`);
    expect((await read(jordan)).owners).toEqual([]);

    await give(jordan, await findPerson(jordan, false));
    await give(jordan, await findPerson(jordan, true), 'count-savings');
    await priya.call('POST', '/api/purchase/leave', {});
    expect((await read(jordan)).owners.map(({ taskId }) => taskId)).toEqual(['count-savings']);
    expect((await read(priya)).owners).toEqual([]);

    const theo = await createBuyer(app, 'Theo Park');
    await give(theo, await findPerson(theo, true));
    await joinPurchase(app, jordan, theo);
    expect((await read(theo)).owners.map(({ taskId }) => taskId)).toEqual(['count-savings']);
  });
});
