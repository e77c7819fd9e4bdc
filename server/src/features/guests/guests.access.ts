import { type AccessRows, buyer, everybody } from '@porchlight/testing/access/access-row.ts';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'guests'> = {
  'guests.start': everybody(),
  // Someone with an account is not ended by it, and the guest is replaced when all have called.
  'guests.end': buyer(undefined, {
    call: ({ renewGuest }) => ({ after: renewGuest }),
    owner: 'NOT_ALLOWED',
    others: 'NOT_ALLOWED',
    guest: 'done',
  }),
  'guests.entries': buyer(),
  'guests.mergeEntries': buyer({ choice: 'add' }, { owner: 'NOT_FOUND' }),
};
