import * as z from 'zod/mini';
import { buyerEndpoint } from '../shared/endpoint.ts';
import { instantField } from '../shared/fields.ts';
import { milestoneSlugs } from './milestones.ts';
import { taskStatuses } from './workspace.ts';

const slugField = z.enum(milestoneSlugs);

/** One card of the dashboard. `progress` is a whole percent; `docsDue` counts required documents not yet received. */
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

/** The buyer's journey: all ten cards in order, and the whole percent completed. */
export const journey = z.object({
  percent: z.int().check(z.minimum(0), z.maximum(100)),
  betaAccess: z.boolean(),
  milestones: z.array(milestoneCard),
});
export type Journey = z.infer<typeof journey>;

/** What a buyer has settled in one milestone. Titles and explanations are the operator's content, joined by id and key. */
export const milestoneWorkspace = z.object({
  card: milestoneCard,
  completedAt: z.nullable(instantField),
  tasks: z.array(z.object({ id: z.string(), status: z.enum(taskStatuses) })),
  dueDocuments: z.array(
    z.object({ key: z.string(), document: z.nullable(z.object({ id: z.uuid(), name: z.string() })) }),
  ),
});
export type MilestoneWorkspace = z.infer<typeof milestoneWorkspace>;

export const milestonesContract = {
  /** The dashboard: every milestone with the buyer's progress. */
  list: buyerEndpoint()
    .route({ method: 'GET', path: '/milestones', tags: ['Milestones'], summary: 'List the ten milestones' })
    .output(journey),
  get: buyerEndpoint('NOT_FOUND', 'MILESTONE_LOCKED')
    .route({ method: 'GET', path: '/milestones/{slug}', tags: ['Milestones'], summary: 'Open a milestone' })
    .input(z.object({ slug: slugField }))
    .output(milestoneWorkspace),
  setTask: buyerEndpoint('NOT_FOUND', 'MILESTONE_LOCKED')
    .route({
      method: 'PUT',
      path: '/milestones/{slug}/tasks/{taskId}',
      tags: ['Milestones'],
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
};
