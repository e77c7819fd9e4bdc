import { type AccessRows, buyer } from '@porchlight/testing/access/access-row.ts';

const key = 'own-00000000-0000-4000-8000-000000000001';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'purchaseDates'> = {
  'purchaseDates.list': buyer(),
  'purchaseDates.set': buyer(undefined, {
    call: () => ({ parameters: { key }, body: { day: '2099-01-02', title: 'Movers' } }),
  }),
  'purchaseDates.remove': buyer(undefined, { call: () => ({ parameters: { key } }) }),
  'purchaseDates.preview': buyer({ key: 'closing-day', day: '2099-01-02' }),
};
