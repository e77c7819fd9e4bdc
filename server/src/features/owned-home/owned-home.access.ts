import { type AccessRows, buyer, owned } from '@porchlight/testing/access/access-row.ts';
import { sampleHomeLetter, samplePayment } from './sample-records.ts';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'ownedHome'> = {
  'ownedHome.read': buyer(),
  'ownedHome.save': buyer({
    records: [{ id: '00000000-0000-4000-8000-000000000001', kind: 'payment', content: samplePayment }],
  }),
  'ownedHome.remove': owned(async ({ things }) => ({ parameters: { id: await things.homeRecord() } }), {
    coBuyer: 'done',
    others: 'done',
    // Another purchase may use the same id for a record of its own (owned-home.test.ts).
    still: 'select count(distinct id)::int from home_records where id = $1',
  }),
  'ownedHome.letter': buyer(sampleHomeLetter),
};
