import * as z from 'zod/mini';
import { done, signedUpEndpoint } from '../kernel/endpoint.ts';
import { instantField } from '../kernel/fields.ts';
import { messageField } from '../leads/leads.ts';
import { listInput } from '../staff/staff-lists.ts';

/** Messages of one reading of a thread. */
export const MESSAGES_PER_PAGE = 50;

/** Who wrote a message, as a buyer sees it. */
export const messageAuthors = ['you', 'co-buyer', 'staff'] as const;

export const messageView = z.object({
  id: z.uuid(),
  from: z.enum(messageAuthors),
  /** The name of the member of staff who wrote it; null of a buyer. */
  name: z.nullable(z.string()),
  text: z.string(),
  at: instantField,
  /** Sent from the Mortgage Assistant to a person. */
  isQuestion: z.boolean(),
  /** A document that it came with; only its owner reads the name. */
  document: z.nullable(z.object({ id: z.uuid(), name: z.nullable(z.string()) })),
});
export type MessageView = z.infer<typeof messageView>;

/** `messages` are the newest of the thread or those before the cursor, the oldest first; `next` leads to older ones. */
export const threadView = z.object({
  /** The purchase whose thread it is; what is sent names it. */
  purchaseId: z.uuid(),
  messages: z.array(messageView),
  next: z.nullable(z.string()),
  /** Messages of staff or the co-buyer that this buyer has not read. */
  unread: z.int().check(z.minimum(0)),
  /** Up to when a member of staff has read the buyers' messages. */
  readByStaffAt: z.nullable(instantField),
  /** Names of helpers who read along; not there without one. */
  readers: z.optional(z.array(z.string())),
});
export type ThreadView = z.infer<typeof threadView>;

const tags = ['Messages'];

export const messagesContract = {
  read: signedUpEndpoint()
    .route({
      method: 'GET',
      path: '/messages',
      tags,
      summary: 'Read the messages with staff about the purchase',
      successDescription: 'A page of the thread, the newest without a cursor.',
    })
    .input(z.object({ cursor: listInput.cursor }))
    .output(threadView),
  send: signedUpEndpoint('NOT_FOUND', 'KEY_REUSED')
    .route({
      method: 'PUT',
      path: '/messages/{id}',
      tags,
      summary: 'Send a message to staff',
      description:
        'Both buyers read it. The caller chooses the id, so that the same words sent twice are stored once. NOT_FOUND where the caller no longer buys with this purchase.',
      successDescription: 'The message as it is stored.',
    })
    .input(
      z.object({
        ...{ id: z.uuid(), purchaseId: z.uuid(), text: messageField },
        /** A document of the caller's that the message comes with. */
        documentId: z.optional(z.uuid()),
      }),
    )
    .output(messageView),
  markRead: signedUpEndpoint()
    .route({
      method: 'PUT',
      path: '/messages/read-mark',
      tags,
      summary: 'Say up to which message the thread was read',
    })
    .input(z.object({ upTo: instantField }))
    .output(done),
};
