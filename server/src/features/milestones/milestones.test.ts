import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import type { Journey, MilestoneWorkspace } from '@porchlight/domain/milestones/milestones.contract.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { describe, expect, it } from 'vitest';

let app: TestApp;
useSharedApp((shared) => {
  app = shared;
});

const PDF = new TextEncoder().encode('%PDF-1.7\nsample');
const textOf = (slug: string) => {
  const text = milestoneTexts.find((candidate) => candidate.slug === slug);
  if (!text) throw new Error(`no text for ${slug}`);
  return text;
};

async function readJourney(buyer: TestBuyer): Promise<Journey> {
  return (await buyer.call('GET', '/api/milestones')).body as unknown as Journey;
}

function setTask(buyer: TestBuyer, slug: string, taskId: string, status = 'done') {
  return buyer.call('PUT', `/api/milestones/${slug}/tasks/${taskId}`, { status });
}

async function finish(buyer: TestBuyer, slug: string): Promise<void> {
  for (const document of textOf(slug).documentRequests) {
    const query = new URLSearchParams({ name: 'paper.pdf', documentRequest: document.key });
    expect((await buyer.call('POST', `/api/documents?${query}`, PDF)).status).toBe(201);
  }
  for (const task of textOf(slug).tasks) expect((await setTask(buyer, slug, task.id)).status).toBe(200);
}

describe('a new buyer', () => {
  it('sees ten milestones with the docs-due counts of the specification (section 3), three of them open', async () => {
    const journey = await readJourney(await createBuyer(app));
    expect(journey.percent).toBe(0);
    expect(journey.milestones.map((card) => card.docsDue)).toEqual([0, 2, 3, 0, 1, 4, 2, 0, 1, 0]);
    expect(journey.milestones.filter((card) => card.isAvailable).map((card) => card.id)).toEqual([1, 2, 3]);
    expect(journey.milestones.every((card) => card.progress === 0 && !card.isCompleted)).toBe(true);
  });

  it('cannot open or change a locked milestone, and learns what would unlock it', async () => {
    const buyer = await createBuyer(app);
    const [task] = textOf('home-search').tasks;
    for (const reply of [
      await buyer.call('GET', '/api/milestones/home-search'),
      await setTask(buyer, 'home-search', task?.id ?? ''),
    ]) {
      expect([reply.status, reply.body.code]).toEqual([403, 'MILESTONE_LOCKED']);
      expect(reply.body.message).toContain('beta');
    }
    await buyer.call('POST', '/api/beta-access');
    const reply = await buyer.call('GET', '/api/milestones/home-search');
    expect(reply.body.message).toContain('one before it');
  });
});

describe('working through a milestone', () => {
  it('completes it with the last task, raises the percent and keeps both', async () => {
    const buyer = await createBuyer(app);
    await finish(buyer, 'interest');
    const journey = await readJourney(buyer);
    expect(journey.percent).toBe(10);
    expect(journey.milestones[0]).toMatchObject({ isCompleted: true, progress: 100 });
    const [first] = textOf('interest').tasks;
    const reopened = await setTask(buyer, 'interest', first?.id ?? '', 'to-do');
    expect((reopened.body as unknown as MilestoneWorkspace).card).toMatchObject({
      isCompleted: true,
      progress: 100,
    });
  });

  it('completes it with the last document', async () => {
    const buyer = await createBuyer(app);
    for (const task of textOf('pre-app').tasks) await setTask(buyer, 'pre-app', task.id);
    expect((await readJourney(buyer)).percent).toBe(0);
    await finish(buyer, 'pre-app');
    const journey = await readJourney(buyer);
    expect(journey.milestones[1]).toMatchObject({ isCompleted: true, docsDue: 0 });
  });

  it('lets docs due fall with an upload and rise again with its deletion', async () => {
    const buyer = await createBuyer(app);
    const [due] = textOf('pre-app').documentRequests;
    const query = new URLSearchParams({ name: 'license.pdf', documentRequest: due?.key ?? '' });
    const { body } = await buyer.call('POST', `/api/documents?${query}`, PDF);
    expect((await readJourney(buyer)).milestones[1]?.docsDue).toBe(1);
    const workspace = (await buyer.call('GET', '/api/milestones/pre-app'))
      .body as unknown as MilestoneWorkspace;
    expect(workspace.documentRequests.find((document) => document.key === due?.key)?.document).toMatchObject({
      id: body.id,
      name: 'license.pdf',
      review: { state: 'waiting' },
    });
    await buyer.call('DELETE', `/api/documents/${body.id}`);
    expect((await readJourney(buyer)).milestones[1]?.docsDue).toBe(2);
  });

  it('unlocks the next one above the gate once beta access is on', async () => {
    const buyer = await createBuyer(app);
    await finish(buyer, 'pre-approval');
    expect((await readJourney(buyer)).milestones[3]?.lock).toBe('beta-access');
    expect((await buyer.call('POST', '/api/beta-access')).body).toMatchObject({ betaAccess: true });
    expect((await buyer.call('POST', '/api/beta-access')).body).toMatchObject({ betaAccess: true });
    expect((await readJourney(buyer)).milestones[3]?.isAvailable).toBe(true);
  });

  it('completes once when two windows settle the last two things at the same moment', async () => {
    const buyer = await createBuyer(app);
    const tasks = textOf('interest').tasks;
    const [last, ...rest] = [...tasks].reverse();
    const [previous, ...others] = rest;
    for (const task of others) await setTask(buyer, 'interest', task.id);
    const replies = await Promise.all([
      setTask(buyer, 'interest', last?.id ?? ''),
      setTask(buyer, 'interest', previous?.id ?? ''),
    ]);
    expect(replies.map((reply) => reply.status)).toEqual([200, 200]);
    expect((await readJourney(buyer)).percent).toBe(10);
  });

  it('is the buyer’s own: another buyer’s tick changes nothing here', async () => {
    const [mine, theirs] = [await createBuyer(app), await createBuyer(app)];
    const [task] = textOf('interest').tasks;
    await setTask(theirs, 'interest', task?.id ?? '');
    expect((await readJourney(mine)).milestones[0]?.progress).toBe(0);
  });

  it.each([
    ['a task that does not exist', 'interest', 'no-such-task', 'done', 404, 'NOT_FOUND'],
    ['a milestone that does not exist', 'nowhere', 'x', 'done', 400, 'BAD_INPUT'],
    ['a status that does not exist', 'interest', 'x', 'perhaps', 400, 'BAD_INPUT'],
  ])('refuses %s', async (_, slug, taskId, status, expectedStatus, code) => {
    const reply = await setTask(await createBuyer(app), slug, taskId, status);
    expect([reply.status, reply.body.code]).toEqual([expectedStatus, code]);
  });

  it('sets aside only tasks that some buyers do not have', async () => {
    const buyer = await createBuyer(app);
    const all = milestoneTexts.filter((text) => ['interest', 'pre-app', 'pre-approval'].includes(text.slug));
    for (const { slug, tasks } of all) {
      for (const task of tasks) {
        const reply = await setTask(buyer, slug, task.id, 'not-needed');
        expect(reply.status).toBe(task.optional ? 200 : 400);
      }
    }
  });
});
