import { randomUUID } from 'node:crypto';
import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import { tickedBecause } from '@porchlight/content/en/milestones-proved.ts';
import type { Journey, MilestoneWorkspace } from '@porchlight/domain/milestones/milestones.contract.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import { type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { joinPurchase } from '@porchlight/testing/people/test-people.ts';
import { describe, expect, it } from 'vitest';
import { createAcceptedHome } from '../homes/sample-home.ts';

let app: TestApp;
useSharedApp((shared) => {
  app = shared;
});

const setFact = (who: TestBuyer, fact: string, value: unknown) =>
  who.call('PUT', `/api/plan/facts/${fact}`, { id: randomUUID(), value });
const readJourney = async (who: TestBuyer) =>
  (await who.call('GET', '/api/milestones')).body as unknown as Journey;
const readTask = async (who: TestBuyer, slug: string, taskId: string) => {
  const { tasks } = (await who.call('GET', `/api/milestones/${slug}`)).body as unknown as MilestoneWorkspace;
  return tasks.find(({ id }) => id === taskId);
};
const setTask = (who: TestBuyer, slug: string, taskId: string, status: string) =>
  who.call('PUT', `/api/milestones/${slug}/tasks/${taskId}`, { status });

const INCOME = 'write-down-income-and-debts';
const income = tickedBecause['income-and-debts'];

/** What the plan has of an income: enough to tick a task. */
async function enterIncome(who: TestBuyer): Promise<void> {
  await setFact(who, 'incomeWages', { cents: 9_600_000, per: 'year' });
  await setFact(who, 'monthlyDebts', 30_000);
}

describe('a task that a fact proves', () => {
  it('is ticked for both buyers, with its reason, and stays unticked once either has opened it again', async () => {
    const [jordan, priya] = [await createBuyer(app), await createBuyer(app)];
    await joinPurchase(app, jordan, priya);
    expect(await readTask(jordan, 'interest', INCOME)).toMatchObject({ status: 'to-do', because: null });
    await enterIncome(jordan);
    for (const who of [priya, jordan]) {
      expect(await readTask(who, 'interest', INCOME)).toMatchObject({ status: 'done', because: income });
      const { proved } = await readJourney(who);
      expect(proved.map(({ slug, because }) => [slug, because])).toEqual([
        ['interest', tickedBecause['co-buyer']],
        ['interest', income],
      ]);
    }
    expect((await setTask(priya, 'interest', INCOME, 'to-do')).status).toBe(200);
    await setFact(jordan, 'monthlyDebts', 40_000);
    for (const who of [jordan, priya])
      expect(await readTask(who, 'interest', INCOME)).toMatchObject({ status: 'to-do', because: null });
    await setTask(jordan, 'interest', INCOME, 'done');
    expect(await readTask(priya, 'interest', INCOME)).toMatchObject({ status: 'done', because: null });
  });

  it('is when to move and whom to agree with, by two of the six first questions', async () => {
    const buyer = await createBuyer(app);
    await setFact(buyer, 'timeline', '3-6months');
    await setFact(buyer, 'people', 1);
    expect(await readTask(buyer, 'interest', 'choose-target-month')).toMatchObject({
      ...{ status: 'done', because: tickedBecause.timeline },
    });
    expect(await readTask(buyer, 'interest', 'agree-with-co-buyer')).toMatchObject({
      ...{ status: 'done', because: tickedBecause['buys-alone'] },
    });
  });

  it('is of that purchase alone, and of no visitor', async () => {
    const [buyer, stranger] = [await createBuyer(app), await createBuyer(app)];
    await enterIncome(buyer);
    await readJourney(buyer);
    expect((await readJourney(stranger)).proved).toEqual([]);
    expect((await new TestBuyer(app).call('GET', '/api/milestones')).status).toBe(401);
    expect((await new TestBuyer(app).call('GET', '/api/milestones/interest')).status).toBe(401);
  });

  it('keeps what the buyer answered, also that it is not needed', async () => {
    const [jordan, priya] = [await createBuyer(app), await createBuyer(app)];
    await setTask(jordan, 'interest', 'agree-with-co-buyer', 'not-needed');
    await joinPurchase(app, jordan, priya);
    expect(await readTask(jordan, 'interest', 'agree-with-co-buyer')).toMatchObject({
      ...{ status: 'not-needed', because: null },
    });
  });

  it('stays open while its milestone is locked, and is ticked once it opens', async () => {
    const buyer = await createBuyer(app);
    const home = await createAcceptedHome(buyer);
    const locked = await buyer.call('GET', '/api/milestones/offer');
    expect(locked.body.code).toBe('MILESTONE_LOCKED');
    expect((await readJourney(buyer)).proved).toEqual([]);
    await buyer.call('POST', '/api/beta-access');
    const { proved } = await readJourney(buyer);
    expect(proved.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['submit-offer', 'answer-counteroffers']),
    );
    expect(home).toBeTruthy();
  });

  it('completes its milestone as by hand, with the notification', async () => {
    const buyer = await createBuyer(app);
    const tasks = milestoneTexts.find(({ slug }) => slug === 'interest')?.tasks ?? [];
    for (const { id } of tasks) if (id !== INCOME) await setTask(buyer, 'interest', id, 'done');
    await enterIncome(buyer);
    const journey = await readJourney(buyer);
    expect(journey.percent).toBe(10);
    expect(journey.milestones[0]?.isCompleted).toBe(true);
    const rows = await app.query(
      `select subject from notifications where kind = 'milestone-completed' and user_id = (select id from users where email = $1)`,
      [buyer.email],
    );
    expect(rows).toEqual([{ subject: 'interest' }]);
  });

  it('is ticked once where both buyers read at the same time', async () => {
    const [jordan, priya] = [await createBuyer(app), await createBuyer(app)];
    await joinPurchase(app, jordan, priya);
    await enterIncome(jordan);
    const read = await Promise.all([jordan, priya, jordan, priya].map(readJourney));
    for (const { proved } of read) expect(proved.map(({ because }) => because)).toContain(income);
  });
});

describe('the facts of the rooms', () => {
  it('are read where they are stored', async () => {
    const buyer = await createBuyer(app);
    await buyer.call('POST', '/api/beta-access');
    await buyer.call('PUT', '/api/milestones/place', { place: 'closing-soon' });
    const today = new Date().toISOString().slice(0, 10);
    await buyer.call('PUT', '/api/milestones/interest/dates/move-in-goal', { date: '2099-05-01' });
    await buyer.call('PUT', '/api/dates/intent-to-proceed-given', { day: today });
    await setFact(buyer, 'savings', 6_000_000);
    await setFact(buyer, 'downPayment', 4_000_000);
    await setFact(buyer, 'lockUntil', '2099-01-15');
    const { proved } = await waitFor('the facts', async () => {
      const journey = await readJourney(buyer);
      return journey.proved.length >= 4 ? journey : undefined;
    });
    expect(proved.map(({ id }) => id)).toEqual([
      'choose-target-month',
      'count-savings',
      'state-intent-to-proceed',
      'lock-rate',
    ]);
  });
});
