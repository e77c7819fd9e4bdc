import * as z from 'zod/mini';
import { documentReview } from '../documents/documents.contract.ts';
import { buyerEndpoint } from '../kernel/endpoint.ts';
import { calendarDateField, instantField, writtenTextField } from '../kernel/fields.ts';
import { milestoneSlugs } from '../kernel/milestone-slugs.ts';
import { purchaseRoles } from '../kernel/purchases/purchases.ts';
import { journeyPlaces, placeSources } from './journey-place.ts';
import { findNoteProblem } from './notes.ts';
import { NEXT_STEPS, taskStatuses } from './workspace.ts';

const slugField = z.enum(milestoneSlugs);

/**
 * One card of the dashboard. `progress` is a whole percent; `docsDue` counts required documents that still have to be uploaded, also those
 * to upload again.
 */
export const milestoneCard = z.object({
  id: z.int().check(z.minimum(1), z.maximum(10)),
  slug: slugField,
  progress: z.int().check(z.minimum(0), z.maximum(100)),
  docsDue: z.int().check(z.minimum(0)),
  isAvailable: z.boolean(),
  isCompleted: z.boolean(),
  /** Lies before the buyer's place; never so once it is completed. */
  isSetAside: z.boolean(),
  lock: z.nullable(z.enum(['beta-access', 'previous'])),
});
export type MilestoneCard = z.infer<typeof milestoneCard>;

/** A day the buyer set in a milestone. Which of them lies ahead depends on the reader's own calendar. */
export const journeyDate = z.object({ slug: slugField, key: z.string(), date: calendarDateField });
export type JourneyDate = z.infer<typeof journeyDate>;

/** Something still open: a task by its id, a document request by its key, or what staff asked for. `title` is the operator's, or staff's. */
export const nextStep = z.object({
  kind: z.enum(['task', 'document', 'asked']),
  id: z.string(),
  title: z.string(),
});
export type NextStep = z.infer<typeof nextStep>;

/** A task of a milestone under way that a stored fact ticked, and the sentence that says which. */
const provedTask = z.object({ slug: slugField, id: z.string(), title: z.string(), because: z.string() });
export type ProvedTaskView = z.infer<typeof provedTask>;

/**
 * The buyer's journey: all ten cards in order, the whole percent completed, and every date set, earliest first. `nextSteps` are the
 * first three of what staff asked for, and the open tasks and owed documents of the first open milestone that is neither completed nor set aside. `place` is where the
 * purchase is and `placeSource` what says so; null where nothing does.
 */
export const journey = z.object({
  percent: z.int().check(z.minimum(0), z.maximum(100)),
  betaAccess: z.boolean(),
  place: z.nullable(z.enum(journeyPlaces)),
  placeSource: z.nullable(z.enum(placeSources)),
  milestones: z.array(milestoneCard),
  nextSteps: z.array(nextStep).check(z.maxLength(NEXT_STEPS)),
  proved: z.array(provedTask),
  dates: z.array(journeyDate),
});
export type Journey = z.infer<typeof journey>;

/** A buyer's words on a milestone. The other buyer reads those that are not private, and changes none. */
export const milestoneNote = z.object({
  id: z.uuid(),
  text: z.string(),
  isPrivate: z.boolean(),
  /** The other buyer's name; null where it is the reader's own. */
  author: z.nullable(z.string()),
  createdAt: instantField,
  updatedAt: instantField,
});
export type MilestoneNote = z.infer<typeof milestoneNote>;

