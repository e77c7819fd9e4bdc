import { type AccessRows, owned } from '@porchlight/testing/access/access-row.ts';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'planReadings'> = {
  'planReadings.take': owned(async ({ things }) => ({
    parameters: { id: await things.readDocument() },
    body: { facts: ['ratePercent'] },
  })),
};
