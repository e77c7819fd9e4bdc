import { type AccessRows, everybody } from '@porchlight/testing/access/access-row.ts';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'weeklyRates'> = {
  'weeklyRates.newest': everybody(),
};
