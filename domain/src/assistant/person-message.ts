import * as z from 'zod/mini';
import { messageField } from '../leads/leads.ts';
import { emailField, personNameField, writtenTextField } from '../shared/fields.ts';

/** Letters of a conversation that can be sent along, in UTF-16 units. */
export const LONGEST_CONVERSATION = 20_000;

/** What a person is asked: the question, and as much of the conversation as the buyer chose to send. */
export const personMessage = z.object({
  message: messageField,
  conversation: z.optional(
    z.pipe(
      writtenTextField,
      z.string().check(z.maxLength(LONGEST_CONVERSATION, 'Use at most 20,000 characters.')),
    ),
  ),
});
export type PersonMessage = z.infer<typeof personMessage>;

/** The same from somebody without an account, and where the answer goes. */
export const visitorPersonMessage = z.extend(personMessage, { name: personNameField, email: emailField });
