import { type AccessRows, buyer } from '@porchlight/testing/access/access-row.ts';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'calendar'> = {
  'calendar.date': buyer(undefined, {
    call: () => ({ parameters: { slug: 'interest', key: 'move-in-goal' } }),
    others: 'done',
    guest: 'NOT_FOUND',
  }),
  'calendar.feed': buyer(),
  'calendar.createFeed': buyer({}),
  'calendar.removeFeed': buyer(),
};
