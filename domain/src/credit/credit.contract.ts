import * as z from 'zod/mini';
import { buyerEndpoint, done } from '../kernel/endpoint.ts';
import { calendarDateField, instantField } from '../kernel/fields.ts';
import { letterEnclosures, letterRecipientAddress, letterSender } from '../kernel/letter-fields.ts';
import {
  creditCardContent,
  creditDisputeContent,
  MAX_DISPUTES,
  MAX_SCORES,
  scoreReadingContent,
} from './credit-records.ts';
import { readingSources } from './score-models.ts';
import { MAX_CARDS } from './utilization.ts';

/** A score with where it comes from. */
const scoreReading = z.object({
  id: z.uuid(),
  ...scoreReadingContent,
  source: z.enum(readingSources),
  enteredAt: instantField,
});
export type ScoreReading = z.infer<typeof scoreReading>;

const creditCard = z.object({ id: z.uuid(), ...creditCardContent, changedAt: instantField });
export type CreditCard = z.infer<typeof creditCard>;

const creditDispute = z.object({ id: z.uuid(), ...creditDisputeContent, changedAt: instantField });
export type CreditDispute = z.infer<typeof creditDispute>;

/** All that a person keeps here, and the scores that who buys with them shares. */
const creditView = z.object({
  /** The latest first. */
  scores: z.array(scoreReading),
  cards: z.array(creditCard),
  disputes: z.array(creditDispute),
  /** Null where there is no co-buyer. `scores` is null until the co-buyer shares them. */
  partner: z.nullable(z.object({ name: z.string(), scores: z.nullable(z.array(scoreReading)) })),
  /** Whether who buys with this person may see their scores. */
  isShared: z.boolean(),
  /** The sender's name and address for dispute letters, stored only at the buyer's request. */
  sender: z.nullable(letterSender),
});
export type CreditView = z.infer<typeof creditView>;

const tags = ['Credit'];
const byId = { id: z.uuid() };

export const creditContract = {
  read: buyerEndpoint()
    .route({
      method: 'GET',
      path: '/credit',
      tags,
      summary: 'Read own scores, cards and disputes',
      description:
        'Nobody else reads these: no helper, no staff, and who buys with you reads your scores only while you share them.',
      successDescription: 'All that this buyer entered, and the scores that their co-buyer shares.',
    })
    .output(creditView),
  saveScore: buyerEndpoint()
    .route({
      method: 'PUT',
      path: '/credit/scores/{id}',
      tags,
      summary: 'Enter or change a score',
      description: `The caller chooses the id, so that a score sent twice is stored once. A buyer keeps at most ${MAX_SCORES}.`,
      successDescription: 'The score as it is stored.',
    })
    .input(z.object({ ...byId, ...scoreReadingContent }))
    .output(scoreReading),
  removeScore: buyerEndpoint()
    .route({
      method: 'DELETE',
      path: '/credit/scores/{id}',
      tags,
      summary: 'Delete a score',
      description: 'Deleting one that is gone already is no error.',
    })
    .input(z.object(byId))
    .output(done),
  saveCard: buyerEndpoint()
    .route({
      method: 'PUT',
      path: '/credit/cards/{id}',
      tags,
      summary: 'Enter or change a credit card',
      description: `The caller chooses the id. A buyer keeps at most ${MAX_CARDS}. A limit of 0 is refused: where none is reported, it is null.`,
      successDescription: 'The card as it is stored.',
    })
    .input(z.object({ ...byId, ...creditCardContent }))
    .output(creditCard),
  removeCard: buyerEndpoint()
    .route({
      method: 'DELETE',
      path: '/credit/cards/{id}',
      tags,
      summary: 'Delete a credit card',
      description: 'Deleting one that is gone already is no error. Nothing happens to the card itself.',
    })
    .input(z.object(byId))
    .output(done),
  saveDispute: buyerEndpoint()
    .route({
      method: 'PUT',
      path: '/credit/disputes/{id}',
      tags,
      summary: 'Enter or change a report item and its dispute',
      description: `The caller chooses the id. A buyer keeps at most ${MAX_DISPUTES}.`,
      successDescription: 'The item as it is stored.',
    })
    .input(z.object({ ...byId, ...creditDisputeContent }))
    .output(creditDispute),
  removeDispute: buyerEndpoint()
    .route({
      method: 'DELETE',
      path: '/credit/disputes/{id}',
      tags,
      summary: 'Delete a report item',
      description:
        'Deleting one that is gone already is no error. A dispute that was sent is not withdrawn by it.',
    })
    .input(z.object(byId))
    .output(done),
  share: buyerEndpoint()
    .route({
      method: 'PUT',
      path: '/credit/sharing',
      tags,
      summary: 'Share own scores with the co-buyer, or stop',
      description: 'Holds for the present purchase: it ends when either of the two leaves it.',
      successDescription: 'What can be read from now on.',
    })
    .input(z.object({ isShared: z.boolean() }))
    .output(creditView),
  keepSender: buyerEndpoint()
    .route({
      method: 'PUT',
      path: '/credit/sender',
      tags,
      summary: 'Keep the name and address of letters, or forget them with null',
      successDescription: 'The name and address that are kept.',
    })
    .input(z.object({ sender: z.nullable(letterSender) }))
    .output(z.object({ sender: z.nullable(letterSender) })),
  letter: buyerEndpoint('NOT_FOUND')
    .route({
      method: 'POST',
      path: '/credit/disputes/{id}/letter',
      tags,
      summary: 'A letter about a dispute on Letter paper',
      description:
        'To the bureau, or to the company that reported the item. Name and address are printed and not stored.',
      successDescription: 'A PDF with the day of the letter in its name.',
    })
    .meta({ stores: 'nothing' })
    .input(
      z.object({
        ...byId,
        sender: letterSender,
        /** The day the letter carries. */
        on: calendarDateField,
        /** Of the company that reported the item; a bureau's address is known. */
        recipientAddress: z.optional(letterRecipientAddress),
        enclosures: letterEnclosures,
      }),
    )
    .output(z.file()),
};
