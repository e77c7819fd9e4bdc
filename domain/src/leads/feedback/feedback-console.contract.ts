import * as z from 'zod/mini';
import { staffEndpoint } from '../../kernel/endpoint.ts';
import { instantField } from '../../kernel/fields.ts';
import { listInput, listPage } from '../../staff/staff-lists.ts';
import { RATING } from './feedback.ts';

const count = z.int().check(z.minimum(0));
const milestoneIdField = z.int().check(z.minimum(1), z.maximum(10));
const ratingField = z.int().check(z.minimum(RATING.lowest), z.maximum(RATING.highest));

/** How milestones were rated. `ratings` counts each rating from 1 to 5 in order; `mean` is null without any. */
export const feedbackSummary = z.object({
  milestones: z.array(
    z.object({
      milestoneId: milestoneIdField,
      count,
      mean: z.nullable(z.number()),
      ratings: z.array(count),
    }),
  ),
  /** The newest months with feedback in UTC, oldest first: YYYY-MM. */
  months: z.array(z.object({ month: z.string(), count, mean: z.number() })),
});
export type FeedbackSummary = z.infer<typeof feedbackSummary>;

/** What one buyer said. `writtenBy` is null for members who see no addresses and for API tokens. */
export const feedbackEntry = z.object({
  id: z.uuid(),
  milestoneId: milestoneIdField,
  rating: ratingField,
  comment: z.string(),
  createdAt: instantField,
  writtenBy: z.nullable(z.object({ name: z.string(), email: z.string() })),
});
export type FeedbackEntry = z.infer<typeof feedbackEntry>;

/** `commented` leaves out ratings without words. */
const filter = {
  /** Only feedback on the milestone with this number. */
  milestone: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10))),
  /** Only feedback with this rating. */
  rating: z.optional(z.coerce.number().check(z.int(), z.minimum(RATING.lowest), z.maximum(RATING.highest))),
  /** Only feedback with words. */
  commented: z.optional(z.literal('yes')),
};

export const feedbackFilter = z.object({ ...filter, search: listInput.search });

const tags = ['Feedback'];
const scope = 'feedback:read' as const;

export const feedbackConsoleContract = {
  figures: staffEndpoint('read')
    .meta({ scope })
    .route({
      method: 'GET',
      path: '/staff/feedback',
      tags,
      summary: 'Count ratings by milestone and by month',
    })
    .output(feedbackSummary),
  entries: staffEndpoint('read')
    .meta({ scope })
    .route({ method: 'GET', path: '/staff/feedback/entries', tags, summary: 'List feedback, newest first' })
    .input(z.object({ ...filter, ...listInput }))
    .output(listPage(feedbackEntry)),
  exportEntries: staffEndpoint(['addresses', 'export'])
    .meta({ scope, stream: true })
    .route({
      method: 'GET',
      path: '/staff/feedback/entries.csv',
      tags,
      summary: 'Download feedback as CSV',
    })
    .input(feedbackFilter)
    .output(z.file()),
};
