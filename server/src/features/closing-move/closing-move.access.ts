import { type AccessRows, buyer } from '@porchlight/testing/access/access-row.ts';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'closingMove'> = {
  'closingMove.preview': buyer({ day: '2099-01-02' }),
};
