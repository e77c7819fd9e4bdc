import * as z from 'zod/mini';
import { staffEndpoint } from '../kernel/endpoint.ts';
import { instantField } from '../kernel/fields.ts';
import { leadFilterFields, memberView } from '../leads/lead-inbox.ts';
import { messageField } from '../leads/leads.ts';
import { listInput, listPage } from '../staff/staff-lists.ts';
import * as texts from './en.ts';
import { threadStates } from './thread-states.ts';

/** A buyer of a purchase, as the console names them. */
const threadBuyer = z.object({ id: z.string(), name: z.string(), email: z.string() });

/** The messages of one purchase. Without `waitingSince` no buyer waits for an answer. */
export const threadRow = z.object({
  purchaseId: z.uuid(),
  buyers: z.array(threadBuyer),
  /** The beginning of the newest message, on one line, and who wrote it. */
  excerpt: z.string(),
  lastBy: z.string(),
  lastAt: instantField,
  /** When the oldest message without an answer was written. */
  waitingSince: z.nullable(instantField),
  /** Who of the staff looks after the purchase. */
  owner: z.nullable(memberView),
});
export type ThreadRow = z.infer<typeof threadRow>;

/** A message as staff read it; `conversation` and `passages` are of a question from the assistant. */
export const threadMessage = z.object({
  id: z.uuid(),
  isByStaff: z.boolean(),
  name: z.string(),
  text: z.string(),
  at: instantField,
  isQuestion: z.boolean(),
  conversation: z.nullable(z.string()),
  passages: z.array(z.string()),
  /** A document that it came with: the key of the document request that it answers, which opens it to staff, or null. */
  document: z.nullable(z.object({ id: z.uuid(), documentRequest: z.nullable(z.string()) })),
});
export type ThreadMessage = z.infer<typeof threadMessage>;

/** `messages` as in `threadView`; `readBy` says up to when each buyer has read. */
export const threadDetail = z.object({
  purchaseId: z.uuid(),
  buyers: z.array(threadBuyer),
  messages: z.array(threadMessage),
  next: z.nullable(z.string()),
  waitingSince: z.nullable(instantField),
  readBy: z.array(z.object({ name: z.string(), at: instantField })),
});
export type ThreadDetail = z.infer<typeof threadDetail>;

/** The most letters of a reply's title. */
export const MAX_REPLY_TITLE_LENGTH = 80;
/** The most replies that are kept. */
export const MAX_REPLIES = 200;

const replyTitle = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, texts.enterATitle),
    z.maxLength(MAX_REPLY_TITLE_LENGTH, texts.titleTooLong),
  );

/** An answer that staff keep for the next time. */
const savedReply = z.object({ id: z.uuid(), title: z.string(), text: z.string() });
export type SavedReply = z.infer<typeof savedReply>;

const savedReplies = z.object({ replies: z.array(savedReply) });

const count = z.int().check(z.minimum(0));
const tags = ['Messages'];
const byPurchase = { purchaseId: z.uuid() };

export const threadsContract = {
  list: staffEndpoint('answer')
    .route({
      method: 'GET',
      path: '/staff/messages',
      tags,
      summary: 'List threads, those that wait longest first',
      description: 'Threads without an open question follow, the newest first.',
    })
    .input(
      z.object({
        ...listInput,
        /** Only threads that wait for an answer, or that wait for none. */
        state: z.optional(z.enum(threadStates)),
        /** The caller's own purchases, those without an owner, those with any owner, or those of the member with this id. */
        owner: leadFilterFields.owner,
        /** Only the thread of this purchase. */
        purchaseId: z.optional(z.uuid()),
      }),
    )
    .output(listPage(threadRow)),
  counts: staffEndpoint('read')
    .route({
      method: 'GET',
      path: '/staff/messages/counts',
      tags,
      summary: 'Count threads that wait for an answer',
      successDescription:
        'How many wait, how many are of the caller’s purchases, and since when the oldest does.',
    })
    .output(z.object({ waiting: count, mine: count, oldest: z.nullable(instantField) })),
  read: staffEndpoint('answer', 'NOT_FOUND')
    .route({
      method: 'GET',
      path: '/staff/messages/{purchaseId}',
      tags,
      summary: 'Read the thread of a purchase',
      description:
        'Empty where none has been written. NOT_FOUND where there is no such purchase, or it was erased.',
    })
    .input(z.object({ ...byPurchase, cursor: listInput.cursor }))
    .output(threadDetail),
  answer: staffEndpoint('answer', 'NOT_FOUND', 'CHANGED_MEANWHILE', 'KEY_REUSED')
    .route({
      method: 'PUT',
      path: '/staff/messages/{purchaseId}/answers/{id}',
      tags,
      summary: 'Answer the buyers of a purchase',
      description:
        '`seenAt` is the instant of the newest message that was seen. Where a colleague has answered since, the answer is CHANGED_MEANWHILE, and nothing is sent. The same words sent twice under an id are stored once. Each buyer gets an email that says there is a message, without its words.',
      successDescription: 'The thread with the answer.',
    })
    .input(z.object({ ...byPurchase, id: z.uuid(), text: messageField, seenAt: z.nullable(instantField) }))
    .output(threadDetail),
  listReplies: staffEndpoint('answer')
    .route({ method: 'GET', path: '/staff/saved-replies', tags, summary: 'List saved replies by title' })
    .output(savedReplies),
  saveReply: staffEndpoint('answer')
    .route({
      method: 'PUT',
      path: '/staff/saved-replies/{id}',
      tags,
      summary: 'Keep an answer for the next time',
      description: `Every member of staff uses it. The caller chooses the id; at most ${MAX_REPLIES} are kept.`,
    })
    .input(z.object({ id: z.uuid(), title: replyTitle, text: messageField }))
    .output(savedReplies),
  removeReply: staffEndpoint('answer')
    .route({
      method: 'DELETE',
      path: '/staff/saved-replies/{id}',
      tags,
      summary: 'Remove a saved reply',
    })
    .input(z.object({ id: z.uuid() }))
    .output(savedReplies),
};
