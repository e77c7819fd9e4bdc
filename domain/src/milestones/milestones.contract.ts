import * as z from 'zod/mini';
import { documentReview } from '../documents/documents.contract.ts';
import { buyerEndpoint } from '../shared/endpoint.ts';
import { calendarDateField, instantField, writtenTextField } from '../shared/fields.ts';
import { milestoneSlugs } from './milestones.ts';
import { findNoteProblem } from './notes.ts';
import { taskStatuses } from './workspace.ts';

const slugField = z.enum(milestoneSlugs);

/** One card of the dashboard. `progress` is a whole percent; `docsDue` counts required documents that are owed, also anew. */
export const milestoneCard = z.object({
  id: z.int().check(z.minimum(1), z.maximum(10)),
  slug: slugField,
  progress: z.int().check(z.minimum(0), z.maximum(100)),
  docsDue: z.int().check(z.minimum(0)),
  isAvailable: z.boolean(),
  isCompleted: z.boolean(),
  lock: z.nullable(z.enum(['beta-access', 'previous'])),
});
export type MilestoneCard = z.infer<typeof milestoneCard>;

/** A day the buyer set in a milestone. Which of them lies ahead depends on the reader's own calendar. */
export const journeyDate = z.object({ slug: slugField, key: z.string(), date: calendarDateField });
export type JourneyDate = z.infer<typeof journeyDate>;

/** The buyer's journey: all ten cards in order, the whole percent completed, and every date set, earliest first. */
export const journey = z.object({
  percent: z.int().check(z.minimum(0), z.maximum(100)),
  betaAccess: z.boolean(),
  milestones: z.array(milestoneCard),
  dates: z.array(journeyDate),
});
export type Journey = z.infer<typeof journey>;

/** The buyer's own words on a milestone. */
export const milestoneNote = z.object({
  id: z.uuid(),
  text: z.string(),
  createdAt: instantField,
  updatedAt: instantField,
});
export type MilestoneNote = z.infer<typeof milestoneNote>;

/** What a buyer has settled in one milestone; notes newest first. Titles and explanations are the operator's content, joined by id and key. */
export const milestoneWorkspace = z.object({
  card: milestoneCard,
  completedAt: z.nullable(instantField),
  tasks: z.array(z.object({ id: z.string(), status: z.enum(taskStatuses) })),
  /** `document` is what was handed in last; still owed where it was sent back or is too old by now. */
  dueDocuments: z.array(
    z.object({
      key: z.string(),
      owed: z.boolean(),
      document: z.nullable(z.object({ id: z.uuid(), name: z.string(), review: documentReview })),
    }),
  ),
  dates: z.array(z.object({ key: z.string(), date: z.nullable(calendarDateField) })),
  notes: z.array(milestoneNote),
});
export type MilestoneWorkspace = z.infer<typeof milestoneWorkspace>;

/** What a note may say: 1 to 5,000 letters, not all of them blank. */
const noteTextField = z.pipe(
  writtenTextField,
  z.string().check(z.refine((text) => findNoteProblem(text) === undefined, { error: describeNoteProblem })),
);

function describeNoteProblem({ input }: { input?: unknown }): string | undefined {
  return typeof input === 'string' ? findNoteProblem(input) : undefined;
}

const noteAddress = { slug: slugField, noteId: z.uuid() };

const tags = ['Milestones'];

export const milestonesContract = {
  /** The dashboard: every milestone with the buyer's progress. */
  list: buyerEndpoint()
    .route({ method: 'GET', path: '/milestones', tags, summary: 'List the ten milestones' })
    .output(journey),
  get: buyerEndpoint('NOT_FOUND', 'MILESTONE_LOCKED')
    .route({ method: 'GET', path: '/milestones/{slug}', tags, summary: 'Open a milestone' })
    .input(z.object({ slug: slugField }))
    .output(milestoneWorkspace),
  setTask: buyerEndpoint('NOT_FOUND', 'MILESTONE_LOCKED')
    .route({
      method: 'PUT',
      path: '/milestones/{slug}/tasks/{taskId}',
      tags,
      summary: 'Set the status of a task',
      description:
        'Settling the last open task or due document completes the milestone; completed stays completed.',
    })
    .input(
      z.object({
        slug: slugField,
        taskId: z.string().check(z.minLength(1), z.maxLength(80)),
        status: z.enum(taskStatuses),
      }),
    )
    .output(milestoneWorkspace),
  setDate: buyerEndpoint('NOT_FOUND', 'MILESTONE_LOCKED')
    .route({
      method: 'PUT',
      path: '/milestones/{slug}/dates/{key}',
      tags,
      summary: 'Set or clear a date',
      description: 'A calendar day, YYYY-MM-DD; null clears it.',
    })
    .input(
      z.object({
        slug: slugField,
        key: z.string().check(z.minLength(1), z.maxLength(80)),
        date: z.nullable(calendarDateField),
      }),
    )
    .output(milestoneWorkspace),
  putNote: buyerEndpoint('NOT_FOUND', 'MILESTONE_LOCKED')
    .route({
      method: 'PUT',
      path: '/milestones/{slug}/notes/{noteId}',
      tags,
      summary: 'Add or change a note',
      description:
        'The caller chooses the id, so that a note sent twice is stored once. `createdAt` is when it was written and holds from the first time on.',
    })
    .input(z.object({ ...noteAddress, text: noteTextField, createdAt: instantField }))
    .output(milestoneWorkspace),
  deleteNote: buyerEndpoint('MILESTONE_LOCKED')
    .route({
      method: 'DELETE',
      path: '/milestones/{slug}/notes/{noteId}',
      tags,
      summary: 'Delete a note',
      description: 'Deleting one that is gone already is no error.',
    })
    .input(z.object(noteAddress))
    .output(milestoneWorkspace),
};
