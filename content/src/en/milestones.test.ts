import { guideStages } from '@porchlight/domain/guide/guide.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { computeWorkspaceProgress, isWorkspaceFinished } from '@porchlight/domain/milestones/workspace.ts';
import { describe, expect, test } from 'vitest';
import { milestoneTexts } from './milestones.ts';

/** Documents due on each card of a new account (specification 3). */
const documentsDue = {
  interest: 0,
  'pre-app': 2,
  'pre-approval': 3,
  'home-search': 0,
  offer: 1,
  'loan-application': 4,
  processing: 2,
  ctc: 0,
  funding: 1,
  'post-close': 0,
};

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/;

test('there is a text for each of the ten milestones, in order (specification 3)', () => {
  expect(milestoneTexts.map((text) => text.slug)).toEqual(milestones.map((milestone) => milestone.slug));
});

test('each milestone asks for as many documents as its card shows (specification 3)', () => {
  const counted = Object.fromEntries(milestoneTexts.map((text) => [text.slug, text.documentRequests.length]));
  expect(counted).toEqual(documentsDue);
});

test('a task id and a document key mean one thing only', () => {
  const taskIds = milestoneTexts.flatMap((text) => text.tasks.map((task) => task.id));
  const documentKeys = milestoneTexts.flatMap((text) =>
    text.documentRequests.map((document) => document.key),
  );
  expect(new Set(taskIds).size).toBe(taskIds.length);
  expect(new Set(documentKeys).size).toBe(documentKeys.length);
});

test('a date key means one thing only', () => {
  const keys = milestoneTexts.flatMap((text) => text.dates.map((date) => date.key));
  expect(new Set(keys).size).toBe(keys.length);
});

test('each document is needed by a date that a milestone has', () => {
  const keys = milestoneTexts.flatMap((text) => text.dates.map((date) => date.key));
  const needed = milestoneTexts.flatMap((text) =>
    text.documentRequests.flatMap(({ neededBy }) => neededBy ?? []),
  );
  expect(needed.length).toBeGreaterThan(0);
  for (const key of needed) expect(keys).toContain(key);
});

test('no two documents or tasks carry the same title', () => {
  const titles = milestoneTexts.flatMap((text) =>
    [...text.tasks, ...text.documentRequests].map((one) => one.title),
  );
  expect(new Set(titles).size).toBe(titles.length);
});

describe.each(milestoneTexts.map((text) => [text.slug, text] as const))('%s', (slug, text) => {
  test('has 6 to 12 tasks with stable ids, and documents keyed by the milestone', () => {
    expect(text.tasks.length).toBeGreaterThanOrEqual(6);
    expect(text.tasks.length).toBeLessThanOrEqual(12);
    for (const task of text.tasks) expect(task.id).toMatch(kebabCase);
    for (const document of text.documentRequests) {
      expect(document.key.startsWith(`${slug}.`)).toBe(true);
      expect(document.key.slice(slug.length + 1)).toMatch(kebabCase);
    }
  });

  test('has 1 to 4 dates to set, each with a hint', () => {
    expect(text.dates.length).toBeGreaterThanOrEqual(1);
    expect(text.dates.length).toBeLessThanOrEqual(4);
    for (const date of text.dates) {
      expect(date.key).toMatch(kebabCase);
      expect(date.title.length, date.title).toBeLessThanOrEqual(40);
      expect(date.title).toMatch(/^[A-Z].*[^.]$/);
      expect(date.hint.length, date.hint).toBeGreaterThanOrEqual(40);
      expect(date.hint.length, date.hint).toBeLessThanOrEqual(160);
    }
  });

  test('leads to a stage that the guide explains', () => {
    const explained = guideStages.filter((stage) => stage.id !== 'final').map((stage) => stage.slug);
    expect(explained).toContain(text.guideStage);
  });

  test('keeps to lengths that fit a card and a checklist', () => {
    expect(text.description.length).toBeLessThanOrEqual(48);
    expect(text.description).not.toMatch(/\.$/);
    expect(text.help.split(/[.?] /).length).toBeLessThanOrEqual(3);
    for (const line of [text.duration, text.cost]) expect(line.length).toBeLessThanOrEqual(180);
    for (const task of text.tasks) {
      expect(task.title.length, task.title).toBeLessThanOrEqual(60);
      expect(task.title).toMatch(/^[A-Z].*[^.]$/);
      expect(task.detail.length, task.detail).toBeGreaterThanOrEqual(60);
      expect(task.detail.length, task.detail).toBeLessThanOrEqual(290);
    }
    for (const document of text.documentRequests) {
      expect(document.title.length).toBeLessThanOrEqual(60);
      expect(document.why.length, document.why).toBeLessThanOrEqual(260);
    }
  });

  test('speaks calmly and promises nothing', () => {
    expect(JSON.stringify(text)).not.toMatch(/!|guarantee|you will be approved|lowest rate|best rate/i);
  });

  test('can be finished by a buyer who has none of the optional things', () => {
    const required = text.tasks.filter((task) => task.optional !== true);
    const state = {
      taskStatuses: new Map(
        text.tasks.map((task) => [task.id, task.optional === true ? 'not-needed' : 'done'] as const),
      ),
      receivedDocuments: new Set(text.documentRequests.map((document) => document.key)),
    };
    expect(required.length).toBeGreaterThanOrEqual(6);
    expect(isWorkspaceFinished(text, state)).toBe(true);
    expect(computeWorkspaceProgress(text, state)).toBe(100);
  });
});

test('the facts of the guide stand in the milestones word for word (specification 2)', () => {
  const everything = JSON.stringify(milestoneTexts);
  const facts = [
    'most 43% is preferred',
    'typically 1-3%',
    '2-5% of the loan',
    'at least 3 business days before closing',
    '2-4 weeks',
    '$300-$500',
    '$400-$700',
    'ay stubs from the last 30 days',
    'tax returns for two years',
    'ank statements for 2-3 months',
    'ithin 24 hours of closing',
    '1-3% of the home’s value a year',
    '$300-$600 a year plus a fee for each visit',
    '$250,000 single and $500,000 married couples',
  ];
  for (const fact of facts) expect(everything, fact).toContain(fact);
});
