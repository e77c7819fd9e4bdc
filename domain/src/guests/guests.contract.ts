import * as z from 'zod/mini';
import { account } from '../accounts/accounts.contract.ts';
import { visitorFields } from '../accounts/challenge/challenge.ts';
import { guestKinds } from '../accounts/guests.ts';
import { buyerEndpoint, done, publicEndpoint, signedUpEndpoint } from '../kernel/endpoint.ts';

/** How many things a guest entered, by what they are. */
const guestEntries = z.object({ facts: z.int(), homes: z.int(), dates: z.int() });
export type GuestEntries = z.infer<typeof guestEntries>;

const tags = ['Guests'];

export const guestsContract = {
  start: publicEndpoint('LOOKS_AUTOMATED', 'NOT_ALLOWED')
    .route({
      method: 'POST',
      path: '/guests',
      tags,
      summary: 'Use the portal without an account',
      description:
        'Opens a purchase for 14 days under a cookie of its own: an empty one, or a sample. A guest who has begun one of that kind goes on with it; another kind takes its place.',
    })
    .meta({ stores: 'sign-in' })
    .input(z.object({ kind: z.enum(guestKinds), ...visitorFields }))
    .output(account),
  end: buyerEndpoint('NOT_ALLOWED')
    .route({
      method: 'DELETE',
      path: '/guests/current',
      tags,
      summary: 'Delete all that the guest entered',
    })
    .meta({ rlsExemption: 'a whole guest goes, with what no request of a buyer may delete' })
    .output(done),
  entries: signedUpEndpoint()
    .route({
      method: 'GET',
      path: '/guests/entries',
      tags,
      summary: 'Read what was entered as a guest before signing in',
      description: 'Null where this browser holds no guest, or one who entered nothing.',
    })
    .meta({ rlsExemption: 'reads the rows of the guest whose cookie the browser holds' })
    .output(z.nullable(guestEntries)),
  mergeEntries: signedUpEndpoint('NOT_FOUND')
    .route({
      method: 'POST',
      path: '/guests/entries',
      tags,
      summary: 'Add what was entered as a guest to the own purchase, or drop it',
      description:
        'What the purchase has already stays as it is. NOT_FOUND where this browser holds no guest any more.',
    })
    .meta({ stores: 'sign-in', rlsExemption: 'moves the rows of the guest whose cookie the browser holds' })
    .input(z.object({ choice: z.enum(['add', 'drop']) }))
    .output(done),
};
