import { type AccessRows, buyer } from '@porchlight/testing/access/access-row.ts';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'today'> = { 'today.get': buyer() };
