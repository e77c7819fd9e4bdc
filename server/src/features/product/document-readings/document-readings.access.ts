import type { AccessRows } from '../../../testing/access/access-row.ts';

const noForm = new TextEncoder().encode('%PDF-1.7\nx');

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'documentReadings'> = {
  'documentReadings.readDocument': { who: 'everybody', call: () => ({ body: noForm }) },
};
