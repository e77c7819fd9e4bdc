import { describe, expect, it } from 'vitest';
import {
  computeWorkspaceProgress,
  countDocumentRequests,
  getTaskStatus,
  isWorkspaceFinished,
  listNextSteps,
  type MilestoneText,
  type TaskStatus,
} from './workspace.ts';

const links = [{ kind: 'portal', label: '', href: '/portal' }] as const;

const text: MilestoneText = {
  slug: 'pre-app',
  description: '',
  help: '',
  duration: '',
  cost: '',
  guideStage: 'preparing',
  tasks: [
    { id: 'a', title: 'A', detail: '', links },
    { id: 'b', title: 'B', detail: '', links, optional: true },
  ],
  dates: [],
  documentRequests: [{ key: 'pre-app.id', title: 'ID', why: '', links }],
};

function state(tasks: Record<string, TaskStatus>, received: string[] = []) {
  return { taskStatuses: new Map(Object.entries(tasks)), receivedDocuments: new Set(received) };
}

describe('what to do next in a milestone', () => {
  it.each([
    ['tasks, then documents', state({}), ['task a', 'task b', 'document pre-app.id']],
    ['what is settled is left out', state({ a: 'done', b: 'not-needed' }), ['document pre-app.id']],
    ['nothing when all is settled', state({ a: 'done', b: 'done' }, ['pre-app.id']), []],
  ] as const)('%s', (_, current, steps) => {
    expect(listNextSteps(text, current).map(({ kind, id }) => `${kind} ${id}`)).toEqual(steps);
  });
  it('names three at most', () => {
    const tasks = ['a', 'b', 'c', 'd'].map((id) => ({ id, title: id, detail: '', links }));
    expect(listNextSteps({ ...text, tasks }, state({})).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});

describe('a milestone workspace', () => {
  it.each([
    ['nothing settled', state({}), 0, 1, false],
    ['one task done', state({ a: 'done' }), 33, 1, false],
    ['an optional task set aside counts', state({ a: 'done', b: 'not-needed' }), 66, 1, false],
    ['a needed task set aside does not count', state({ a: 'not-needed', b: 'done' }), 33, 1, false],
    ['tasks the content no longer has are ignored', state({ gone: 'done' }), 0, 1, false],
    ['everything settled', state({ a: 'done', b: 'done' }, ['pre-app.id']), 100, 0, true],
    [
      'another milestone’s document does not count',
      state({ a: 'done', b: 'done' }, ['offer.contract']),
      66,
      1,
      false,
    ],
  ] as const)('%s', (_, current, progress, due, finished) => {
    expect(computeWorkspaceProgress(text, current)).toBe(progress);
    expect(countDocumentRequests(text, current.receivedDocuments)).toBe(due);
    expect(isWorkspaceFinished(text, current)).toBe(finished);
  });

  it('is never finished without anything to do', () => {
    expect(isWorkspaceFinished({ ...text, tasks: [], documentRequests: [] }, state({}))).toBe(false);
  });

  it('reads an untouched task as to do', () => {
    expect(getTaskStatus({ id: 'a', title: 'A', detail: '', links }, undefined)).toBe('to-do');
    expect(getTaskStatus({ id: 'a', title: 'A', detail: '', links }, 'waived' as TaskStatus)).toBe('to-do');
  });
});
