import { isCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { type MilestoneSlug, milestoneSlugs } from '@porchlight/domain/kernel/milestone-slugs.ts';
import type { MilestoneNote, MilestoneWorkspace } from '@porchlight/domain/milestones/milestones.contract.ts';
import { type TaskStatus, taskStatuses } from '@porchlight/domain/milestones/workspace.ts';

/** `isPrivate` is missing in changes that an older release kept. */
type NoteText = { text: string; createdAt: string; isPrivate?: boolean };

/** One thing a buyer changed in a milestone. `target` is the task's id, the date's key or the note's id; null takes away. */
export type MilestoneChange = { slug: MilestoneSlug; target: string } & (
  | { kind: 'task'; value: TaskStatus }
  | { kind: 'date'; value: string | null }
  | { kind: 'note'; value: NoteText | null }
);

/** A change as it was kept in the browser; nothing when it is none, or one that an older version knew. */
export function parseChange(kept: unknown): MilestoneChange | undefined {
  if (!isRecord(kept)) return undefined;
  const slug = milestoneSlugs.find((known) => known === kept.slug);
  const { target, kind, value } = kept;
  if (slug === undefined || typeof target !== 'string') return undefined;
  if (kind === 'task') {
    const status = taskStatuses.find((known) => known === value);
    return status && { slug, target, kind, value: status };
  }
  if (kind === 'date') {
    const isDate = value === null || (typeof value === 'string' && isCalendarDate(value));
    return isDate ? { slug, target, kind, value } : undefined;
  }
  if (kind !== 'note') return undefined;
  if (value === null) return { slug, target, kind, value };
  return isNoteText(value) ? { slug, target, kind, value } : undefined;
}

/** Whether a later change makes an earlier one pointless. */
export function replaces(later: MilestoneChange, earlier: MilestoneChange): boolean {
  return later.kind === earlier.kind && later.slug === earlier.slug && later.target === earlier.target;
}

/** What the buyer sees: what is stored with the changes on their way, in the order they were made. */
export function applyChanges(
  stored: MilestoneWorkspace,
  changes: readonly MilestoneChange[],
): MilestoneWorkspace {
  return changes.filter(({ slug }) => slug === stored.card.slug).reduce(applyChange, stored);
}

function applyChange(workspace: MilestoneWorkspace, change: MilestoneChange): MilestoneWorkspace {
  if (change.kind === 'task') {
    const { target, value } = change;
    return {
      ...workspace,
      // Answered by the buyer, it is not ticked by a fact any more.
      tasks: workspace.tasks.map((task) =>
        task.id === target ? { ...task, status: value, because: null } : task,
      ),
    };
  }
  if (change.kind === 'date') {
    const { target, value } = change;
    return {
      ...workspace,
      dates: workspace.dates.map((date) => (date.key === target ? { ...date, date: value } : date)),
    };
  }
  return { ...workspace, notes: applyNote(workspace.notes, change.target, change.value) };
}

function applyNote(
  notes: readonly MilestoneNote[],
  id: string,
  value: NoteText | null,
): MilestoneWorkspace['notes'] {
  if (value === null) return notes.filter((note) => note.id !== id);
  if (notes.some((note) => note.id === id)) {
    return notes.map((note) => (note.id === id ? { ...note, ...value, createdAt: note.createdAt } : note));
  }
  const added = { id, updatedAt: value.createdAt, isPrivate: false, author: null, ...value };
  return [added, ...notes].sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
}

function isNoteText(value: unknown): value is NoteText {
  if (!isRecord(value)) return false;
  const { text, createdAt, isPrivate } = value;
  return (
    typeof text === 'string' &&
    typeof createdAt === 'string' &&
    (isPrivate === undefined || typeof isPrivate === 'boolean')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
