import * as z from 'zod/mini';
import { staffEndpoint } from '../kernel/endpoint.ts';
import { instantField } from '../kernel/fields.ts';
import { memberIdField, memberView } from '../leads/lead-inbox.ts';
import { messageField } from '../leads/leads.ts';
import { listInput, listPage } from '../staff/staff-lists.ts';
import * as texts from './en.ts';
import { questionStatuses } from './question-statuses.ts';

/**
 * A question that someone sent from the assistant to a person. `buyerId` is the account that sent it, null for a visitor. `version` goes up
 * with every change of status or owner.
 */
export const questionRow = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  buyerId: z.nullable(z.string()),
  /** The beginning of the question, on one line. */
  excerpt: z.string(),
  status: z.enum(questionStatuses),
  owner: z.nullable(memberView),
  version: z.int(),
  createdAt: instantField,
});
export type QuestionRow = z.infer<typeof questionRow>;

/** `passages` are the keys of what the assistant had shown; `answered` is who first set it to that, by name, and when. */
export const questionDetail = z.extend(questionRow, {
  message: z.string(),
  conversation: z.nullable(z.string()),
  passages: z.array(z.string()),
  answered: z.nullable(z.object({ by: z.string(), at: instantField })),
  /** What a visitor was answered by email. */
  answer: z.nullable(z.string()),
  /** The purchase in whose messages a buyer is answered. */
  purchaseId: z.nullable(z.uuid()),
});
export type QuestionDetail = z.infer<typeof questionDetail>;

const filter = {
  /** Only questions with this status. */
  status: z.optional(z.enum(questionStatuses)),
  /** The caller's own questions, those without an owner, or those of the member with this id. */
  owner: z.optional(z.union([z.enum(['me', 'nobody']), memberIdField])),
};
const tags = ['Assistant'];

export const questionsContract = {
  list: staffEndpoint('answer')
    .route({
      method: 'GET',
      path: '/staff/questions',
      tags,
      summary: 'List questions to a person, newest first',
    })
    .input(z.object({ ...listInput, ...filter }))
    .output(listPage(questionRow)),
  counts: staffEndpoint('read')
    .route({
      method: 'GET',
      path: '/staff/questions/counts',
      tags,
      summary: 'Count questions that nobody has answered',
      successDescription: 'How many wait for an answer, and since when the oldest does.',
    })
    .output(z.object({ waiting: z.int().check(z.minimum(0)), oldest: z.nullable(instantField) })),
  read: staffEndpoint('answer', 'NOT_FOUND')
    .route({
      method: 'GET',
      path: '/staff/questions/{id}',
      tags,
      summary: 'Read a question with its conversation and the passages that were shown',
    })
    .input(z.object({ id: z.uuid() }))
    .output(questionDetail),
  change: staffEndpoint('answer', 'NOT_FOUND', 'CHANGED_MEANWHILE')
    .route({
      method: 'PATCH',
      path: '/staff/questions/{id}',
      tags,
      summary: 'Change the status or owner of a question',
      description:
        '`version` is the one that was seen. Where somebody was faster the answer is CHANGED_MEANWHILE, which says what is there now.',
    })
    .input(
      z
        .object({
          id: z.uuid(),
          version: z.int(),
          status: z.optional(z.enum(questionStatuses)),
          ownerId: z.optional(z.nullable(memberIdField)),
        })
        .check(
          z.refine(({ status, ownerId }) => status !== undefined || ownerId !== undefined, {
            path: ['status'],
            error: texts.sayWhichStatus,
          }),
        ),
    )
    .output(questionDetail),
  answer: staffEndpoint('answer', 'NOT_FOUND', 'CHANGED_MEANWHILE')
    .route({
      method: 'PUT',
      path: '/staff/questions/{id}/answer',
      tags,
      summary: 'Answer a visitor by email',
      description:
        'The question keeps the answer. CHANGED_MEANWHILE where it was answered already; the same words sent again are sent once. A buyer with an account is answered in the messages of their purchase.',
    })
    .input(z.object({ id: z.uuid(), text: messageField }))
    .output(questionDetail),
};
