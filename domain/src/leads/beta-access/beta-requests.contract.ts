import * as z from 'zod/mini';
import { staffEndpoint } from '../../kernel/endpoint.ts';
import { instantField, writtenTextField } from '../../kernel/fields.ts';
import { listInput, listPage } from '../../staff/staff-lists.ts';
import * as texts from '../en.ts';
import { betaRequestStatuses, MAX_BETA_ANSWER_LENGTH } from './beta-requests.ts';

/** A buyer's request. `milestonesDone` of ten; `decidedBy` is the member's name, null where they are gone. */
export const betaRequestRow = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  milestonesDone: z.int().check(z.minimum(0)),
  status: z.enum(betaRequestStatuses),
  requestedAt: instantField,
  decidedAt: z.nullable(instantField),
  decidedBy: z.nullable(z.string()),
  answer: z.nullable(z.string()),
});
export type BetaRequestRow = z.infer<typeof betaRequestRow>;

const answerField = z.pipe(
  writtenTextField,
  z
    .string()
    .check(z.trim(), z.maxLength(MAX_BETA_ANSWER_LENGTH, texts.characterLimit(MAX_BETA_ANSWER_LENGTH))),
);

const tags = ['Beta access'];

export const betaRequestsContract = {
  counts: staffEndpoint('read')
    .route({
      method: 'GET',
      path: '/staff/beta-requests/counts',
      tags,
      summary: 'Count requests that wait',
      successDescription: 'How many requests wait for an answer, and since when the oldest does.',
    })
    .output(z.object({ waiting: z.int().check(z.minimum(0)), oldest: z.nullable(instantField) })),
  list: staffEndpoint('addresses')
    .route({
      method: 'GET',
      path: '/staff/beta-requests',
      tags,
      summary: 'List requests for beta access, newest first',
      successDescription: 'A page of requests, and whether they need the approval of a member of staff.',
    })
    .input(
      z.object({
        /** Only requests with this status. */
        status: z.optional(z.enum(betaRequestStatuses)),
        ...listInput,
      }),
    )
    .output(z.extend(listPage(betaRequestRow), { needsApproval: z.boolean() })),
  answer: staffEndpoint('decide', 'NOT_FOUND', 'CHANGED_MEANWHILE')
    .route({
      method: 'POST',
      path: '/staff/beta-requests/{id}/answer',
      tags,
      summary: 'Approve or decline a request',
      description: 'The buyer is told, in the words of `answer`; declining needs them.',
    })
    .meta({ stores: 'records' })
    .input(
      z.object({ id: z.uuid(), decision: z.enum(['approved', 'declined']), answer: answerField }).check(
        z.refine(({ decision, answer }) => decision === 'approved' || answer !== '', {
          path: ['answer'],
          error: texts.declineReasonRequired,
        }),
      ),
    )
    .output(betaRequestRow),
};
