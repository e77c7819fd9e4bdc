import * as z from 'zod/mini';
import { buyerEndpoint, done } from '../kernel/endpoint.ts';
import { instantField } from '../kernel/fields.ts';
import { homeLetterContent } from './home-letters.ts';

/** Records that one call stores at most: the payments of forty years. */
export const MAX_RECORDS_AT_ONCE = 1_000;

const flat = z.union([z.string().check(z.maxLength(5_000)), z.number(), z.boolean(), z.null()]);
const name = z.string().check(z.minLength(1), z.maxLength(40));
/** Content as it travels: its kind says which fields it has (docs/home-file.md). Amounts are whole cents. */
const recordContent = z.record(name, z.union([flat, z.array(z.record(name, flat)).check(z.maxLength(120))]));

const homeRecord = z.object({
  id: z.uuid(),
  kind: name,
  content: recordContent,
  changedAt: instantField,
});

/** A record as a helper reads it: without the ids of documents, which other grants open. */
export const sharedHomeRecord = z.object({ kind: name, content: recordContent });
export type SharedHomeRecord = z.infer<typeof sharedHomeRecord>;

const ownedHome = z.object({
  /** Those of one kind in the order in which they were entered. */
  records: z.array(homeRecord),
});
export type OwnedHome = z.infer<typeof ownedHome>;

const tags = ['Owned home'];

export const ownedHomeContract = {
  read: buyerEndpoint()
    .route({
      method: 'GET',
      path: '/owned-home',
      tags,
      summary: 'Read what is kept of the home that was bought',
      successDescription: 'Of both buyers of the purchase.',
    })
    .output(ownedHome),
  save: buyerEndpoint()
    .route({
      method: 'PUT',
      path: '/owned-home/records',
      tags,
      summary: 'Enter or change records of the home',
      description:
        'The caller chooses the ids. All are stored or none; days that follow are dates of the purchase.',
      successDescription: 'Everything that is stored.',
    })
    .input(
      z.object({
        records: z
          .array(z.object({ id: z.uuid(), kind: name, content: recordContent }))
          .check(z.minLength(1), z.maxLength(MAX_RECORDS_AT_ONCE)),
      }),
    )
    .output(ownedHome),
  remove: buyerEndpoint()
    .route({
      method: 'DELETE',
      path: '/owned-home/records/{id}',
      tags,
      summary: 'Delete a record of the home',
      description: 'Deleting one that is gone already is no error.',
    })
    .input(z.object({ id: z.uuid() }))
    .output(done),
  letter: buyerEndpoint()
    .route({
      method: 'POST',
      path: '/owned-home/letters',
      tags,
      summary: 'A letter to the servicer of the loan',
      description: 'By its kind, on Letter paper. Stores nothing.',
      successDescription: 'A PDF with the day of the letter in its name.',
    })
    .meta({ stores: 'nothing' })
    .input(z.object(homeLetterContent))
    .output(z.file()),
};
