import { type AccessRows, buyer } from '@porchlight/testing/access/access-row.ts';

const call = () => ({ parameters: { program: 'fhlb-cincinnati-whp' } });

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'programWatches'> = {
  'programWatches.list': buyer(),
  'programWatches.add': buyer(undefined, { call, others: 'done' }),
  'programWatches.remove': buyer(undefined, { call, others: 'done' }),
};