/** What a buyer has settled in one milestone; notes newest first. Titles and explanations are the operator's content, joined by id and key. */
export const milestoneWorkspace = z.object({
  card: milestoneCard,
  completedAt: z.nullable(instantField),
  /** `because` says which fact ticked it; null where a buyer did. */
  tasks: z.array(z.object({ id: z.string(), status: z.enum(taskStatuses), because: z.nullable(z.string()) })),
  /** `document` is what was uploaded last; still owed where it was sent back or is too old by now. */
  documentRequests: z.array(
    z.object({
      key: z.string(),
      owed: z.boolean(),
      /** Whose document answers it, where it is another buyer's; the file stays theirs. */
      receivedFrom: z.nullable(z.string()),
      document: z.nullable(z.object({ id: z.uuid(), name: z.string(), review: documentReview })),
    }),
  ),
  /** `from` is where else the same date is known and changed; not there where this milestone alone has it. */
  dates: z.array(
    z.object({
      key: z.string(),
      date: z.nullable(calendarDateField),
      from: z.optional(z.enum(['contract', 'dates'])),
    }),
  ),
  notes: z.array(milestoneNote),
});
export type MilestoneWorkspace = z.infer<typeof milestoneWorkspace>;

/** Who can take the tasks of a milestone, and who takes which; a task in neither is the buyers'. */
export const taskOwners = z.object({
  people: z.array(
    z.object({ id: z.uuid(), name: z.string(), role: z.enum(purchaseRoles), isYou: z.boolean() }),
  ),
  owners: z.array(z.object({ taskId: z.string(), personId: z.uuid() })),
});
export type TaskOwners = z.infer<typeof taskOwners>;

/** The text of a note: 1 to 5,000 characters, not all of them blank. */
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
  setPlace: buyerEndpoint()
    .route({
      method: 'PUT',
      path: '/milestones/place',
      tags,
      summary: 'Say where the buyer is',
      description:
        'Sets the milestones before the place aside, or of them those in `setAside`; they count as completed for opening those that follow. Null takes the answer back. Nothing is completed by it. An accepted offer or the closing day may say a later place.',
    })
    .input(z.object({ place: z.nullable(z.enum(journeyPlaces)), setAside: z.optional(z.array(slugField)) }))
    .output(journey),
  bringBack: buyerEndpoint()
    .route({
      method: 'DELETE',
      path: '/milestones/{slug}/set-aside',
      tags,
      summary: 'Bring a milestone back',
      description: 'One that is not set aside stays as it is.',
    })
    .input(z.object({ slug: slugField }))
    .output(journey),
  setTask: buyerEndpoint('NOT_FOUND', 'MILESTONE_LOCKED')
    .route({
      method: 'PUT',
      path: '/milestones/{slug}/tasks/{taskId}',
      tags,
      summary: 'Set the status of a task',
      description:
        'Settling the last open task or document request completes the milestone; completed stays completed. A task that was answered, also with `to-do`, is not ticked by a fact any more.',
    })
    .input(
      z.object({
        slug: slugField,
        taskId: z.string().check(z.minLength(1), z.maxLength(80)),
        status: z.enum(taskStatuses),
      }),
    )
    .output(milestoneWorkspace),
  listOwners: buyerEndpoint('NOT_FOUND')
    .route({ method: 'GET', path: '/milestones/{slug}/owners', tags, summary: 'List who takes which task' })
    .input(z.object({ slug: slugField }))
    .output(taskOwners),
  setOwner: buyerEndpoint('NOT_FOUND')
    .route({
      method: 'PUT',
      path: '/milestones/{slug}/tasks/{taskId}/owner',
      tags,
      summary: 'Say who takes a task',
      description: 'Somebody of the purchase; null gives it back to the buyers.',
    })
    .input(
      z.object({
        slug: slugField,
        taskId: z.string().check(z.minLength(1), z.maxLength(80)),
        personId: z.nullable(z.uuid()),
      }),
    )
    .output(taskOwners),
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
  saveMilestoneNote: buyerEndpoint('NOT_FOUND', 'MILESTONE_LOCKED')
    .route({
      method: 'PUT',
      path: '/milestones/{slug}/notes/{noteId}',
      tags,
      summary: 'Add or change a note',
      description:
        'The caller chooses the id, so that a note sent twice is stored once. `createdAt` is when it was written and holds from the first time on.',
    })
    .input(
      z.object({
        ...noteAddress,
        text: noteTextField,
        createdAt: instantField,
        isPrivate: z.optional(z.boolean()),
      }),
    )
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
