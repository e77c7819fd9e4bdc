import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import type { MilestoneSlug } from '@porchlight/domain/kernel/milestone-slugs.ts';
import type { Journey } from '@porchlight/domain/milestones/milestones.contract.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { listProvedTasks, type StoredProofs } from '@porchlight/domain/milestones/proved-tasks.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { getFuzzSize } from '@porchlight/testing/fuzz/fuzz-size.ts';
import { checkModel, makeStep, type Step } from '@porchlight/testing/models/model-commands.ts';
import { createBuyer, type TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

let app: TestApp;
useSharedApp((shared) => {
  app = shared;
});

/** All that a journey is: the answers, the documents, and what was ever completed. */
type Model = {
  beta: boolean;
  settled: Set<string>;
  /** Tasks that the buyer answered, which no fact ticks. */
  answered: Set<string>;
  papers: { id: string; key: string }[];
  completed: Set<number>;
};

const NOTHING: StoredProofs = {
  ...{ plan: {}, dates: new Set(), documents: new Set(), hasCoBuyer: false, hasAgent: false },
  ...{ scoredHomes: 0, hasWalkAwayPrice: false, hasOffer: false, hasContingencies: false },
  ...{ hasContract: false, hasContractDates: false, hasClosingDay: false, isInspectionOrdered: false },
  ...{ isInspectionReceived: false, isTitleOrdered: false, conditions: 0, openConditions: 0 },
  ...{ loanEstimates: 0, hasWireCall: false },
};

const PDF = new TextEncoder().encode('%PDF-1.7\nsample');
const textOf = (slug: MilestoneSlug) => {
  const text = milestoneTexts.find((candidate) => candidate.slug === slug);
  if (!text) throw new Error(`no text for ${slug}`);
  return text;
};

/** Specification 4: the first three are open; the others need beta access and the one before, or itself, completed. */
function isOpen(model: Model, id: number): boolean {
  return id <= 3 || (model.beta && (model.completed.has(id - 1) || model.completed.has(id)));
}

function describeCard(model: Model, { id, slug }: (typeof milestones)[number]) {
  const { tasks, documentRequests } = textOf(slug);
  const docsDue = documentRequests.filter(
    ({ key }) => !model.papers.some((paper) => paper.key === key),
  ).length;
  const settled = tasks.filter((task) => model.settled.has(`${slug}/${task.id}`)).length;
  const total = tasks.length + documentRequests.length;
  const isCompleted = model.completed.has(id);
  const share = Math.floor(((settled + documentRequests.length - docsDue) * 100) / total);
  return {
    id,
    slug,
    docsDue,
    isAvailable: isOpen(model, id),
    isCompleted,
    progress: isCompleted ? 100 : share,
  };
}

/** A change in an open milestone that leaves nothing open completes it, for good. */
function settle(model: Model, slug: MilestoneSlug): void {
  const milestone = milestones.find((candidate) => candidate.slug === slug);
  if (!milestone || !isOpen(model, milestone.id)) return;
  if (describeCard(model, milestone).progress === 100) model.completed.add(milestone.id);
}

/** The facts of this model are its documents. They tick when the journey is read, and a tick may open what others are in. */
function tickProved(model: Model): void {
  const proved = listProvedTasks({ ...NOTHING, documents: new Set(model.papers.map(({ key }) => key)) });
  for (const { id, slug } of milestones) {
    if (!isOpen(model, id) || model.completed.has(id)) continue;
    const ticked = proved.filter(
      (each) => each.slug === slug && !model.answered.has(`${slug}/${each.taskId}`),
    );
    for (const { taskId } of ticked) {
      model.settled.add(`${slug}/${taskId}`);
      model.answered.add(`${slug}/${taskId}`);
    }
    if (ticked.length > 0) settle(model, slug);
  }
}

async function compare(model: Model, buyer: TestBuyer): Promise<void> {
  tickProved(model);
  const journey = (await buyer.call('GET', '/api/milestones')).body as unknown as Journey;
  const cards = journey.milestones.map(({ id, slug, docsDue, isAvailable, isCompleted, progress }) => ({
    id,
    slug,
    docsDue,
    isAvailable,
    isCompleted,
    progress,
  }));
  expect(cards).toEqual(milestones.map((milestone) => describeCard(model, milestone)));
  expect(journey.percent).toBe(model.completed.size * 10);
  expect(journey.betaAccess).toBe(model.beta);
}

async function setTask(model: Model, buyer: TestBuyer, slug: MilestoneSlug, taskId: string, status: string) {
  const id = milestones.find((candidate) => candidate.slug === slug)?.id ?? 0;
  const task = textOf(slug).tasks.find((candidate) => candidate.id === taskId);
  const reply = await buyer.call('PUT', `/api/milestones/${slug}/tasks/${taskId}`, { status });
  // What cannot be set aside is refused before the milestone is checked for being open.
  if (status === 'not-needed' && task?.optional !== true) return expect(reply.body.code).toBe('BAD_INPUT');
  if (!isOpen(model, id)) return expect(reply.body.code).toBe('MILESTONE_LOCKED');
  expect(reply.status).toBe(200);
  model.answered.add(`${slug}/${taskId}`);
  if (status === 'to-do') model.settled.delete(`${slug}/${taskId}`);
  else model.settled.add(`${slug}/${taskId}`);
  settle(model, slug);
}

async function handIn(model: Model, buyer: TestBuyer, key: string): Promise<void> {
  const query = new URLSearchParams({ name: 'paper.pdf', documentRequest: key });
  const { status, body } = await buyer.call('POST', `/api/documents?${query}`, PDF);
  expect(status).toBe(201);
  model.papers.push({ id: String(body.id), key });
  const owner = milestoneTexts.find((text) => text.documentRequests.some((paper) => paper.key === key));
  if (owner) settle(model, owner.slug);
}

// The first ones more often: the others open with them.
const slugs = fc.constantFrom<MilestoneSlug>(
  'pre-app',
  'pre-approval',
  'home-search',
  ...milestones.map(({ slug }) => slug),
);
const keys = fc.constantFrom(
  ...milestoneTexts.flatMap(({ documentRequests }) => documentRequests.map(({ key }) => key)),
);
type JourneyStep = fc.Arbitrary<Step<Model, TestBuyer>>;

const setOneTask: JourneyStep = fc
  .tuple(slugs, fc.nat(), fc.constantFrom('done', 'done', 'to-do', 'not-needed'))
  .map(([slug, index, status]) => {
    const { tasks } = textOf(slug);
    const taskId = tasks[index % tasks.length]?.id ?? '';
    return makeStep(`${slug}/${taskId} := ${status}`, async (model, buyer) => {
      await setTask(model, buyer, slug, taskId, status);
      await compare(model, buyer);
    });
  });

/** All of one milestone, its tasks or its documents first. */
const finish: JourneyStep = fc.tuple(slugs, fc.boolean()).map(([slug, papersFirst]) =>
  makeStep(`finish ${slug}${papersFirst ? ', papers first' : ''}`, async (model, buyer) => {
    const { tasks, documentRequests } = textOf(slug);
    const papers = async () => {
      for (const { key } of documentRequests) await handIn(model, buyer, key);
    };
    if (papersFirst) await papers();
    for (const { id } of tasks) await setTask(model, buyer, slug, id, 'done');
    if (!papersFirst) await papers();
    await compare(model, buyer);
  }),
);

const handInOne: JourneyStep = keys.map((key) =>
  makeStep(`hand in ${key}`, async (model, buyer) => {
    await handIn(model, buyer, key);
    await compare(model, buyer);
  }),
);

const takeBack: JourneyStep = fc.nat().map((index) =>
  makeStep(
    `delete paper ${index}`,
    async (model, buyer) => {
      const [gone] = model.papers.splice(index % model.papers.length, 1);
      expect((await buyer.call('DELETE', `/api/documents/${gone?.id}`)).status).toBe(200);
      await compare(model, buyer);
    },
    (model) => model.papers.length > 0,
  ),
);

const askForBeta: JourneyStep = fc.constant(
  makeStep('ask for beta access', async (model, buyer) => {
    expect((await buyer.call('POST', '/api/beta-access')).status).toBe(200);
    model.beta = true;
    await compare(model, buyer);
  }),
);

describe('a journey', () => {
  it('goes as its model goes, whatever is done in it and in which order', async () => {
    await checkModel([setOneTask, setOneTask, finish, finish, handInOne, takeBack, askForBeta], {
      ...getFuzzSize(5, 1 / 1_000),
      maxCommands: 20,
      async begin() {
        const model: Model = {
          beta: false,
          settled: new Set(),
          answered: new Set(),
          papers: [],
          completed: new Set(),
        };
        return { model, real: await createBuyer(app) };
      },
    });
  }, 3_600_000);
});
