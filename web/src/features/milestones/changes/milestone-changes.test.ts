import type { MilestoneWorkspace } from '@porchlight/domain/milestones/milestones.contract.ts';
import { describe, expect, test } from 'vitest';
import { applyChanges, type MilestoneChange, parseChange, replaces } from './milestone-changes.ts';

const note = {
  id: 'n1',
  text: 'Old.',
  createdAt: '2027-01-02T00:00:00.000Z',
  updatedAt: '2027-01-02T00:00:00.000Z',
  isPrivate: false,
  author: null,
};

const stored: MilestoneWorkspace = {
  card: {
    id: 1,
    slug: 'interest',
    progress: 0,
    docsDue: 0,
    isAvailable: true,
    isCompleted: false,
    isSetAside: false,
    lock: null,
  },
  completedAt: null,
  tasks: [
    { id: 'a', status: 'to-do', because: null },
    { id: 'b', status: 'done', because: 'Ticked because your co-buyer joined.' },
  ],
  documentRequests: [],
  dates: [{ key: 'move-in-goal', date: '2027-05-01' }],
  notes: [note],
};

const change = (part: Partial<MilestoneChange>) => ({ slug: 'interest', ...part }) as MilestoneChange;

describe('what the buyer sees', () => {
  test('is what is stored with the changes on their way, the last one of each thing holding', () => {
    const shown = applyChanges(stored, [
      change({ kind: 'task', target: 'a', value: 'done' }),
      change({ kind: 'task', target: 'b', value: 'not-needed' }),
      change({ kind: 'task', target: 'b', value: 'to-do' }),
      change({ kind: 'date', target: 'move-in-goal', value: null }),
    ]);
    expect(shown.tasks.map(({ status }) => status)).toEqual(['done', 'to-do']);
    expect(shown.tasks.map(({ because }) => because)).toEqual([null, null]);
    expect(shown.dates).toEqual([{ key: 'move-in-goal', date: null }]);
    expect(stored.tasks[0]?.status).toBe('to-do');
  });

  test('has new notes by their day, changed ones in place, and deleted ones gone', () => {
    const value = { text: 'New.', createdAt: '2027-01-03T00:00:00.000Z' };
    const added = applyChanges(stored, [change({ kind: 'note', target: 'n2', value })]);
    expect(added.notes.map(({ id }) => id)).toEqual(['n2', 'n1']);
    const changed = applyChanges(added, [
      change({ kind: 'note', target: 'n1', value: { ...note, text: 'Changed.', isPrivate: true } }),
      change({ kind: 'note', target: 'n2', value: null }),
    ]);
    expect(changed.notes).toMatchObject([{ id: 'n1', text: 'Changed.', isPrivate: true }]);
  });

  test('is not touched by another milestone’s changes', () => {
    const other = change({ slug: 'offer', kind: 'task', target: 'a', value: 'done' });
    expect(applyChanges(stored, [other])).toEqual(stored);
  });
});

test('a later change to the same thing makes the earlier one pointless', () => {
  const first = change({ kind: 'task', target: 'a', value: 'done' });
  expect(replaces(change({ kind: 'task', target: 'a', value: 'to-do' }), first)).toBe(true);
  expect(replaces(change({ kind: 'task', target: 'b', value: 'done' }), first)).toBe(false);
  expect(replaces(change({ kind: 'date', target: 'a', value: null }), first)).toBe(false);
});

test.each([
  [{ slug: 'interest', kind: 'task', target: 'a', value: 'done' }, true],
  [{ slug: 'interest', kind: 'task', target: 'a', value: 'perhaps' }, false],
  [{ slug: 'nowhere', kind: 'task', target: 'a', value: 'done' }, false],
  [{ slug: 'interest', kind: 'date', target: 'a', value: null }, true],
  [{ slug: 'interest', kind: 'date', target: 'a', value: '2027-02-30' }, false],
  [{ slug: 'interest', kind: 'note', target: 'a', value: { text: 'x', createdAt: 'y' } }, true],
  [
    { slug: 'interest', kind: 'note', target: 'a', value: { text: 'x', createdAt: 'y', isPrivate: true } },
    true,
  ],
  [
    { slug: 'interest', kind: 'note', target: 'a', value: { text: 'x', createdAt: 'y', isPrivate: 1 } },
    false,
  ],
  [{ slug: 'interest', kind: 'note', target: 'a', value: { text: 7 } }, false],
  [{ slug: 'interest', kind: 'song', target: 'a', value: 'x' }, false],
  [{ slug: 'interest', kind: 'task', value: 'done' }, false],
  ['interest', false],
  [null, false],
])('what an older version or a stranger left in the browser is no change: %#', (kept, isChange) => {
  expect(parseChange(kept) !== undefined).toBe(isChange);
});
