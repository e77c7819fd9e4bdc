import * as z from 'zod/mini';
import { emailField, personNameField, writtenTextField } from '../kernel/fields.ts';
import { messageField } from '../leads/leads.ts';
import * as texts from './en.ts';

/** The most characters of a conversation that can be sent along, in UTF-16 units. */
export const MAX_CONVERSATION_LENGTH = 20_000;

/** Passages that the assistant shows for a question at most, by their keys. */
export const MAX_SHOWN_PASSAGES = 3;

/**
 * What a person is asked: the question, as much of the conversation as the buyer chose to send, and the keys of the passages that the
 * assistant had shown for the question.
 */
export const personMessage = z.object({
  message: messageField,
  conversation: z.optional(
    z.pipe(
      writtenTextField,
      z.string().check(z.maxLength(MAX_CONVERSATION_LENGTH, texts.conversationTooLong)),
    ),
  ),
  passages: z.optional(
    z.array(z.string().check(z.minLength(1), z.maxLength(120))).check(z.maxLength(MAX_SHOWN_PASSAGES)),
  ),
});
export type PersonMessage = z.infer<typeof personMessage>;

/** The same from someone without an account, and where the answer goes. */
export const visitorPersonMessage = z.extend(personMessage, { name: personNameField, email: emailField });
